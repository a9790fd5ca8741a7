import { orders } from '../../orders/collection';
import { dayCount, daysOf, periodBefore, type Period } from '../rules/periods';
import { addSales, noSales, type SalesFigures } from '../rules/sales';
import { addDays, daySpan, startOfDay } from '../../shared/dates';

/** The sales of one row, in a period and in the one before; `text` holds what names the row. */
export type SalesGroup<K> = { key: K; text: string[]; current: SalesFigures; before: SalesFigures };

const isReturned = { $or: [{ $eq: ['$state', 'returned'] }, { $eq: ['$payment.state', 'refunded'] }] };

/** Orders from before there were discounts, and lines without one, have no such field. */
const off = (path: string) => ({ $ifNull: [path, 0] });
const linePaid = { $subtract: ['$lines.total', off('$lines.discount')] };

/** The fields of the lines that the sums read: reading whole lines takes longer than adding them up. */
const lineFields = Object.fromEntries(
  ['productId', 'sku', 'name', 'quantity', 'total', 'discount'].map((field) => [`lines.${field}`, 1]),
);

const orderSums = {
  orders: { $sum: 1 },
  units: { $sum: { $sum: '$lines.quantity' } },
  gross: { $sum: '$totals.subtotal' },
  discounts: { $sum: off('$totals.discount') },
  shipping: { $sum: '$totals.shipping' },
  tax: { $sum: '$totals.tax' },
  total: { $sum: '$totals.total' },
};

const lineSums = {
  units: { $sum: '$lines.quantity' },
  gross: { $sum: '$lines.total' },
  discounts: { $sum: off('$lines.discount') },
};

/** The sums of orders that were all returned or refunded, or all kept. */
type Sums = Partial<Omit<SalesFigures, 'returned' | 'net'>>;

/** Groups hold either returned or kept orders, so that the database decides once for each order, not in each sum. */
function figuresOf({ gross = 0, discounts = 0, ...sums }: Sums, returned: boolean): SalesFigures {
  const paid = gross - discounts;
  const { orders = 0, units = 0 } = sums;
  if (returned) return { ...noSales, orders, units, gross, discounts, returned: paid };
  return { ...noSales, ...sums, gross, discounts, net: paid };
}

/** The orders of a period that are sales. Only orders have `placedAt`: attempts that failed don't. */
export function salesFilter({ from, to }: Period, timeZone: string) {
  return {
    placedAt: daySpan({ from, to }, timeZone),
    state: { $ne: 'cancelled' as const },
  };
}

/** The sales of each day that has any. */
export async function salesByDay(period: Period, timeZone: string): Promise<Map<string, SalesFigures>> {
  const day = { $dateToString: { date: '$placedAt', format: '%Y-%m-%d', timezone: timeZone } };
  const found = await orders()
    .aggregate<Sums & { _id: { day: string; returned: boolean } }>([
      { $match: salesFilter(period, timeZone) },
      { $group: { _id: { day, returned: isReturned }, ...orderSums } },
    ])
    .toArray();
  const days = new Map<string, SalesFigures>();
  for (const { _id, ...sums } of found)
    days.set(_id.day, addSales(days.get(_id.day) ?? noSales, figuresOf(sums, _id.returned)));
  return days;
}

/** The sum of the sales of a period, from the sales of each day. */
export function sumSales(byDay: Map<string, SalesFigures>, period: Period): SalesFigures {
  return daysOf(period).reduce((sum, day) => addSales(sum, byDay.get(day) ?? noSales), noSales);
}

type Group<K> = Sums & { _id: { key: K; before: boolean; returned: boolean }; texts: string[] };

/** The larger of each two spellings, as the database chooses within a group. */
const largerOf = (some: string[], others: string[]): string[] =>
  some.map((text, index) => ((others[index] ?? '') > text ? others[index]! : text));

/** Joins the groups of a period and of the one before it, of returned and of kept orders. */
function joinPeriods<K>(found: Group<K>[]): SalesGroup<K>[] {
  const groups = new Map<string, SalesGroup<K>>();
  for (const { _id, texts, ...sums } of found) {
    const id = JSON.stringify(_id.key);
    const known = groups.get(id) ?? { key: _id.key, text: texts, current: noSales, before: noSales };
    const side = _id.before ? 'before' : 'current';
    groups.set(id, {
      ...known,
      text: largerOf(known.text, texts),
      [side]: addSales(known[side], figuresOf(sums, _id.returned)),
    });
  }
  return [...groups.values()];
}

const withBefore = (period: Period): Period => ({ from: periodBefore(period).from, to: period.to });

const isBefore = (period: Period, timeZone: string) => ({
  $lt: ['$placedAt', startOfDay(period.from, timeZone)],
});

/** The sales of a period and of the one before it, by a key of the order; `texts` name a group. */
export async function salesByOrder<K>(
  period: Period,
  timeZone: string,
  key: unknown,
  texts: string[] = [],
): Promise<SalesGroup<K>[]> {
  // The largest of several spellings, because the first one would depend on the order in which the database reads.
  const names = Object.fromEntries(texts.map((path, index) => [`text${index}`, { $max: path }]));
  const fields = Object.keys(names);
  const found = await orders()
    .aggregate<Group<K>>([
      { $match: salesFilter(withBefore(period), timeZone) },
      {
        $group: {
          _id: { key, before: isBefore(period, timeZone), returned: isReturned },
          ...orderSums,
          ...names,
        },
      },
      { $set: { texts: fields.map((field) => `$${field}`) } },
      ...(fields.length ? [{ $unset: fields }] : []),
    ])
    .toArray();
  return joinPeriods(found);
}

/** The sales of each product in a period and the one before it: `orders` counts an order once, whatever its lines. */
export async function salesByProduct(period: Period, timeZone: string): Promise<SalesGroup<string>[]> {
  // An order counts with its first line of a product.
  const isFirst = { $eq: [{ $indexOfArray: ['$products', '$lines.productId'] }, '$place'] };
  const found = await orders()
    .aggregate<Group<string>>([
      { $match: salesFilter(withBefore(period), timeZone) },
      {
        $project: {
          ...lineFields,
          products: '$lines.productId',
          returned: isReturned,
          before: isBefore(period, timeZone),
        },
      },
      { $unwind: { path: '$lines', includeArrayIndex: 'place' } },
      {
        $group: {
          _id: { key: '$lines.productId', before: '$before', returned: '$returned' },
          name: { $max: '$lines.name' },
          orders: { $sum: { $cond: [isFirst, 1, 0] } },
          ...lineSums,
        },
      },
      { $set: { texts: ['$name'] } },
      { $unset: 'name' },
    ])
    .toArray();
  return joinPeriods(found);
}

/** `kept` are the units that were not returned. */
export type SoldSku = {
  sku: string;
  productId: string;
  name: string;
  units: number;
  kept: number;
  net: number;
};

/** The units and net sales of each SKU in a period. */
export async function salesBySku(period: Period, timeZone: string): Promise<SoldSku[]> {
  return orders()
    .aggregate<SoldSku>([
      { $match: salesFilter(period, timeZone) },
      { $project: { ...lineFields, returned: isReturned } },
      { $unwind: '$lines' },
      {
        $group: {
          _id: { sku: '$lines.sku', productId: '$lines.productId' },
          name: { $max: '$lines.name' },
          units: { $sum: '$lines.quantity' },
          kept: { $sum: { $cond: ['$returned', 0, '$lines.quantity'] } },
          net: { $sum: { $cond: ['$returned', 0, linePaid] } },
        },
      },
      {
        $project: {
          _id: 0,
          sku: '$_id.sku',
          productId: '$_id.productId',
          name: 1,
          units: 1,
          kept: 1,
          net: 1,
        },
      },
    ])
    .toArray();
}

/** The day of the previous period that corresponds to a day of a period. */
export const dayBefore = (day: string, period: Period): string => addDays(day, -dayCount(period));
