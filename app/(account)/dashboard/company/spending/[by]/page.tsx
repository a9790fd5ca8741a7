import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { RangeForm } from '@/components/reports/range-form';
import { ReportTable } from '@/components/reports/report-table';
import { SpendingTabs } from '@/components/reports/spending-tabs';
import { buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { ownCompanyPath } from '@/lib/companies/rules/paths';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { reportSpending } from '@/lib/reports/queries/spending';
import { reportHref } from '@/lib/reports/rules/reports';
import { spendingGroupNames, spendingGroups, spendingPath } from '@/lib/reports/rules/spending';
import { reportFilters } from '@/lib/reports/schema';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Spending',
  description: 'What your company has spent.',
  robots: { index: false },
};

type Props = {
  params: Promise<{ by: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function SpendingPage({ params, searchParams }: Props) {
  const [{ by: asked }, query] = await Promise.all([params, searchParams]);
  const filters = reportFilters.parse(query);
  const person = await requireSignedIn(reportHref(`${spendingPath}/${asked}`, filters));
  const by = spendingGroups.find((group) => group === asked) ?? notFound();
  const [membership, shop] = await Promise.all([findActiveCompany(person), findShop()]);
  if (!membership) redirect(ownCompanyPath);
  const view = { companyId: membership.id, userId: person.userId, membership };
  const { period, today, ...report } = await reportSpending(view, by, filters, shop);
  const path = `${spendingPath}/${by}`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl wrap-anywhere">Spending of {membership.name}</h1>
        <a
          href={reportHref(`/api/companies/${membership.id}/spending/${by}`, filters)}
          className={buttonClasses('secondary', 'sm')}
        >
          Export CSV
        </a>
      </div>
      {!mayInCompany(membership, 'orders.view') && (
        <p className="mt-2 text-muted">Your own orders for the company.</p>
      )}
      <SpendingTabs current={by} from={filters.from} to={filters.to} />
      <RangeForm path={path} period={period} today={today} sort={filters.sort} />
      {report.rows.length ? (
        <ReportTable
          caption={`Spending by ${spendingGroupNames[by].toLowerCase()}`}
          report={report}
          rows={report.rows}
          path={path}
          filters={filters}
          fallback={by === 'months' ? 'name' : '-net'}
          shop={shop}
        />
      ) : (
        <EmptyState title="No orders in this range">Choose a longer range.</EmptyState>
      )}
    </>
  );
}
