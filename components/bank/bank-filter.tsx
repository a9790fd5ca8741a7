'use client';
import { RecordFilter } from '@/components/layout/record-filter';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { bankHref, bankPath, bankStatusNames } from '@/lib/payments/rules/bank-list';
import { listedBankStatuses, type BankFilters, type ListedBankStatus } from '@/lib/payments/schema/bank-list';

/** Filters the entries of the bank account by status, words, direction and day. */
export function BankFilter({
  filters,
  counts,
}: {
  filters: BankFilters;
  counts: Record<ListedBankStatus | 'all', number>;
}) {
  return (
    <RecordFilter
      action={bankPath}
      hrefFor={(status) => bankHref({ ...filters, status })}
      filters={filters}
      statuses={listedBankStatuses}
      names={bankStatusNames}
      counts={counts}
      label="Name, reference, amount, order or invoice"
      days={{ from: 'Booked from', to: 'Booked to' }}
    >
      <Field label="Money">
        {(ids) => (
          <Select {...ids} name="direction" defaultValue={filters.direction ?? ''}>
            <option value="">In and out</option>
            <option value="in">In</option>
            <option value="out">Out</option>
          </Select>
        )}
      </Field>
    </RecordFilter>
  );
}
