import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { Link } from '@/components/ui/link';
import { EmailText } from '@/components/account/email-text';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { bulkStateNames, changeText } from '@/lib/bulk-edit/rules/texts';
import type { BulkEdit } from '@/lib/bulk-edit/types';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { formatNumber } from '@/lib/shared/formats';

/** All bulk edits, newest first. */
export function BulkEditList({
  edits,
  currency,
  structure,
  clock,
}: {
  edits: BulkEdit[];
  currency: string;
  structure: CatalogStructure;
  clock: Clock;
}) {
  return (
    <Table
      caption="Bulk edits, newest first"
      columns={['When', 'Who', 'Change', { title: 'Products', right: true }, 'Status']}
    >
      {edits.map(({ id, createdAt, actor, change, total, state }) => (
        <TableRow key={id}>
          <TableCell label="When" className="text-sm">
            {formatDateTime(createdAt, clock)}
          </TableCell>
          <TableCell label="Who">{actor ? <EmailText email={actor} /> : 'Command line'}</TableCell>
          <TableCell label="Change">
            <Link
              href={`/dashboard/manageProduct/edits/${id}`}
              className="font-semibold underline underline-offset-4"
            >
              {changeText(structure, change, currency)}
            </Link>
          </TableCell>
          <TableCell label="Products" className="figures md:text-right">
            {formatNumber(total)}
          </TableCell>
          <TableCell label="Status">{bulkStateNames[state]}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
