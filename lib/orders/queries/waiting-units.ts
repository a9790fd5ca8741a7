import { findMissingUnits } from '../../inventory/queries/backorders';
import { isPlaced, orders, type OrderDocument } from '../collection';
import { openBackorders, waitingOrders, waitingStatuses, type WaitingUnits } from '../rules/backorders';
import { storedShipments } from '../rules/shipments';
import type { Order } from '../schema/order';

const inShipments = (order: OrderDocument) => ({
  lines: order.lines,
  shipments: storedShipments(order),
});

const versionsOf = (some: OrderDocument[]) =>
  some.map(({ _id, version }) => `${_id.toHexString()} ${version}`).join();

/** The open orders with units of these SKUs on backorder, oldest first. */
export async function listBackordered(skus: string[]): Promise<OrderDocument[]> {
  const found = await orders()
    .find({ backordered: { $in: skus }, state: { $in: waitingStatuses } })
    .sort({ placedAt: 1, _id: 1 })
    .toArray();
  return found.filter(isPlaced);
}

/**
 * The units of these SKUs for which each of these orders waits, by order id. It follows from the stock and the age of the
 * orders: what is missing in stock is missing in the newest ones. `open` are all open orders with any of them on backorder,
 * oldest first.
 */
export async function findWaiting(skus: string[], open: OrderDocument[]): Promise<Map<string, WaitingUnits>> {
  const missing = await findMissingUnits(skus);
  // Of an order that was cancelled before the stock was read its units may be back: older orders wait nevertheless.
  const present = await listBackordered(skus);
  if (versionsOf(present) !== versionsOf(open)) return findWaiting(skus, present);
  const backorders = open.map((order) => ({
    id: order._id.toHexString(),
    units: openBackorders(inShipments(order)),
  }));
  const known = new Set(backorders.map(({ id }) => id));
  const waiting = new Map<string, WaitingUnits>();
  for (const [sku, { units, held }] of missing) {
    // Attempts that are not committed yet are the newest.
    const pending = held.filter(({ order }) => !known.has(order)).reduce((sum, one) => sum + one.units, 0);
    const own = backorders.map((order) => ({ id: order.id, units: order.units.get(sku) ?? 0 }));
    for (const [id, count] of waitingOrders(units - pending, own))
      waiting.set(id, (waiting.get(id) ?? new Map<string, number>()).set(sku, count));
  }
  return waiting;
}

/** The units of each SKU for which this order waits now; empty for none. */
export async function findWaitingUnits(order: OrderDocument | null): Promise<WaitingUnits> {
  const skus = order?.backordered ?? [];
  if (!order || !skus.length || !waitingStatuses.includes(order.state)) return new Map();
  const waiting = await findWaiting(skus, await listBackordered(skus));
  return waiting.get(order._id.toHexString()) ?? new Map<string, number>();
}

/** The same for an order by its number. */
export async function findWaitingOf(number: string): Promise<Record<string, number>> {
  const order = await orders().findOne({ number, backordered: { $exists: true } });
  return Object.fromEntries(await findWaitingUnits(order && isPlaced(order) ? order : null));
}

/** The units for which any of these orders wait, by order id. */
export async function findWaitingIn(some: Pick<Order, 'lines'>[]): Promise<Map<string, WaitingUnits>> {
  const lines = some.flatMap((order) => order.lines).filter(({ backorder }) => backorder);
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  return skus.length ? findWaiting(skus, await listBackordered(skus)) : new Map<string, WaitingUnits>();
}
