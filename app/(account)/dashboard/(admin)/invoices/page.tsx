import type { Metadata } from 'next';
import { ChainCheck } from '@/components/invoices/chain-check';
import { EInvoiceHint } from '@/components/invoices/e-invoice-hint';
import { InvoiceFilter } from '@/components/invoices/invoice-filter';
import { InvoiceTable } from '@/components/invoices/invoice-table';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countInvoices, listInvoices } from '@/lib/invoices/queries/invoices';
import { issuesEInvoices } from '@/lib/invoices/rules/e-invoice/problem';
import { invoicesHref, invoicesPath } from '@/lib/invoices/rules/href';
import { invoiceFilters } from '@/lib/invoices/schema/inputs';
import { findShop } from '@/lib/settings/queries';
import { dayAt } from '@/lib/shared/dates';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Invoices',
  description: 'Invoices and credit notes.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function InvoicesPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = invoiceFilters.parse(query);
  await requireRight('invoices.view', invoicesHref(filters));
  const [found, counts, shop] = await Promise.all([
    listInvoices(filters, pageNumber(query.page)),
    countInvoices(),
    findShop(),
  ]);
  const today = dayAt(new Date(), shop.timeZone);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Invoices</h1>
        <a
          href={invoicesHref(filters, '/api/invoices/export')}
          download
          className={buttonClasses('secondary', 'sm')}
        >
          Export as CSV
        </a>
      </div>
      <p className="mt-3 mb-4 max-w-prose text-muted">
        Each shipment gets its invoice by itself, and each return or refund its credit note. Issued documents
        are never changed or deleted.
      </p>
      {!issuesEInvoices(shop) && <EInvoiceHint />}
      <ChainCheck />
      <InvoiceFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <InvoiceTable rows={found.rows} filters={filters} locale={shop.locale} today={today} />
      ) : invoicesHref({ ...filters, sort: undefined }) !== invoicesPath ? (
        <EmptyState title="No invoices match" action={<ButtonLink href={invoicesPath}>Show all</ButtonLink>}>
          Try fewer words, another status or other days.
        </EmptyState>
      ) : (
        <EmptyState title="No invoices yet">The first one is issued when an order ships.</EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => invoicesHref({ ...filters, page })}
      />
    </>
  );
}
