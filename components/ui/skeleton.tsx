import { classNames } from './class-names';

/** A pulsing placeholder for content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-card bg-line/70', className)} />;
}
