import { addDays, startOfDay } from '../../shared/dates';
import { dayCount, daysOf, periodBefore, type Period } from '../rules/periods';
import { addSales, noSales, type SalesFigures } from '../rules/sales';
import { cameBack, lineFigures, orderFigures } from '../rules/sold-orders';
import { dayOf, visitSales, type CopiedOrder } from './sold-orders';

/** The sales of one row, in a period and in the one before; `text` holds what names the row. */
export type SalesGroup<K> = { key: K; text: string[]; current: SalesFigures; before: SalesFigures };

/** The sales of each day that has any. */
export async function salesByDay(period: Period, timeZone: string): Promise<Map<string, SalesFigures>> {
  const days = new Map<string, SalesFigures>();
  await visitSales(period, timeZone, (order) => {
    const day = dayOf(order, timeZone);
    days.set(day, addSales(days.get(day) ?? noSales, orderFigures(order)));
  });
  return days;
}

/** The sum of the sales of a period, from the sales of each day. */
export function sumSales(byDay: Map<string, SalesFigures>, period: Period): SalesFigures {
  return daysOf(period).reduce((sum, day) => addSales(sum, byDay.get(day) ?? noSales), noSales);
}

/** The larger of each two spellings: the first one would depend on the order in which the database reads. */
const largerOf = (some: string[], others: string[]): string[] =>
  some.map((text, index) => ((others[index] ?? '') > text ? others[index]! : text));

/** Sums of a period and of the one before it, by key. */
class SalesGroups<K> {
  private readonly groups = new Map<string, SalesGroup<K>>();
  private readonly start: Date;

  constructor(period: Period, timeZone: string) {
    this.start = startOfDay(period.from, timeZone);
  }

  add(id: string, key: K, text: string[], { placedAt }: CopiedOrder, figures: SalesFigures): void {
    const known = this.groups.get(id) ?? { key, text, current: noSales, before: noSales };
    known.text = largerOf(known.text, text);
    const side = placedAt < this.start ? 'before' : 'current';
    known[side] = addSales(known[side], figures);
    this.groups.set(id, known);
  }

  list = (): SalesGroup<K>[] => [...this.groups.values()];
}

/** A period with the one before it. */
export const withBefore = (period: Period): Period => ({ from: periodBefore(period).from, to: period.to });

/** The sales of a period and of the one before it, by a key of the order; `textsOf` names a group. */
export async function salesByOrder<K>(
  period: Period,
  timeZone: string,
  keyOf: (order: CopiedOrder) => K,
  textsOf: (order: CopiedOrder) => string[] = () => [],
): Promise<SalesGroup<K>[]> {
  const groups = new SalesGroups<K>(period, timeZone);
  await visitSales(withBefore(period), timeZone, (order) => {
    const key = keyOf(order);
    groups.add(JSON.stringify(key), key, textsOf(order), order, orderFigures(order));
  });
  return groups.list();
}

/** The sales of each product in a period and the one before it: `orders` counts an order once, whatever its lines. */
export async function salesByProduct(period: Period, timeZone: string): Promise<SalesGroup<string>[]> {
  const groups = new SalesGroups<string>(period, timeZone);
  await visitSales(withBefore(period), timeZone, (order) => {
    const isReturned = cameBack(order);
    const counted = new Set<string>();
    for (const line of order.lines) {
      const { productId, name } = line;
      const orders = counted.has(productId) ? 0 : 1;
      counted.add(productId);
      groups.add(productId, productId, [name], order, { ...lineFigures(line, isReturned), orders });
    }
  });
  return groups.list();
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
  const sold = new Map<string, SoldSku>();
  await visitSales(period, timeZone, (order) => {
    const isReturned = cameBack(order);
    for (const line of order.lines) {
      const { sku, productId, name, quantity, returned } = line;
      const id = `${sku} ${productId}`;
      const known = sold.get(id) ?? { sku, productId, name, units: 0, kept: 0, net: 0 };
      if (name > known.name) known.name = name;
      known.units += quantity;
      known.kept += isReturned ? 0 : quantity - (returned?.quantity ?? 0);
      known.net += lineFigures(line, isReturned).net;
      sold.set(id, known);
    }
  });
  return [...sold.values()];
}

/** The day of the previous period that corresponds to a day of a period. */
export const dayBefore = (day: string, period: Period): string => addDays(day, -dayCount(period));
