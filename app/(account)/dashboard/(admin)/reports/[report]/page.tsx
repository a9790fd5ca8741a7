import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RangeForm, RangeNote } from '@/components/reports/range-form';
import { ReportTable } from '@/components/reports/report-table';
import { ReportHead, ReportTabs } from '@/components/reports/report-tabs';
import { SalesChart } from '@/components/reports/sales-chart';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { runReport } from '@/lib/reports/queries/run-report';
import { daySalesOf, findReport, reportHref, reportsPath } from '@/lib/reports/rules/reports';
import { salesRule } from '@/lib/reports/rules/sales';
import { reportFilters } from '@/lib/reports/schema';
import { findShop } from '@/lib/settings/queries';
import { pageNumber } from '@/lib/shared/paging';

type Props = {
  params: Promise<{ report: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const info = findReport((await params).report);
  return { title: `${info?.name ?? 'Unknown report'} · Reports`, robots: { index: false } };
}

const pageSize = 100;

export default async function ReportPage({ params, searchParams }: Props) {
  const [{ report: id }, query] = await Promise.all([params, searchParams]);
  const filters = reportFilters.parse(query);
  const path = `${reportsPath}/${id}`;
  await requireRight('reports.view', reportHref(path, filters));
  const info = findReport(id) ?? notFound();
  const shop = await findShop();
  const { period, today, ...report } = await runReport(info.id, filters, shop);
  const pages = Math.max(1, Math.ceil(report.rows.length / pageSize));
  const page = Math.min(pageNumber(query.page), pages);
  const ranged = info.kind !== 'stock';
  const choices = ranged ? filters : { sort: filters.sort };
  return (
    <>
      <ReportHead name={info.name} exportHref={reportHref(`/api/reports/${id}/export`, choices)} />
      <ReportTabs current={info.id} from={filters.from} to={filters.to} />
      <p className="mt-5 max-w-[75ch] text-muted">{info.description}</p>
      {ranged && <RangeForm path={path} period={period} today={today} sort={filters.sort} />}
      {ranged && <RangeNote period={period} shop={shop} />}
      {id === 'days' && <SalesChart period={period} days={daySalesOf(report)} shop={shop} />}
      <div className="mt-6">
        {report.rows.length ? (
          <ReportTable
            caption={`Report: ${info.name}`}
            report={report}
            rows={report.rows.slice((page - 1) * pageSize, page * pageSize)}
            path={path}
            filters={choices}
            fallback={info.sort}
            shop={shop}
          />
        ) : (
          <EmptyState title="Nothing to report">
            {ranged ? 'Choose a longer range.' : 'No SKU fits this report.'}
          </EmptyState>
        )}
      </div>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(each) => reportHref(path, { ...filters, page: each })}
      />
      {info.kind === 'sales' && <p className="mt-6 max-w-[75ch] text-sm text-muted">{salesRule}</p>}
    </>
  );
}
