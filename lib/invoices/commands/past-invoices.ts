import { eachShippedOrder } from '../../orders/queries/invoicing';
import { shipmentAmounts, type ShipmentAmounts } from '../../orders/rules/shipment-totals';
import type { Order } from '../../orders/schema/order';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { creditReason, creditWhole, documentsOf, issueInvoice, updateStatuses } from './issue-invoices';

type Event = { at: Date; order: Order; amounts?: ShipmentAmounts };

/** The shipments of an order, and the return or refund that credits them, which never comes before the last of them. */
function eventsOf(order: Order): Event[] {
  const shipped = shipmentAmounts(order).map((amounts) => ({
    at: new Date(amounts.shipment.at),
    order,
    amounts,
  }));
  const last = shipped.at(-1);
  if (!last || !creditReason(order, last.amounts.shipment.id)) return shipped;
  const event = order.history.find(({ what }) => what === 'returned' || what === 'refunded');
  const credited = event ? new Date(event.at) : last.at;
  return [...shipped, { at: credited > last.at ? credited : last.at, order }];
}

async function issueAt({ at, order, amounts }: Event, shop: Shop): Promise<void> {
  if (amounts) await issueInvoice(order, amounts, shop, at);
  else
    for (const invoice of await documentsOf(order.id)) {
      const reason = creditReason(order, invoice.shipmentId);
      if (reason && invoice.series === 'invoice') await creditWhole(invoice, reason, shop, at);
    }
}

/**
 * Issues the invoices of everything that was shipped before there were invoices, and the credit notes of what was
 * returned or refunded, in the order of those days and dated with them. Safe to repeat and to interrupt.
 */
export async function issuePastInvoices(): Promise<void> {
  const shop = await findShop();
  const events: Event[] = [];
  for await (const order of eachShippedOrder()) events.push(...eventsOf(order));
  const key = ({ at, order }: Event) => `${at.toISOString()} ${order.number}`;
  events.sort((one, other) => (key(one) < key(other) ? -1 : 1));
  for (const event of events) await issueAt(event, shop);
  for (const order of new Set(events.map((event) => event.order))) await updateStatuses(order);
}
