import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { Dispute } from '@/lib/orders/schema/payment';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';

type Row = { number: string; customer: string; currency: string; dispute: Dispute };

/** The payments that customers dispute; they are answered on the provider's own site. */
export function DisputeTable({ rows, clock }: { rows: Row[]; clock: Clock }) {
  return (
    <Table
      caption="Disputed payments"
      columns={['Order', 'Customer', 'Amount', 'Reason', 'Status', 'Answer by']}
    >
      {rows.map(({ number, customer, currency, dispute }) => (
        <TableRow key={dispute.id}>
          <TableCell label="Order">
            <Link
              href={`/dashboard/manageOrder/${number}`}
              className="font-semibold underline underline-offset-4"
            >
              {number}
            </Link>
          </TableCell>
          <TableCell label="Customer">{customer}</TableCell>
          <TableCell label="Amount" className="figures whitespace-nowrap">
            {formatMoney(dispute.amount, currency)}
          </TableCell>
          <TableCell label="Reason">{dispute.reason.replaceAll('_', ' ')}</TableCell>
          <TableCell label="Status">
            <Badge tone={dispute.status === 'won' ? 'good' : dispute.status === 'lost' ? 'bad' : 'warn'}>
              {dispute.status.replaceAll('_', ' ')}
            </Badge>
          </TableCell>
          <TableCell label="Answer by">{dispute.dueBy ? formatDate(dispute.dueBy, clock) : ''}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
