import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { erasedKindNames, erasedKinds, fixedPeriods, keptData } from '@/lib/retention/rules';
import type { ErasureReport } from '@/lib/retention/schema';
import { formatDateTime, formatDay, type Clock } from '@/lib/shared/dates';
import { formatNumber } from '@/lib/shared/formats';

const erasedOn = ({ counts }: ErasureReport) =>
  erasedKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${erasedKindNames[kind]}: ${formatNumber(counts[kind])}`)
    .join(', ');

/** What was erased on the last days, what the database removes by itself, and what stays. */
export function ErasureReports({ reports, clock }: { reports: ErasureReport[]; clock: Clock }) {
  return (
    <div className="mt-10 grid max-w-4xl gap-8">
      <section aria-labelledby="erased">
        <h2 id="erased" className="mb-4 text-2xl">
          What was erased
        </h2>
        {reports.length ? (
          <Table caption="What was erased" columns={['Day', 'Erased', 'Finished']}>
            {reports.map((report) => (
              <TableRow key={report.day}>
                <TableCell label="Day">{formatDay(report.day, clock.locale)}</TableCell>
                <TableCell label="Erased">{erasedOn(report) || 'Nothing was old enough'}</TableCell>
                <TableCell label="Finished">
                  {report.finishedAt ? formatDateTime(report.finishedAt, clock) : 'Still erasing'}
                </TableCell>
              </TableRow>
            ))}
          </Table>
        ) : (
          <EmptyState title="No report yet">The shop erases for the first time within a minute.</EmptyState>
        )}
      </section>
      <section aria-labelledby="removed">
        <h2 id="removed" className="mb-4 text-2xl">
          What the database removes by itself
        </h2>
        <Table caption="What the database removes by itself" columns={['What', 'Kept until']}>
          {fixedPeriods.map(({ collection, what, until }) => (
            <TableRow key={collection}>
              <TableCell label="What">{what}</TableCell>
              <TableCell label="Kept until">{until}</TableCell>
            </TableRow>
          ))}
        </Table>
      </section>
      <section aria-labelledby="kept">
        <h2 id="kept" className="mb-4 text-2xl">
          What stays
        </h2>
        <dl className="grid max-w-prose gap-4">
          {keptData.map(({ what, why }) => (
            <div key={what}>
              <dt className="font-semibold">{what}</dt>
              <dd className="text-muted">{why}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
