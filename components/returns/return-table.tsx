import { Link } from '@/components/ui/link';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { returnReasonNames } from '@/lib/orders/rules/return-lines';
import { returnsHref } from '@/lib/orders/rules/return-list';
import type { ReturnFilters, ReturnRow } from '@/lib/orders/schema/return-list';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { sortableColumn } from '@/lib/shared/sorting';
import { ReturnBadge } from './return-badge';

/** The returns of all orders; each leads to its order, where staff decide about it. */
export function ReturnTable({
  rows,
  filters,
  shop,
}: {
  rows: ReturnRow[];
  filters: ReturnFilters;
  shop: Clock;
}) {
  const requested = sortableColumn('Requested', 'requested', {
    sort: filters.sort,
    fallback: '-requested',
    hrefFor: (sort: ReturnFilters['sort']) => returnsHref({ ...filters, sort }),
  });
  return (
    <Table
      caption="Returns"
      columns={[
        'Return',
        requested,
        { title: 'Customer', spare: true },
        'Products',
        'Status',
        { title: 'Credited', right: true },
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.number}>
          <TableCell label="">
            <Link
              href={`/dashboard/manageOrder/${row.orderNumber}#returns`}
              className="font-semibold underline underline-offset-4"
            >
              {row.number}
            </Link>
          </TableCell>
          <TableCell label="Requested" className="text-sm whitespace-nowrap">
            {formatDate(row.at, shop)}
          </TableCell>
          <TableCell label="Customer" className={`wrap-anywhere ${spareColumn}`}>
            {row.customer.name}
          </TableCell>
          <TableCell label="Products" className="text-sm">
            <ul>
              {row.lines.map(({ sku, name, quantity, reason }) => (
                <li key={sku}>
                  {quantity} × {name}
                  <span className="block text-muted">{returnReasonNames[reason]}</span>
                </li>
              ))}
            </ul>
            {row.photos > 0 && (
              <span className="text-muted">{row.photos === 1 ? '1 photo' : `${row.photos} photos`}</span>
            )}
          </TableCell>
          <TableCell label="Status">
            <ReturnBadge status={row.status} />
            {row.inRepair > 0 && <span className="block text-sm text-muted">{row.inRepair} in repair</span>}
          </TableCell>
          <TableCell label="Credited" className="figures md:text-right">
            {row.credited === null ? '–' : formatMoney(row.credited, row.currency)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
