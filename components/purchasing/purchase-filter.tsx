import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
import { purchasesHref, purchasingPath } from '@/lib/purchasing/rules/paths';
import { purchaseStateNames, purchaseStates, type PurchaseState } from '@/lib/purchasing/rules/status';
import type { PurchaseFilters } from '@/lib/purchasing/schema/orders';

/** Links for the states with the number of orders in each, and the search. */
export function PurchaseFilter({
  filters,
  counts,
}: {
  filters: PurchaseFilters;
  counts: Record<PurchaseState, number>;
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...purchaseStates.map((state) => ({ state, name: purchaseStateNames[state], count: counts[state] })),
  ];
  return (
    <>
      <StatusLinks
        entries={entries}
        current={filters.state}
        hrefFor={(state) => purchasesHref({ ...filters, state })}
      />
      <ListSearch
        action={purchasingPath}
        label="Number, supplier, SKU or part number"
        text={filters.q}
        kept={{ state: filters.state, supplier: filters.supplier, sort: filters.sort }}
      />
    </>
  );
}
