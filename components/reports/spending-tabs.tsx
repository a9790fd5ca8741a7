import { Link } from '@/components/ui/link';
import { reportHref } from '@/lib/reports/rules/reports';
import {
  spendingGroupNames,
  spendingGroups,
  spendingPath,
  type SpendingGroup,
} from '@/lib/reports/rules/spending';

/** The ways to divide a company's spending, as links that keep the range of days. */
export function SpendingTabs({ current, from, to }: { current: SpendingGroup; from?: string; to?: string }) {
  return (
    <nav aria-label="Divided by" className="no-print mt-4 flex flex-wrap gap-x-4">
      {spendingGroups.map((group) => (
        <Link
          key={group}
          href={reportHref(`${spendingPath}/${group}`, { from, to })}
          aria-current={group === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:no-underline"
        >
          By {spendingGroupNames[group].toLowerCase()}
        </Link>
      ))}
    </nav>
  );
}
