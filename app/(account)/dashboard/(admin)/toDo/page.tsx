import type { Metadata } from 'next';
import Link from 'next/link';
import { OverviewLists } from '@/components/reports/overview-lists';
import { OverviewSales } from '@/components/reports/overview-sales';
import { SalesChart } from '@/components/reports/sales-chart';
import { WaitingTasks } from '@/components/reports/waiting-tasks';
import { requireAdmin } from '@/lib/auth/current-session';
import { countFailedMails } from '@/lib/mail/queries';
import { countByStatus, countOpenReturns } from '@/lib/orders/queries/orders';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { findOverview } from '@/lib/reports/queries/overview';
import { reportHref, reportsPath } from '@/lib/reports/rules/reports';
import { countWaitingReviews } from '@/lib/reviews/queries';
import { listMissedSearches } from '@/lib/search/queries/missed-searches';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Overview',
  description: 'What waits for an admin, sales, best sellers and searches without a result.',
  robots: { index: false },
};

const orders = '/dashboard/manageOrder';

export default async function OverviewPage() {
  await requireAdmin('/dashboard/toDo');
  const shop = await findShop();
  const [overview, counts, returns, reviews, mails, searches] = await Promise.all([
    findOverview(shop),
    countByStatus(),
    countOpenReturns(),
    countWaitingReviews(),
    countFailedMails(),
    listMissedSearches(1),
  ]);
  const tasks = [
    {
      name: 'Orders to confirm',
      count: counts.placed ?? 0,
      href: orderListHref(orders, { state: 'placed' }),
    },
    {
      name: 'Orders to send or make ready',
      count: counts.confirmed ?? 0,
      href: orderListHref(orders, { state: 'confirmed' }),
    },
    { name: 'Return requests to decide', count: returns, href: orderListHref(orders, { returns: 'open' }) },
    { name: 'Reviews to read', count: reviews, href: '/dashboard/reviews' },
    { name: 'SKUs low in stock', count: overview.lowStock, href: `${reportsPath}/low-stock` },
    { name: 'Mails that could not be delivered', count: mails, href: '/dashboard/mails' },
  ];
  const { period, days } = overview.chart;
  return (
    <>
      <h1 className="text-4xl">Overview</h1>
      <section aria-labelledby="waiting" className="mt-6">
        <h2 id="waiting" className="text-2xl">
          To do
        </h2>
        <WaitingTasks tasks={tasks} />
      </section>
      <section aria-labelledby="sales" className="mt-8">
        <h2 id="sales" className="text-2xl">
          Net sales
        </h2>
        <OverviewSales ranges={overview.sales} shop={shop} />
        <SalesChart period={period} days={days} shop={shop} />
        <p className="mt-2 flex flex-wrap gap-x-5 underline underline-offset-4">
          <Link href={reportHref(`${reportsPath}/days`, period)}>The chart as a table</Link>
          <a href={reportHref('/api/reports/days/export', period)} download>
            The chart as CSV
          </a>
        </p>
      </section>
      <OverviewLists
        bestSellers={overview.bestSellers}
        searches={searches.rows.slice(0, 5)}
        productsHref={reportHref(`${reportsPath}/products`, period)}
        shop={shop}
      />
    </>
  );
}
