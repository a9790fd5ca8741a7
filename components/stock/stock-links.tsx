import { StatusLinks } from '@/components/layout/status-links';
import { stockHref } from '@/lib/inventory/rules';
import type { StockFilters } from '@/lib/inventory/schema';

/** Leads to all SKUs, to those that should be ordered again, and to those for which somebody waits. */
export function StockLinks({
  counts,
  filters,
}: {
  counts: { all: number; low: number; wanted: number };
  filters: StockFilters;
}) {
  return (
    <StatusLinks
      entries={[
        { state: undefined, name: 'All', count: counts.all },
        { state: 'low' as const, name: 'At the reorder point', count: counts.low },
        { state: 'wanted' as const, name: 'Somebody waits', count: counts.wanted },
      ]}
      current={filters.wanted ? 'wanted' : filters.low && 'low'}
      hrefFor={(state) =>
        stockHref({
          ...filters,
          low: state === 'low' ? '1' : undefined,
          wanted: state === 'wanted' ? '1' : undefined,
        })
      }
    />
  );
}
