import { StatusLinks } from '@/components/layout/status-links';
import { anyStatusName, orderStatuses } from '@/lib/orders/rules/status';
import type { ListStatus } from '@/lib/orders/rules/status';

/** Partly shipped comes after confirmed, of which it is a part. */
const shownStatuses: ListStatus[] = orderStatuses.flatMap((state): ListStatus[] =>
  state === 'confirmed' ? [state, 'partly-shipped'] : [state],
);

/** Links that filter a list of orders by status, with the number of each. */
export function StatusFilter({
  counts,
  current,
  hrefFor,
}: {
  counts: Record<string, number>;
  current: ListStatus | undefined;
  hrefFor: (state: ListStatus | undefined) => string;
}) {
  // Partly shipped orders are among the confirmed ones.
  const all = orderStatuses.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  if (all === 0) return null;
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...shownStatuses.map((state) => ({ state, name: anyStatusName(state), count: counts[state] ?? 0 })),
  ];
  const shown = entries.filter(({ state, count }) => count > 0 || state === current || state === undefined);
  return <StatusLinks entries={shown} current={current} hrefFor={hrefFor} />;
}
