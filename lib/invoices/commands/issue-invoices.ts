import { findNetDays } from '../../credit/queries';
import { paymentDays } from '../../orders/rules/invoice';
import { finishInvoicing } from '../../orders/commands/invoicing';
import { findOrderToInvoice, listOrdersToInvoice, type OrderToInvoice } from '../../orders/queries/invoicing';
import { recordReceivable } from '../../orders/commands/order-credit';
import { creditAccountOf } from '../../orders/rules/credit';
import { isOnTerms } from '../../orders/rules/payments';
import { orderTaxPlace } from '../../orders/rules/taxes';
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
import { receivableOf } from '../rules/receivable';
import { invoiceStatusesOf } from '../rules/status';
import { creditAmount, insertCreditNote } from './insert-credit-note';
import { insertInvoice } from './insert-invoice';

type Credited = Pick<Order, 'payment' | 'shipments'>;

/** Why all that a shipment's invoice charges is given back; null where it is not. */
export function creditReason(order: Credited, shipmentId: string): string | null {
  const { payment, shipments } = order;
  if (!shipments.some(({ id }) => id === shipmentId)) return 'The shipment was undone';
  return payment.state === 'refunded' ? 'The payment was refunded' : null;
}

/** Issues the invoice of one shipment; a repeat returns the one that exists. */
export async function issueInvoice(
  order: Order,
  amounts: ShipmentAmounts,
  shop: Shop,
  at: Date,
): Promise<InvoiceDocument> {
  // The terms as they are now: an invoice is due by what is granted when it is issued.
  const netDays = isOnTerms(order.payment.method) ? await findNetDays(creditAccountOf(order)) : undefined;
  const issued = await insertInvoice(
    {
      series: 'invoice',
      cause: `shipment ${order.id} ${amounts.shipment.id}`,
      orderId: order.id,
      shipmentId: amounts.shipment.id,
      customerId: creditAccountOf(order),
      taxPlace: orderTaxPlace(order),
      status: 'open',
      at,
      contentFor: async (numbering) => ({
        content: invoiceContentOf(order, amounts, shop, numbering, at, netDays),
      }),
    },
    shop,
  );
  return issued!;
}

/** The cause of the credit note about all that is left of an invoice. */
export const wholeCause = (invoice: InvoiceDocument) => `credit ${invoice._id.toHexString()}`;

/** The cause of the invoice that charges again what a credit note gave back. */
export const reissueCause = (note: InvoiceDocument) => `reissue ${note._id.toHexString()}`;

/** The cause of the credit note of a return about one of the invoices of its order. */
export const returnCause = (orderId: string, returnId: string, invoiceNumber: string) =>
  `return ${orderId} ${returnId} ${invoiceNumber}`;

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
async function reissue(note: InvoiceDocument, order: Order, shop: Shop): Promise<void> {
  const { orderId, shipmentId, customerId, taxPlace, content } = note;
  const granted = isOnTerms(order.payment.method) ? await findNetDays(creditAccountOf(order)) : undefined;
  const netDays = granted ?? order.payment.netDays ?? paymentDays;
  await insertInvoice(
    {
      series: 'invoice',
      cause: reissueCause(note),
      orderId,
      shipmentId,
      customerId,
      taxPlace,
      status: 'open',
      at: now(),
      contentFor: async (numbering: Numbering) => ({
        content: reissuedContentOf(content, addDays(numbering.issuedOn, netDays), shop, numbering),
      }),
    },
    shop,
  );
}

/** The documents of an order, oldest first. */
export const documentsOf = (orderId: string): Promise<InvoiceDocument[]> =>
  invoices().find({ orderId }).sort({ issuedAt: 1, position: 1 }).toArray();

/**
 * Brings status and credited sum of an order's invoices up to date, which are no part of what was issued, and tells an
 * order on terms what they say. Returns the order's version where that changed it.
 */
export async function updateStatuses(
  order: Pick<Order, 'id' | 'payment' | 'payments' | 'shipments'>,
): Promise<number | null> {
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
  if (!isOnTerms(order.payment.method)) return null;
  return recordReceivable(order.id, receivableOf(order, documents, statuses));
}

/** Credits the refunds that a payment provider has made; what was paid beyond the order was never invoiced. */
async function creditRefunds({ id, refunds = [] }: Order, shop: Shop): Promise<void> {
  for (const refund of refunds) {
    // Those of returns are credited with them, line by line.
    if (!refund.isDone || refund.isExcess || refund.returnId) continue;
    const { amount, reason } = refund;
    await creditAmount(
      await documentsOf(id),
      { id: refund.id, amount, reason: reason || 'Refund', at: now() },
      shop,
    );
  }
}

/** Credits what returns give back, line by line, on the day of their refund; once for each return and invoice. */
export async function creditReturns({ id, returns = [] }: Order, shop: Shop): Promise<void> {
  const refunded = returns.filter(({ refund }) => refund);
  if (!refunded.length) return;
  const documents = await documentsOf(id);
  for (const each of refunded)
    for (const returned of each.refund!.credits) {
      const invoice = documents.find(({ content }) => content.number === returned.invoice);
      if (!invoice || returned.gross <= 0) continue;
      const at = new Date(each.refund!.at);
      const cause = returnCause(id, each.id, returned.invoice);
      const credit = { cause, amount: returned.gross, reason: `Return ${each.number}`, at, returned };
      await insertCreditNote(invoice, credit, shop);
    }
}

async function issueForOrder({ order, version }: OrderToInvoice, shop: Shop): Promise<void> {
  // What replaces returned units was charged before.
  if (!order.replaces)
    for (const amounts of shipmentAmounts(order)) await issueInvoice(order, amounts, shop, now());
  await creditReturns(order, shop);
  await creditRefunds(order, shop);
  const documents = await documentsOf(order.id);
  const wholeNotes = new Map(documents.map((document) => [document.cause, document]));
  for (const invoice of documents.filter(({ series }) => series === 'invoice')) {
    const note = wholeNotes.get(wholeCause(invoice));
    const reason = creditReason(order, invoice.shipmentId);
    if (reason && !note) await creditWhole(invoice, reason, shop, now());
    if (!reason && note) await reissue(note, order, shop);
  }
  const recorded = await updateStatuses(order);
  // When somebody else has changed the order meanwhile, it stays marked and is looked at again.
  await finishInvoicing({ order, version: recorded === version + 1 ? recorded : version });
}

/** Issues what one order lacks: invoices of its shipments, credit notes of a return or refund. Safe to repeat. */
export async function issueInvoicesOf(orderId: string): Promise<void> {
  const found = await findOrderToInvoice(orderId);
  if (!found) return;
  await issueForOrder(found, await findShop());
}

/** Issues what orders lack after a crash or a change that didn't wait for it. Safe to run on any number of servers. */
export async function issuePendingInvoices(): Promise<Result<{ orders: number }>> {
  const shop = await findShop();
  const pending = await listOrdersToInvoice(200);
  for (const found of pending) await issueForOrder(found, shop);
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
