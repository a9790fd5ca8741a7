import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { anyStatusName, orderStatuses } from '@/lib/orders/rules/status';
import type { OrderStatus } from '@/lib/orders/rules/status';

/** Links that filter a list of orders by status, with the number of each. */
export function StatusFilter({
  counts,
  current,
  hrefFor,
}: {
  counts: Record<string, number>;
  current: OrderStatus | undefined;
  hrefFor: (state: OrderStatus | undefined) => string;
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...orderStatuses.map((state) => ({ state, name: anyStatusName(state), count: counts[state] ?? 0 })),
  ];
  return (
    <nav aria-label="Filter by status" className="no-print my-5">
      <ul className="flex flex-wrap gap-2">
        {entries
          .filter(({ state, count }) => count > 0 || state === current || state === undefined)
          .map(({ state, name, count }) => (
            <li key={name}>
              <Link
                href={hrefFor(state)}
                aria-current={state === current ? 'true' : undefined}
                className={classNames(
                  'flex min-h-9 items-center gap-1.5 rounded-card border px-3 text-sm font-medium',
                  state === current
                    ? 'border-ink bg-ink text-ground'
                    : 'border-line-strong bg-surface hover:border-ink',
                )}
              >
                {name} <span className="tabular-nums opacity-75">{count}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
