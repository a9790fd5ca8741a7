'use client';
import { RecordFilter } from '@/components/layout/record-filter';
import { returnStatusNames } from '@/lib/orders/rules/return-lines';
import { returnsHref, returnsPath } from '@/lib/orders/rules/return-list';
import type { ReturnFilters } from '@/lib/orders/schema/return-list';
import type { ReturnStatus } from '@/lib/orders/schema/returns';

/** Filters the list of returns by status, words and day of request. */
export function ReturnFilter({
  filters,
  counts,
}: {
  filters: ReturnFilters;
  counts: Record<ReturnStatus | 'all', number>;
}) {
  return (
    <RecordFilter
      action={returnsPath}
      hrefFor={(status) => returnsHref({ ...filters, status })}
      filters={filters}
      statuses={Object.keys(returnStatusNames) as ReturnStatus[]}
      names={returnStatusNames}
      counts={counts}
      label="Return, order or customer"
      days={{ from: 'Requested from', to: 'Requested to' }}
    />
  );
}
