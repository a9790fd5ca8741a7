import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { groupDays, stepOf, type Period } from '@/lib/reports/rules/periods';
import { orderListHref } from '@/lib/orders/rules/list-href';
import type { Shop } from '@/lib/settings/schema/shop';
import { BarChart } from './bar-chart';

export type DaySales = { net: number; before: number };

/** Net sales of a period by day, week or month, beside those of the period before; each links to its orders. */
export function SalesChart({
  period,
  days,
  shop: { currency, locale },
}: {
  period: Period;
  days: Map<string, DaySales>;
  shop: Pick<Shop, 'currency' | 'locale'>;
}) {
  const step = stepOf(period);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const bars = groupDays(period, step).map((group) => {
    const sum = (part: keyof DaySales) =>
      group.reduce((total, day) => total + (days.get(day)?.[part] ?? 0), 0);
    const [value, before] = [sum('net'), sum('before')];
    const label = formatDay(group[0]!, locale);
    const href = orderListHref('/dashboard/manageOrder', { from: group[0], to: group.at(-1) });
    return { label, value, before, valueText: money(value), beforeText: money(before), href };
  });
  const max = Math.max(0, ...bars.flatMap(({ value, before }) => [value, before]));
  return <BarChart bars={bars} maxText={`Net sales by ${step}, up to ${money(max)}`} />;
}
