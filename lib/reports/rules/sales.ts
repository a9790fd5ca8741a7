import { ratio } from '../../shared/money';
import type { Cell, ReportColumn } from '../schema';

/**
 * The sums of some orders; money in minor units.
 *
 * An order counts on the day on which it was placed. A cancelled order is no sale: it counts nowhere. An order that was
 * returned or refunded counts in `orders`, `units`, `gross` and `discounts`, and what was paid for its goods in
 * `returned`; `net`, `shipping`, `tax` and `total` leave it out. Of an order with returns by line this is what was refunded
 * for its goods, less fees. `gross` are goods before discounts, delivery and tax;
 * `gross - discounts - returned = net` and `net + shipping + tax = total`.
 */
export type SalesFigures = {
  orders: number;
  units: number;
  gross: number;
  discounts: number;
  returned: number;
  net: number;
  shipping: number;
  tax: number;
  total: number;
};

export const salesRule =
  'Orders count on the day they were placed. Cancelled orders are left out. Returned and refunded orders count as ordered and, at what was paid, as returned goods; net sales, delivery, tax and total leave them out. Of returns by line counts what was refunded, so that fees stay. Net sales are after discounts; free delivery lowers the delivery.';

export const noSales: SalesFigures = {
  orders: 0,
  units: 0,
  gross: 0,
  discounts: 0,
  returned: 0,
  net: 0,
  shipping: 0,
  tax: 0,
  total: 0,
};

export function addSales(one: SalesFigures, other: SalesFigures): SalesFigures {
  return {
    orders: one.orders + other.orders,
    units: one.units + other.units,
    gross: one.gross + other.gross,
    discounts: one.discounts + other.discounts,
    returned: one.returned + other.returned,
    net: one.net + other.net,
    shipping: one.shipping + other.shipping,
    tax: one.tax + other.tax,
    total: one.total + other.total,
  };
}

/** The change in whole percent; null when there was nothing before. */
export function changePercent(current: number, before: number): number | null {
  return before === 0 ? null : ratio(current - before, Math.abs(before));
}

const measureColumns: Record<keyof SalesFigures, Omit<ReportColumn, 'id'>> = {
  orders: { title: 'Orders', kind: 'count' },
  units: { title: 'Units', kind: 'count', spare: true },
  gross: { title: 'Ordered', kind: 'money', spare: true },
  discounts: { title: 'Discounts', kind: 'money', spare: true },
  returned: { title: 'Returned', kind: 'money' },
  net: { title: 'Net sales', kind: 'money' },
  shipping: { title: 'Delivery', kind: 'money', spare: true },
  tax: { title: 'Tax', kind: 'money', spare: true },
  total: { title: 'Total', kind: 'money' },
};

/** The columns of a sales report: what each row is, the measures, and net sales in the period before. */
export function salesColumns(first: ReportColumn[], measures: (keyof SalesFigures)[]): ReportColumn[] {
  return [
    ...first,
    ...measures.map((id) => ({ id, ...measureColumns[id] })),
    { id: 'before', title: 'Net before', kind: 'money' },
    { id: 'change', title: 'Change', kind: 'percent' },
  ];
}

/** The cells under `salesColumns`. */
export function salesCells(
  first: Cell[],
  measures: (keyof SalesFigures)[],
  current: SalesFigures,
  before: SalesFigures,
): Cell[] {
  return [...first, ...measures.map((id) => current[id]), before.net, changePercent(current.net, before.net)];
}
