import { Link } from '@/components/ui/link';
import { EmailText } from '@/components/account/email-text';
import { Badge, type Tone } from '@/components/ui/badge';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { messagesHref, messageStatusNames, topicName, type MessageStatus } from '@/lib/contact/rules';
import type { MessageFilters, MessageRow } from '@/lib/contact/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { sortableColumn } from '@/lib/shared/sorting';

const tones: Record<MessageStatus, Tone> = { open: 'warn', waiting: 'info', closed: 'neutral' };

/** The status of a message. */
export function MessageBadge({ state }: { state: MessageStatus }) {
  return <Badge tone={tones[state]}>{messageStatusNames[state]}</Badge>;
}

/** Messages to the shop, each with a link to its conversation. */
export function MessageTable({
  rows,
  path,
  filters,
  clock,
}: {
  rows: MessageRow[];
  path: string;
  filters: MessageFilters;
  clock: Clock;
}) {
  const received = sortableColumn('Received', 'received', {
    sort: filters.sort,
    fallback: '-received',
    hrefFor: (sort) => messagesHref(path, { ...filters, sort }),
    first: 'descending',
  });
  return (
    <Table
      caption="Messages"
      columns={['Message', 'From', 'Status', 'Assigned to', { ...received, spare: true }]}
    >
      {rows.map((row) => (
        <TableRow key={row.reference}>
          <TableCell label="" className="md:w-2/5">
            <Link
              href={`/dashboard/messages/${row.reference}`}
              className="font-semibold underline underline-offset-4"
            >
              {topicName(row.topic)}
            </Link>{' '}
            <span className="text-sm whitespace-nowrap text-muted">{row.reference}</span>
            <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{row.message}</span>
          </TableCell>
          <TableCell label="From">
            <span className="block wrap-anywhere">{row.name}</span>
            <span className="block text-sm text-muted">
              <EmailText email={row.email} />
            </span>
          </TableCell>
          <TableCell label="Status">
            <MessageBadge state={row.state} />
          </TableCell>
          <TableCell label="Assigned to">{row.assignee?.name ?? 'Nobody'}</TableCell>
          <TableCell label="Received" className={`text-sm ${spareColumn}`}>
            <time dateTime={row.receivedAt}>{formatDateTime(row.receivedAt, clock)}</time>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
