import { Link } from '@/components/ui/link';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { purchaseHref, purchasesHref } from '@/lib/purchasing/rules/paths';
import type { PurchaseFilters, PurchaseRow } from '@/lib/purchasing/schema/orders';
import { formatDate, formatDay, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { sortableColumn } from '@/lib/shared/sorting';
import { PurchaseBadge } from './purchase-badge';
import { formatNumber } from '@/lib/shared/formats';

type Sort = NonNullable<PurchaseFilters['sort']>;

/** Purchase orders, each with a link to its page. */
export function PurchaseTable({
  rows,
  filters,
  clock,
}: {
  rows: PurchaseRow[];
  filters: PurchaseFilters;
  clock: Clock;
}) {
  const column = (title: string, name: string) =>
    sortableColumn<Sort>(title, name, {
      sort: filters.sort,
      fallback: '-created',
      hrefFor: (sort) => purchasesHref({ ...filters, sort }),
      first: name === 'number' ? 'ascending' : 'descending',
    });
  return (
    <Table
      caption="Purchase orders"
      columns={[
        column('Order', 'number'),
        'Supplier',
        'State',
        column('Created', 'created'),
        { title: 'Expected', spare: true },
        { title: 'Received', right: true },
        { ...column('Total', 'total'), right: true },
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.number}>
          <TableCell label="Order">
            <Link
              href={purchaseHref(row.number)}
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {row.number}
            </Link>
          </TableCell>
          <TableCell label="Supplier" className="wrap-anywhere">
            {row.supplier}
          </TableCell>
          <TableCell label="State">
            <PurchaseBadge state={row.state} />
          </TableCell>
          <TableCell label="Created" className="text-sm">
            <time dateTime={row.createdAt}>{formatDate(row.createdAt, clock)}</time>
          </TableCell>
          <TableCell label="Expected" className={`text-sm ${spareColumn}`}>
            {row.expectedOn ? formatDay(row.expectedOn, clock.locale) : '–'}
          </TableCell>
          <TableCell label="Received" className="figures md:text-right">
            {formatNumber(row.received, 3, clock.locale)} of {formatNumber(row.units, 3, clock.locale)}
          </TableCell>
          <TableCell label="Total" className="figures md:text-right">
            {formatMoney(row.total, row.currency, clock.locale)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
