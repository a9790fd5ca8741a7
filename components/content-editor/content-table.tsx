import { Link } from '@/components/ui/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { editorHref } from '@/lib/content/rules/kinds';
import type { ContentRow } from '@/lib/content/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { ContentStatusBadges } from './content-status';

/** Pages or articles, each with a link to its editor. */
export function ContentTable({ rows, clock }: { rows: ContentRow[]; clock: Clock }) {
  return (
    <Table caption="Documents, the latest edited first" columns={['Title', 'Status', 'Last edited']}>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="" className="md:w-1/2">
            <Link href={editorHref(row)} className="font-semibold wrap-anywhere underline underline-offset-4">
              {row.title}
            </Link>
            <span className="block text-sm wrap-anywhere text-muted">{row.path}</span>
          </TableCell>
          <TableCell label="Status">
            <ContentStatusBadges row={row} />
            {row.publishAt && (
              <span className="mt-1 block text-sm text-muted">
                <time dateTime={row.publishAt}>{formatDateTime(row.publishAt, clock)}</time>
              </span>
            )}
          </TableCell>
          <TableCell label="Last edited" className="text-sm">
            <time dateTime={row.editedAt}>{formatDateTime(row.editedAt, clock)}</time>
            {row.editedBy && <span className="block text-muted">by {row.editedBy}</span>}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
