import { buttonClasses } from '@/components/ui/button';
import { TabBar } from '@/components/ui/tab-bar';
import { reportHref, reports, reportsPath } from '@/lib/reports/rules/reports';
import type { ReportId } from '@/lib/reports/schema';

/** Links to all reports, which keep the chosen days. */
export function ReportTabs({ current, from, to }: { current: ReportId; from?: string; to?: string }) {
  const tabs = reports.map(({ id, name }) => ({
    name,
    href: reportHref(`${reportsPath}/${id}`, { from, to }),
    current: id === current,
  }));
  return <TabBar label="Reports" tabs={tabs} />;
}

/** The title of a report, and the link to its rows as CSV. */
export function ReportHead({ name, exportHref }: { name: string; exportHref: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-4xl">{`Reports: ${name}`}</h1>
      <a href={exportHref} download className={buttonClasses('secondary', 'sm')}>
        Export as CSV
      </a>
    </div>
  );
}
