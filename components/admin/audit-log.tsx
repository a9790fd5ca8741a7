import { Link } from '@/components/ui/link';
import { EmailText } from '@/components/account/email-text';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { sortableColumn } from '@/lib/shared/sorting';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { actionName, auditHref } from '@/lib/audit/rules';
import type { AuditFilters, AuditRecord } from '@/lib/audit/schema';

/** Recorded changes with who made them and what they changed. */
export function AuditLog({
  records,
  path,
  filters,
  clock,
}: {
  records: AuditRecord[];
  path: string;
  filters: AuditFilters;
  clock: Clock;
}) {
  const when = sortableColumn('When', 'at', {
    sort: filters.sort,
    fallback: '-at',
    hrefFor: (sort) => auditHref(path, { ...filters, sort }),
    first: 'descending',
  });
  return (
    <Table caption="Changes" columns={[when, 'Who', 'What', 'Changed']}>
      {records.map(({ id, at, actor, as, from, action, subject, differences }) => (
        <TableRow key={id}>
          <TableCell label="When">
            <time dateTime={at} className="text-sm whitespace-nowrap">
              {formatDateTime(at, clock)}
            </time>
          </TableCell>
          <TableCell label="Who">
            <span className="block min-w-24">{actor ? <EmailText email={actor} /> : 'Command line'}</span>
            {as && (
              <span className="block text-sm">
                as <EmailText email={as} />
              </span>
            )}
            {from && <span className="block text-sm wrap-anywhere text-muted">from {from}</span>}
          </TableCell>
          <TableCell label="What">
            <strong className="font-semibold">{actionName(action)}</strong>
            <span className="block text-sm text-muted">
              {subject.kind === 'bulk-edit' ? (
                <Link
                  href={`/dashboard/manageProduct/edits/${subject.id}`}
                  className="underline underline-offset-4"
                >
                  {subject.name}
                </Link>
              ) : (
                <EmailText email={subject.name} />
              )}
            </span>
          </TableCell>
          <TableCell label="Changed">
            {differences.length > 0 && <Differences rows={differences} />}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function Differences({ rows }: { rows: AuditRecord['differences'] }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer">{rows.map(({ field }) => field).join(', ')}</summary>
      <dl className="mt-2 grid gap-2 text-left">
        {rows.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="font-semibold">{field}</dt>
            {before && (
              <dd className="break-words text-muted">
                <span className="sr-only">Before: </span>
                <del>{before}</del>
              </dd>
            )}
            {after && (
              <dd className="break-words">
                <span className="sr-only">After: </span>
                {after}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
