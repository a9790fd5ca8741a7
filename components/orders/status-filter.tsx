import { StatusLinks } from '@/components/layout/status-links';
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
  const shown = entries.filter(({ state, count }) => count > 0 || state === current || state === undefined);
  return <StatusLinks entries={shown} current={current} hrefFor={hrefFor} />;
}
