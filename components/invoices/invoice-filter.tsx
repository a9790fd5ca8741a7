'use client';
import { RecordFilter } from '@/components/layout/record-filter';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { invoicesHref, invoicesPath } from '@/lib/invoices/rules/href';
import { invoiceStatusNames, seriesNames } from '@/lib/invoices/rules/texts';
import { listedStatuses, type InvoiceFilters, type ListedStatus } from '@/lib/invoices/schema/inputs';
import { invoiceSeries } from '@/lib/invoices/schema/invoice';

/** Filters the list of invoices by status, words, type and day of issue. */
export function InvoiceFilter({
  filters,
  counts,
}: {
  filters: InvoiceFilters;
  counts: Record<ListedStatus | 'all', number>;
}) {
  return (
    <RecordFilter
      action={invoicesPath}
      hrefFor={(status) => invoicesHref({ ...filters, status })}
      filters={filters}
      statuses={listedStatuses}
      names={invoiceStatusNames}
      counts={counts}
      label="Number, order or customer"
      days={{ from: 'Issued from', to: 'Issued to' }}
    >
      <Field label="Type">
        {(ids) => (
          <Select {...ids} name="series" defaultValue={filters.series ?? ''}>
            <option value="">All</option>
            {invoiceSeries.map((each) => (
              <option key={each} value={each}>
                {seriesNames[each]}s
              </option>
            ))}
          </Select>
        )}
      </Field>
    </RecordFilter>
  );
}
