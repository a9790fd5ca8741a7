import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
import { blanketOrdersHref, blanketOrdersPath } from '@/lib/blanket-orders/rules/paths';
import {
  blanketOrderStatuses,
  blanketStatusName,
  type BlanketOrderStatus,
} from '@/lib/blanket-orders/rules/status';
import type { BlanketFilters } from '@/lib/blanket-orders/schema';

/** Links for the statuses with the number of blanket orders in each, and the search. */
export function BlanketFilter({
  filters,
  counts,
}: {
  filters: BlanketFilters;
  counts: Record<BlanketOrderStatus, number>;
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...blanketOrderStatuses.map((state) => ({
      state,
      name: blanketStatusName(state),
      count: counts[state],
    })),
  ];
  const { status, q, sort } = filters;
  return (
    <>
      <StatusLinks
        entries={entries}
        current={status}
        hrefFor={(one) => blanketOrdersHref({ ...filters, status: one })}
      />
      <ListSearch
        action={blanketOrdersPath}
        label="Number, company, purchase order or SKU"
        text={q}
        kept={{ status, sort }}
      />
    </>
  );
}
