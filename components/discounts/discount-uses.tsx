import { Link } from '@/components/ui/link';
import { StatusBadge } from '@/components/orders/status-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import type { OrderRow } from '@/lib/orders/schema/order';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import type { Page } from '@/lib/shared/paging';

/** The orders that have a discount, with what it saved on each. */
export function DiscountUses({
  uses,
  clock,
  hrefFor,
}: {
  uses: Page<OrderRow & { saved: number }>;
  clock: Clock;
  hrefFor: (page: number) => string;
}) {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="mb-3 text-2xl">
        Orders with this discount
      </h2>
      {uses.rows.length === 0 ? (
        <EmptyState title="No orders yet">Orders that get this discount are listed here.</EmptyState>
      ) : (
        <Table
          caption="Orders with this discount, newest first"
          columns={[
            'Order',
            'Customer',
            'Status',
            { title: 'Placed', spare: true },
            { title: 'Saved', right: true },
            { title: 'Total', right: true },
          ]}
        >
          {uses.rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell label="Order">
                <Link
                  href={`/dashboard/manageOrder/${row.number}`}
                  className="font-semibold whitespace-nowrap underline underline-offset-4"
                >
                  {row.number}
                </Link>
              </TableCell>
              <TableCell label="Customer" className="wrap-anywhere">
                {row.customer.name}
              </TableCell>
              <TableCell label="Status">
                <StatusBadge order={row} />
              </TableCell>
              <TableCell label="Placed" className={`text-sm ${spareColumn}`}>
                <time dateTime={row.placedAt}>{formatDate(row.placedAt, clock)}</time>
              </TableCell>
              <TableCell label="Saved" className="figures md:text-right">
                {formatMoney(row.saved, row.currency, clock.locale)}
              </TableCell>
              <TableCell label="Total" className="figures md:text-right">
                {formatMoney(row.total, row.currency, clock.locale)}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
      <Pagination page={uses.page} pages={uses.pages} hrefFor={hrefFor} />
    </section>
  );
}
