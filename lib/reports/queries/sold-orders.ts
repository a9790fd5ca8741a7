import type { Filter } from 'mongodb';
import { orders, type OrderAttempt } from '../../orders/collection';
import { copyCollection } from '../../platform/collection-copy';
import { dayAt, daySpan } from '../../shared/dates';
import type { Period } from '../rules/periods';
import type { SoldOrder } from '../rules/sold-orders';

/** Orders in memory, about 1 KB each; those of a shop with more are read for each report. */
const maxRows = 30_000;

const fieldsOf = (parent: string, names: string[]) => names.map((name) => `${parent}.${name}`);

const fields = Object.fromEntries(
  [
    ...['state', 'placedAt', 'changedAt', 'replaces', 'returnSums', 'payment.state'],
    ...fieldsOf('totals', ['subtotal', 'discount', 'shipping', 'tax', 'total']),
    ...fieldsOf('customer', ['id', 'name', 'email']),
    ...fieldsOf('address', ['country', 'region']),
    ...fieldsOf('lines', ['productId', 'sku', 'name', 'quantity', 'total', 'discount', 'returned']),
  ].map((path) => [path, 1]),
);

/** Only orders have `placedAt`: attempts that failed don't. */
const placed = { placedAt: { $gt: new Date(0) } };

export type CopiedOrder = SoldOrder & Pick<OrderAttempt, '_id' | 'changedAt'>;

const find = (filter: Filter<OrderAttempt>) => orders().find(filter).project<CopiedOrder>(fields);

/** Cancelled orders are no sales, nor is what replaces returned units. */
const isSale = ({ state, replaces }: CopiedOrder): boolean => state !== 'cancelled' && !replaces;

/** Reads the orders of shops with at most `maxCopied` orders from a copy in memory. */
export function salesReader(maxCopied: number) {
  const copiedOrders = copyCollection<CopiedOrder>({
    read: (since) => find(since ? { changedAt: { $gte: since }, ...placed } : placed).toArray(),
    count: () => orders().countDocuments(placed),
    maxRows: maxCopied,
  });
  return async (period: Period, timeZone: string, visit: (order: CopiedOrder) => void): Promise<void> => {
    const { $gte: first, $lt: end } = daySpan(period, timeZone) as { $gte: Date; $lt: Date };
    const copy = await copiedOrders();
    const visitSale = (order: CopiedOrder) => {
      if (order.placedAt >= first && order.placedAt < end && isSale(order)) visit(order);
    };
    if (copy) copy.forEach(visitSale);
    else for await (const order of find({ placedAt: { $gte: first, $lt: end } })) visitSale(order);
  };
}

/**
 * Calls `visit` with each order of a period that is a sale, as it is in the database: from a copy in memory, which is
 * brought up to date first, unless there are too many orders.
 */
export const visitSales = salesReader(maxRows);

const days = new WeakMap<CopiedOrder, { timeZone: string; day: string }>();

/** The day on which an order was placed. Kept for each order of the copy: finding it takes longer than all sums. */
export function dayOf(order: CopiedOrder, timeZone: string): string {
  const known = days.get(order);
  if (known?.timeZone === timeZone) return known.day;
  const day = dayAt(order.placedAt, timeZone);
  days.set(order, { timeZone, day });
  return day;
}
