import type { Receivable } from '../../orders/rules/payments';
import type { Order } from '../../orders/schema/order';
import type { InvoiceContent, InvoiceSeries, InvoiceStatus } from '../schema/invoice';

type Issued = {
  series: InvoiceSeries;
  cause: string;
  shipmentId: string;
  content: Pick<InvoiceContent, 'gross' | 'dueOn'>;
};

const isReissue = ({ cause }: Issued) => cause.startsWith('reissue ');

/**
 * What the documents of an order say about what is owed for it. What was invoiced for an undone shipment and credited
 * again doesn't count: its units are still to be shipped. `statuses` are those of the invoices, oldest first.
 */
export function receivableOf(
  { shipments }: Pick<Order, 'shipments'>,
  documents: Issued[],
  statuses: InvoiceStatus[],
): Receivable {
  const standing = documents.filter((one) => shipments.some(({ id }) => id === one.shipmentId));
  const sumOf = (some: Issued[]) => some.reduce((sum, { content }) => sum + content.gross, 0);
  const credited =
    sumOf(standing.filter(({ series }) => series === 'credit-note')) - sumOf(standing.filter(isReissue));
  const dueDays = documents
    .filter(({ series }) => series === 'invoice')
    .flatMap(({ content: { dueOn } }, index) => (statuses[index] === 'open' && dueOn ? [dueOn] : []));
  return { credited, dueOn: dueDays.sort()[0] ?? null };
}
