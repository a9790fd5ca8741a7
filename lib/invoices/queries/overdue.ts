import { invoices } from '../collection';

export type OverdueInvoice = {
  number: string;
  orderId: string;
  issuedOn: string;
  dueOn: string;
  currency: string;
};

/** The open invoices that were due on `day` or before. */
export async function* eachOverdueInvoice(day: string): AsyncGenerator<OverdueInvoice> {
  const filter = { status: 'open' as const, 'content.dueOn': { $gt: '', $lte: day } };
  for await (const { orderId, content } of invoices().find(filter)) {
    const { number, issuedOn, dueOn, currency } = content;
    if (dueOn) yield { number, orderId, issuedOn, dueOn, currency };
  }
}

/** What the invoices of an order charge and what is credited of it, oldest first. */
export async function listCharges(
  orderId: string,
): Promise<{ number: string; gross: number; credited: number }[]> {
  const found = await invoices()
    .find({ orderId, series: 'invoice' })
    .sort({ issuedAt: 1, position: 1 })
    .toArray();
  return found.map(({ content, credited }) => ({ number: content.number, gross: content.gross, credited }));
}

/** The ids of the orders that have an open invoice, however old. */
export async function listOpenInvoiceOrders(): Promise<string[]> {
  const found = await invoices()
    .find({ status: 'open' }, { projection: { orderId: 1 } })
    .toArray();
  return [...new Set(found.map(({ orderId }) => orderId))];
}

/** The order of an invoice by its number, or null. */
export async function findInvoicedOrder(number: string): Promise<string | null> {
  return (await invoices().findOne({ 'content.number': number, series: 'invoice' }))?.orderId ?? null;
}
