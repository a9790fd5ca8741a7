'use client';
import { Link } from '@/components/ui/link';
import { Allowed } from '@/components/layout/allowed';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { invoicesHref } from '@/lib/invoices/rules/href';
import { seriesNames } from '@/lib/invoices/rules/texts';
import type { InvoiceFilters } from '@/lib/invoices/schema/inputs';
import type { InvoiceRow } from '@/lib/invoices/schema/invoice';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { sortableColumn } from '@/lib/shared/sorting';
import { CreditDialog } from './credit-dialog';
import { InvoiceBadge } from './invoice-badge';
import { InvoiceFiles } from './invoice-files';

/** Invoices and credit notes, each with its files and, for those who may, a way to credit it. */
export function InvoiceTable({
  rows,
  filters,
  locale,
  today,
}: {
  rows: InvoiceRow[];
  filters: InvoiceFilters;
  locale: string;
  today: string;
}) {
  const sorting = {
    sort: filters.sort,
    fallback: '-issued',
    hrefFor: (sort: InvoiceFilters['sort']) => invoicesHref({ ...filters, sort }),
  };
  return (
    <Table
      caption="Invoices and credit notes"
      columns={[
        'Number',
        sortableColumn('Issued', 'issued', sorting),
        { title: 'Customer', spare: true },
        'Status',
        { ...sortableColumn('Amount', 'total', { ...sorting, first: 'descending' }), right: true },
        'Files',
      ]}
    >
      {rows.map((row) => (
        <InvoiceLine key={row.id} row={row} locale={locale} today={today} />
      ))}
    </Table>
  );
}

function InvoiceLine({ row, locale, today }: { row: InvoiceRow; locale: string; today: string }) {
  const money = (amount: number) => formatMoney(amount, row.currency, locale);
  const isNote = row.series === 'credit-note';
  return (
    <TableRow>
      <TableCell label="">
        <span className="font-semibold wrap-anywhere">{row.number}</span>
        <span className="block text-sm text-muted">
          {seriesNames[row.series]} for{' '}
          <Link href={`/dashboard/manageOrder/${row.orderNumber}`} className="underline underline-offset-4">
            {row.orderNumber}
          </Link>
        </span>
      </TableCell>
      <TableCell label="Issued" className="text-sm whitespace-nowrap">
        {formatDay(row.issuedOn, locale)}
        {row.status === 'open' && row.dueOn && (
          <span className="block text-muted">due {formatDay(row.dueOn, locale)}</span>
        )}
      </TableCell>
      <TableCell label="Customer" className={`wrap-anywhere ${spareColumn}`}>
        {row.buyer}
      </TableCell>
      <TableCell label="Status">
        <InvoiceBadge invoice={row} today={today} />
      </TableCell>
      <TableCell label="Amount" className="figures md:text-right">
        {money(isNote ? -row.gross : row.gross)}
        {row.credited > 0 && row.credited < row.gross && (
          <span className="block text-sm text-muted">{money(row.credited)} credited</span>
        )}
      </TableCell>
      <TableCell label="Files">
        <div className="flex flex-wrap gap-2">
          <InvoiceFiles invoice={row} />
          {!isNote && row.credited < row.gross && (
            <Allowed right="invoices.edit">
              <CreditDialog invoice={row} locale={locale} />
            </Allowed>
          )}
        </div>
      </TableCell>
    </TableRow>
  );
}
