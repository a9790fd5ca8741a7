import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
import { discountsHref, discountsPath } from '@/lib/discounts/rules/describe';
import { discountStatuses, discountStatusNames, type DiscountStatus } from '@/lib/discounts/rules/status';
import type { DiscountFilters } from '@/lib/discounts/schema';

/** Links for the statuses with the number of discounts in each, and the search. */
export function DiscountFilter({
  filters,
  counts,
}: {
  filters: DiscountFilters;
  counts: Record<DiscountStatus, number>;
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...discountStatuses.map((state) => ({ state, name: discountStatusNames[state], count: counts[state] })),
  ];
  return (
    <>
      <StatusLinks
        entries={entries}
        current={filters.status}
        hrefFor={(status) => discountsHref({ ...filters, status })}
      />
      <ListSearch
        action={discountsPath}
        label="Name or code"
        text={filters.q}
        kept={{ status: filters.status }}
      />
    </>
  );
}
