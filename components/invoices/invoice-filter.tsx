'use client';
import Form from 'next/form';
import { StatusLinks } from '@/components/layout/status-links';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { invoicesHref, invoicesPath } from '@/lib/invoices/rules/href';
import { invoiceStatusNames, seriesNames } from '@/lib/invoices/rules/texts';
import { listedStatuses, type InvoiceFilters, type ListedStatus } from '@/lib/invoices/schema/inputs';
import { invoiceSeries } from '@/lib/invoices/schema/invoice';

/** Links for the statuses with the number of documents in each; search by words, type and day of issue. */
export function InvoiceFilter({
  filters,
  counts,
}: {
  filters: InvoiceFilters;
  counts: Record<ListedStatus | 'all', number>;
}) {
  const { status, series, q, from, to, sort } = filters;
  const entries = [
    { state: undefined, name: 'All', count: counts.all },
    ...listedStatuses.map((state) => ({ state, name: invoiceStatusNames[state], count: counts[state] })),
  ];
  return (
    <>
      <StatusLinks
        entries={entries}
        current={status}
        hrefFor={(state) => invoicesHref({ ...filters, status: state })}
      />
      <Form
        key={JSON.stringify(filters)}
        action={invoicesPath}
        role="search"
        className="mb-5 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]"
      >
        {status && <input type="hidden" name="status" value={status} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <Field label="Number, order or customer">
          {(ids) => <TextInput {...ids} type="search" name="q" defaultValue={q} maxLength={100} />}
        </Field>
        <Field label="Type">
          {(ids) => (
            <Select {...ids} name="series" defaultValue={series ?? ''}>
              <option value="">All</option>
              {invoiceSeries.map((each) => (
                <option key={each} value={each}>
                  {seriesNames[each]}s
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Issued from">
          {(ids) => <TextInput {...ids} type="date" name="from" defaultValue={from} />}
        </Field>
        <Field label="Issued to">
          {(ids) => <TextInput {...ids} type="date" name="to" defaultValue={to} />}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
    </>
  );
}
