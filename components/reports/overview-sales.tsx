import Link from 'next/link';
import { percentText } from '@/lib/reports/rules/cells';
import type { Period } from '@/lib/reports/rules/periods';
import { reportHref, reportsPath } from '@/lib/reports/rules/reports';
import { changePercent } from '@/lib/reports/rules/sales';
import type { Shop } from '@/lib/settings/schema/shop';
import { formatMoney } from '@/lib/shared/money';

type Sales = { net: number; orders: number };
type Props = {
  ranges: { days: number; period: Period; current: Sales; before: Sales }[];
  shop: Pick<Shop, 'currency' | 'locale'>;
};

const titleOf = (days: number) => (days === 1 ? 'Today' : `Last ${days} days`);

/** Net sales and orders of several ranges, each a link to its report. */
export function OverviewSales({ ranges, shop: { currency, locale } }: Props) {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {ranges.map(({ days, period, current, before }) => (
        <li key={days}>
          <Link
            href={reportHref(`${reportsPath}/days`, period)}
            className="block h-full rounded-card border border-line bg-surface p-4 hover:border-ink"
          >
            <span className="block text-muted">{titleOf(days)}</span>
            <span className="figures block font-display text-3xl font-semibold">{money(current.net)}</span>
            <span className="figures block text-sm">
              {`${current.orders.toLocaleString(locale)} ${current.orders === 1 ? 'order' : 'orders'}`}
            </span>
            <span className="figures block text-sm text-muted">
              {/* Today is not over: a percentage against a whole day would mislead. */}
              {days === 1
                ? `Yesterday, the whole day: ${money(before.net)}`
                : `${percentText(changePercent(current.net, before.net))} against ${money(before.net)} in the ${days} days before`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
