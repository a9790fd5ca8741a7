import { Link } from '@/components/ui/link';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { quoteHref, quotesHref } from '@/lib/quotes/rules/paths';
import type { QuoteFilters } from '@/lib/quotes/schema/inputs';
import type { QuoteRow } from '@/lib/quotes/schema/quote';
import { formatDate, formatDay, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { sortableColumn } from '@/lib/shared/sorting';
import { QuoteBadge } from './quote-badge';

type Sort = NonNullable<QuoteFilters['sort']>;

/** Quotes as staff see them, each with a link to its page. */
export function QuoteTable({
  rows,
  filters,
  clock,
}: {
  rows: QuoteRow[];
  filters: QuoteFilters;
  clock: Clock;
}) {
  const column = (title: string, name: string) =>
    sortableColumn<Sort>(title, name, {
      sort: filters.sort,
      fallback: '-changed',
      hrefFor: (sort) => quotesHref({ ...filters, sort }),
      first: name === 'number' ? 'ascending' : 'descending',
    });
  return (
    <Table
      caption="Quotes"
      columns={[
        column('Quote', 'number'),
        'Customer',
        'Status',
        { title: 'Version', spare: true },
        { title: 'Valid until', spare: true },
        column('Changed', 'changed'),
        { ...column('Sum', 'total'), right: true },
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.number}>
          <TableCell label="Quote">
            <Link
              href={quoteHref(row.number)}
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {row.number}
            </Link>
          </TableCell>
          <TableCell label="Customer" className="wrap-anywhere">
            {row.customer}
            {row.company && <span className="block text-sm text-muted">{row.company}</span>}
          </TableCell>
          <TableCell label="Status">
            <QuoteBadge status={row.state} />
          </TableCell>
          <TableCell label="Version" className={`figures ${spareColumn}`}>
            {row.version || '–'}
          </TableCell>
          <TableCell label="Valid until" className={`text-sm ${spareColumn}`}>
            {row.validUntil ? formatDay(row.validUntil, clock.locale) : '–'}
          </TableCell>
          <TableCell label="Changed" className="text-sm">
            <time dateTime={row.changedAt}>{formatDate(row.changedAt, clock)}</time>
          </TableCell>
          <TableCell label="Sum" className="figures md:text-right">
            {formatMoney(row.total, row.currency, clock.locale)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
