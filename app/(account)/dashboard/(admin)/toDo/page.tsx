import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { OverviewLists } from '@/components/reports/overview-lists';
import { OverviewSales } from '@/components/reports/overview-sales';
import { SalesChart } from '@/components/reports/sales-chart';
import { WaitingTasks } from '@/components/reports/waiting-tasks';
import { requireRight } from '@/lib/auth/current-session';
import { findOverview } from '@/lib/reports/queries/overview';
import { reportHref, reportsPath } from '@/lib/reports/rules/reports';
import { listMissedSearches } from '@/lib/search/queries/missed-searches';
import { may, type Right } from '@/lib/users/rules/rights';
import { findShop } from '@/lib/settings/queries';
import { findWaitingTasks, lowStockTask } from './waiting-tasks';

export const metadata: Metadata = {
  title: 'Overview',
  description: 'What waits for an admin, sales, best sellers and searches without a result.',
  robots: { index: false },
};

export default async function OverviewPage() {
  const person = await requireRight('overview.view', '/dashboard/toDo');
  const allows = (right: Right) => may(person.role, right);
  const shop = await findShop();
  const [overview, waiting, searches] = await Promise.all([
    findOverview(shop),
    findWaitingTasks(),
    listMissedSearches(1),
  ]);
  const tasks = [...waiting, lowStockTask(overview.lowStock)].filter(({ right }) => allows(right));
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
      {allows('reports.view') && (
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
      )}
      <OverviewLists
        bestSellers={allows('reports.view') ? overview.bestSellers : undefined}
        searches={allows('searches.view') ? searches.rows.slice(0, 5) : undefined}
        productsHref={reportHref(`${reportsPath}/products`, period)}
        shop={shop}
      />
    </>
  );
}
