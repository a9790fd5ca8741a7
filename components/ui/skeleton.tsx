import { classNames } from './class-names';

/** A quiet block where something is about to be. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-card bg-line/70', className)} />;
}

/** The loading state of a whole page. */
export function PageSkeleton({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" aria-label={label} className="mx-auto w-full max-w-7xl px-4 py-10">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
      <Skeleton className="mt-4 h-40 w-full" />
    </div>
  );
}
