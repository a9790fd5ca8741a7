import { paymentDays } from '../../orders/rules/invoice';
import { finishInvoicing } from '../../orders/commands/invoicing';
import { findOrderToInvoice, listOrdersToInvoice } from '../../orders/queries/invoicing';
import { shipmentAmounts, type ShipmentAmounts } from '../../orders/rules/shipment-totals';
import type { Order } from '../../orders/schema/order';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { ok, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { addDays } from '../../shared/dates';
import { invoices, type InvoiceDocument } from '../collection';
import { invoiceContentOf, type Numbering } from '../rules/content';
import { reissuedContentOf } from '../rules/credit';
import { invoiceStatusesOf } from '../rules/status';
import { creditAmount, insertCreditNote } from './insert-credit-note';
import { insertInvoice } from './insert-invoice';

type Credited = Pick<Order, 'state' | 'payment' | 'shipments'>;

/** Why all that a shipment's invoice charges is given back; null where it is not. */
export function creditReason({ state, payment, shipments }: Credited, shipmentId: string): string | null {
  if (!shipments.some(({ id }) => id === shipmentId)) return 'The shipment was undone';
  if (state === 'returned') return 'The goods were returned';
  return payment.state === 'refunded' ? 'The payment was refunded' : null;
}

/** Issues the invoice of one shipment; a repeat returns the one that exists. */
export async function issueInvoice(
  order: Order,
  amounts: ShipmentAmounts,
  shop: Shop,
  at: Date,
): Promise<InvoiceDocument> {
  const issued = await insertInvoice(
    {
      series: 'invoice',
      cause: `shipment ${order.id} ${amounts.shipment.id}`,
      orderId: order.id,
      shipmentId: amounts.shipment.id,
      customerId: order.customer.id,
      status: 'open',
      at,
      contentFor: async (numbering) => ({ content: invoiceContentOf(order, amounts, shop, numbering, at) }),
    },
    shop,
  );
  return issued!;
}

const wholeCause = (invoice: InvoiceDocument) => `credit ${invoice._id.toHexString()}`;

/** Credits what is left of an invoice because of what became of its shipment; once for each invoice. */
export async function creditWhole(
  invoice: InvoiceDocument,
  reason: string,
  shop: Shop,
  at: Date,
): Promise<void> {
  await insertCreditNote(invoice, { cause: wholeCause(invoice), reason, at }, shop);
}

/** Charges again what was credited for a refund that has been taken back. */
async function reissue(note: InvoiceDocument, shop: Shop): Promise<void> {
  const { orderId, shipmentId, customerId, content } = note;
  await insertInvoice(
    {
      series: 'invoice',
      cause: `reissue ${note._id.toHexString()}`,
      orderId,
      shipmentId,
      customerId,
      status: 'open',
      at: now(),
      contentFor: async (numbering: Numbering) => ({
        content: reissuedContentOf(content, addDays(numbering.issuedOn, paymentDays), shop, numbering),
      }),
    },
    shop,
  );
}

/** The documents of an order, oldest first. */
export const documentsOf = (orderId: string): Promise<InvoiceDocument[]> =>
  invoices().find({ orderId }).sort({ issuedAt: 1, position: 1 }).toArray();

/** Brings status and credited sum of an order's invoices up to date; they are no part of what was issued. */
export async function updateStatuses(order: Pick<Order, 'id' | 'payment' | 'payments'>): Promise<void> {
  const documents = await documentsOf(order.id);
  const charges = documents
    .filter(({ series }) => series === 'invoice')
    .map((invoice) => {
      const id = invoice._id.toHexString();
      const notes = documents.filter(({ credits }) => credits?.invoiceId === id);
      const credited = notes.reduce((sum, { content }) => sum + content.gross, 0);
      return { invoice, gross: invoice.content.gross, credited };
    });
  const statuses = invoiceStatusesOf(order, charges);
  for (const [index, { invoice, credited }] of charges.entries()) {
    const status = statuses[index]!;
    if (status !== invoice.status || credited !== invoice.credited)
      await invoices().updateOne({ _id: invoice._id }, { $set: { status, credited } });
  }
}

/** Credits the refunds that a payment provider has made; what was paid beyond the order was never invoiced. */
async function creditRefunds({ id, refunds = [] }: Order, shop: Shop): Promise<void> {
  for (const refund of refunds) {
    if (!refund.isDone || refund.isExcess) continue;
    const { amount, reason } = refund;
    await creditAmount(
      await documentsOf(id),
      { id: refund.id, amount, reason: reason || 'Refund', at: now() },
      shop,
    );
  }
}

async function issueForOrder(order: Order, shop: Shop): Promise<void> {
  for (const amounts of shipmentAmounts(order)) await issueInvoice(order, amounts, shop, now());
  await creditRefunds(order, shop);
  const documents = await documentsOf(order.id);
  const wholeNotes = new Map(documents.map((document) => [document.cause, document]));
  for (const invoice of documents.filter(({ series }) => series === 'invoice')) {
    const note = wholeNotes.get(wholeCause(invoice));
    const reason = creditReason(order, invoice.shipmentId);
    if (reason && !note) await creditWhole(invoice, reason, shop, now());
    if (!reason && note) await reissue(note, shop);
  }
  await updateStatuses(order);
}

/** Issues what one order lacks: invoices of its shipments, credit notes of a return or refund. Safe to repeat. */
export async function issueInvoicesOf(orderId: string): Promise<void> {
  const found = await findOrderToInvoice(orderId);
  if (!found) return;
  await issueForOrder(found.order, await findShop());
  await finishInvoicing(found);
}

/** Issues what orders lack after a crash or a change that didn't wait for it. Safe to run on any number of servers. */
export async function issuePendingInvoices(): Promise<Result<{ orders: number }>> {
  const shop = await findShop();
  const pending = await listOrdersToInvoice(200);
  for (const found of pending) {
    await issueForOrder(found.order, shop);
    await finishInvoicing(found);
  }
  return ok({ orders: pending.length });
}

/** Issues the documents that follow from changes of several orders, as `withInvoices` does for one. */
export async function issueAfter<T>(change: Promise<T>): Promise<T> {
  const result = await change;
  await issuePendingInvoices().catch((error: unknown) => log.warn({ err: error }, 'invoices not issued yet'));
  return result;
}

/**
 * Issues the documents that follow from a successful change of an order, before the response is sent. When that fails,
 * the scheduled job does it: the order stays marked.
 */
export async function withInvoices(change: Promise<Result<Order>>): Promise<Result<Order>> {
  const result = await change;
  if (result.ok)
    await issueInvoicesOf(result.value.id).catch((error: unknown) =>
      log.warn({ err: error, order: result.value.number }, 'invoices not issued yet'),
    );
  return result;
}
