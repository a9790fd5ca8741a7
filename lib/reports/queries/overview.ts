import { now } from '../../platform/clock';
import { dayAt } from '../../shared/dates';
import type { Shop } from '../../settings/schema/shop';
import { daysOf, lastDays, periodBefore, type Period } from '../rules/periods';
import type { SalesFigures } from '../rules/sales';
import { findFirstDay, hasSoldBefore } from './first-day';
import { dayBefore, salesByDay, salesBySku, sumSales } from './sales';
import { findLowStock } from './stock-reports';

export type OverviewSales = {
  days: number;
  period: Period;
  current: SalesFigures;
  before: SalesFigures;
  /** Whether the shop sold during the whole period before. */
  comparable: boolean;
};
export type BestSeller = { productId: string; name: string; units: number; net: number };
export type Overview = {
  sales: OverviewSales[];
  /** Net sales of the last 30 days and of the days opposite in the 30 before. */
  chart: { period: Period; days: Map<string, { net: number; before: number }> };
  bestSellers: BestSeller[];
  lowStock: number;
};

const ranges = [1, 7, 30, 365];

/** Sales of today and the last 7, 30 and 365 days, the best sellers of 30 days, and the number of SKUs running low. */
export async function findOverview({ timeZone }: Shop): Promise<Overview> {
  const today = dayAt(now(), timeZone);
  // One pass over two years gives every range and the chart.
  const [byDay, sold, firstDay] = await Promise.all([
    salesByDay(lastDays(730, today), timeZone),
    salesBySku(lastDays(30, today), timeZone),
    findFirstDay(timeZone),
  ]);
  const sales = ranges.map((days) => {
    const period = lastDays(days, today);
    const before = sumSales(byDay, periodBefore(period));
    const comparable = hasSoldBefore(period, firstDay);
    return { days, period, current: sumSales(byDay, period), before, comparable };
  });
  const sellers = new Map<string, BestSeller>();
  for (const { productId, name, units, net } of sold) {
    const known = sellers.get(productId);
    sellers.set(productId, {
      productId,
      name,
      units: units + (known?.units ?? 0),
      net: net + (known?.net ?? 0),
    });
  }
  const bestSellers = [...sellers.values()].sort((one, other) => other.net - one.net).slice(0, 5);
  const period = lastDays(30, today);
  const netOf = (day: string) => byDay.get(day)?.net ?? 0;
  const days = new Map(
    daysOf(period).map((day) => [day, { net: netOf(day), before: netOf(dayBefore(day, period)) }]),
  );
  const lowStock = (await findLowStock(sold)).length;
  return { sales, chart: { period, days }, bestSellers, lowStock };
}
