import { eachShippedOrder } from '../../orders/queries/invoicing';
import { shipmentAmounts } from '../../orders/rules/shipment-totals';
import type { Order } from '../../orders/schema/order';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { creditReason, creditWhole, documentsOf, issueInvoice, updateStatuses } from './issue-invoices';

/** Something in the past of an order from which documents follow. */
export type PastEvent = { at: Date; number: string; issue: (shop: Shop) => Promise<unknown> };

async function creditAll({ order, at, shop }: { order: Order; at: Date; shop: Shop }): Promise<void> {
  for (const invoice of await documentsOf(order.id)) {
    const reason = creditReason(order, invoice.shipmentId);
    if (reason && invoice.series === 'invoice') await creditWhole(invoice, reason, shop, at);
  }
}

/** The shipments of an order, and the refund that credits them, which never comes before the last of them. */
function eventsOf(order: Order): PastEvent[] {
  // What replaces returned units was charged before.
  if (order.replaces) return [];
  const { number } = order;
  const shipped = shipmentAmounts(order).map((amounts) => {
    const at = new Date(amounts.shipment.at);
    return { at, number, amounts, issue: (shop: Shop) => issueInvoice(order, amounts, shop, at) };
  });
  const last = shipped.at(-1);
  if (!last || !creditReason(order, last.amounts.shipment.id)) return shipped;
  const event = order.history.find(({ what }) => what === 'refunded');
  const credited = event ? new Date(event.at) : last.at;
  const at = credited > last.at ? credited : last.at;
  return [...shipped, { at, number, issue: (shop) => creditAll({ order, at, shop }) }];
}

/**
 * Issues the invoices of everything that was shipped before there were invoices, and the credit notes of what was
 * refunded, in the order of those days and dated with them; `more` tells what else the past of an order holds. Safe to
 * repeat and to interrupt.
 */
export async function issuePastInvoices(more: (order: Order) => PastEvent[] = () => []): Promise<void> {
  const shop = await findShop();
  const events: PastEvent[] = [];
  const found: Order[] = [];
  for await (const order of eachShippedOrder()) {
    events.push(...eventsOf(order), ...more(order));
    found.push(order);
  }
  const key = ({ at, number }: PastEvent) => `${at.toISOString()} ${number}`;
  events.sort((one, other) => (key(one) < key(other) ? -1 : 1));
  for (const { issue } of events) await issue(shop);
  for (const order of found) await updateStatuses(order);
}
