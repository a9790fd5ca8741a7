import { ObjectId } from 'mongodb';
import { isPlaced, orders, orderView, type OrderAttempt } from '../collection';
import type { OrderStatus } from '../rules/status';
import type { Order } from '../schema/order';

/** An order whose documents may be missing; `version` tells whether it has changed since it was read. */
export type OrderToInvoice = { order: Order; version: number };

const invoicedStatuses: OrderStatus[] = ['confirmed', 'shipped', 'delivered', 'returned'];

const viewed = (document: OrderAttempt): OrderToInvoice[] =>
  isPlaced(document) ? [{ order: orderView(document), version: document.version }] : [];

/** The orders that have changed since their invoices and credit notes were last looked at. */
export async function listOrdersToInvoice(max: number): Promise<OrderToInvoice[]> {
  return (await orders().find({ invoicePending: true }).limit(max).toArray()).flatMap(viewed);
}

/** One order, with its version; null for an unknown id. */
export async function findOrderToInvoice(id: string): Promise<OrderToInvoice | null> {
  const document = await orders().findOne({ _id: new ObjectId(id) });
  return document ? (viewed(document)[0] ?? null) : null;
}

/** Every order of which something may have been shipped, for the invoices of the past. */
export async function* eachShippedOrder(): AsyncGenerator<Order> {
  for await (const document of orders().find({ state: { $in: invoicedStatuses } }))
    for (const { order } of viewed(document)) if (order.shipments.length > 0) yield order;
}
