'use client';
import { RecordFilter } from '@/components/layout/record-filter';
import { creditHref, creditPath, creditStatusNames } from '@/lib/credit/rules/href';
import { creditListStatuses, type CreditFilters, type CreditListStatus } from '@/lib/credit/schema';

/** Filters the list of credit accounts by status, and by name or email. */
export function CreditFilter({
  filters,
  counts,
}: {
  filters: CreditFilters;
  counts: Record<CreditListStatus | 'all', number>;
}) {
  return (
    <RecordFilter
      action={creditPath}
      hrefFor={(status) => creditHref({ ...filters, status })}
      filters={filters}
      statuses={creditListStatuses}
      names={creditStatusNames}
      counts={counts}
      label="Name or email"
    />
  );
}
