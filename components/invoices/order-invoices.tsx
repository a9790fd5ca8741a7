import { Card } from '@/components/ui/card';
import { documentTitle } from '@/lib/invoices/rules/texts';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import type { InvoiceRow } from '@/lib/invoices/schema/invoice';
import { InvoiceBadge } from './invoice-badge';
import { InvoiceFiles } from './invoice-files';

/** The invoices and credit notes of an order, each with its files. Nothing before the first shipment. */
export function OrderInvoices({
  invoices,
  locale,
  today,
}: {
  invoices: InvoiceRow[];
  locale: string;
  today: string;
}) {
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-4 text-2xl">
        Invoices
      </h2>
      <ul className="flex flex-col gap-3">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <div>
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {documentTitle(invoice)} <InvoiceBadge invoice={invoice} today={today} />
                </p>
                <p className="text-sm text-muted">
                  {formatDay(invoice.issuedOn, locale)}
                  {invoice.status === 'open' && invoice.dueOn && `, due ${formatDay(invoice.dueOn, locale)}`}
                  {`, ${formatMoney(invoice.gross, invoice.currency, locale)}`}
                </p>
              </div>
              <InvoiceFiles invoice={invoice} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
