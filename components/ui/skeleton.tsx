import { classNames } from './class-names';

/** A quiet block where something is about to be. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-card bg-line/70', className)} />;
}
