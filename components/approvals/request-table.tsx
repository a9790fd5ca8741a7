import { Link } from '@/components/ui/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { approvalHref } from '@/lib/approvals/rules';
import type { ApprovalRow } from '@/lib/approvals/schema';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { ApprovalBadge } from './approval-badge';

/** Requests for approval, each with a link to its page. */
export function RequestTable({ rows, clock }: { rows: ApprovalRow[]; clock: Clock }) {
  return (
    <Table caption="Requests" columns={['Request', 'Status', 'Why', { title: 'Total', right: true }]}>
      {rows.map(({ id, requester, status, reason, total, currency, createdAt }) => (
        <TableRow key={id}>
          <TableCell label="" className="wrap-anywhere">
            <Link href={approvalHref(id)} className="font-semibold underline underline-offset-4">
              {requester}, {formatDate(createdAt, clock)}
            </Link>
          </TableCell>
          <TableCell label="Status">
            <ApprovalBadge status={status} />
          </TableCell>
          <TableCell label="Why" className="wrap-anywhere">
            {reason}
          </TableCell>
          <TableCell label="Total" className="figures md:text-right">
            {formatMoney(total, currency)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
