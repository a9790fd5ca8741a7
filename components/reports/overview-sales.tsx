import { Link } from '@/components/ui/link';
import { percentText } from '@/lib/reports/rules/cells';
import type { Period } from '@/lib/reports/rules/periods';
import { reportHref, reportsPath } from '@/lib/reports/rules/reports';
import { changePercent } from '@/lib/reports/rules/sales';
import type { Shop } from '@/lib/settings/schema/shop';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

type Sales = { net: number; orders: number };
type Props = {
  ranges: { days: number; period: Period; current: Sales; before: Sales; comparable: boolean }[];
  shop: Pick<Shop, 'currency' | 'locale'>;
};

function comparison(days: number, current: Sales, before: Sales, comparable: boolean, net: string): string {
  // Today is not over: a percentage against a whole day would mislead.
  if (days === 1) return `Yesterday, the whole day: ${net}`;
  if (!comparable) return `The shop’s first order is too recent to compare with the ${days} days before`;
  if (before.net === 0) return `No sales in the ${days} days before`;
  return `${percentText(changePercent(current.net, before.net))} against ${net} in the ${days} days before`;
}

const titleOf = (days: number) => (days === 1 ? 'Today' : `Last ${days} days`);

/** Net sales and orders of several ranges, each a link to its report. */
export function OverviewSales({ ranges, shop: { currency, locale } }: Props) {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {ranges.map(({ days, period, current, before, comparable }) => (
        <li key={days}>
          <Link
            href={reportHref(`${reportsPath}/days`, period)}
            className="block h-full rounded-card border border-line bg-surface p-4 hover:border-ink"
          >
            <span className="block text-muted">{titleOf(days)}</span>
            <span className="figures block font-display text-3xl font-semibold">{money(current.net)}</span>
            <span className="figures block text-sm">
              {`${formatNumber(current.orders, 3, locale)} ${current.orders === 1 ? 'order' : 'orders'}`}
            </span>
            <span className="figures block text-sm text-muted">
              {comparison(days, current, before, comparable, money(before.net))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
