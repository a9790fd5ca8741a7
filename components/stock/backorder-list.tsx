import { Link } from '@/components/ui/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { ledgerHref } from '@/lib/inventory/rules';
import type { OpenBackorder } from '@/lib/orders/types';
import { formatDay } from '@/lib/shared/dates';
import { formatNumber } from '@/lib/shared/formats';

function expectedText({ expectedOn, leadDays }: OpenBackorder): string {
  if (expectedOn) return formatDay(expectedOn);
  return leadDays === null ? 'Not allowed any more' : `${leadDays} working days after the order`;
}

/** The SKUs for which orders wait, with the orders in the sequence in which they get what arrives. */
export function BackorderList({ rows, showOrders }: { rows: OpenBackorder[]; showOrders: boolean }) {
  return (
    <Table
      caption="Backorders"
      columns={['SKU', { title: 'Units waiting', right: true }, 'Expected', 'Orders, the oldest first']}
    >
      {rows.map((row) => (
        <TableRow key={row.sku}>
          <TableCell label="">
            <Link href={ledgerHref(row.sku)} className="font-semibold underline underline-offset-4">
              {row.sku}
            </Link>
            <Link
              href={`/dashboard/manageProduct/${row.productId}`}
              className="block text-sm wrap-anywhere underline-offset-4 hover:underline"
            >
              {row.name}
            </Link>
          </TableCell>
          <TableCell label="Units waiting" className="figures md:text-right">
            {formatNumber(row.orders.reduce((sum, { units }) => sum + units, 0))}
          </TableCell>
          <TableCell label="Expected">{expectedText(row)}</TableCell>
          <TableCell label="Orders, the oldest first">
            <ul>
              {row.orders.map(({ number, customer, units, told }) => (
                <li key={number} className="py-0.5">
                  {units} for{' '}
                  {showOrders ? (
                    <Link href={`/dashboard/manageOrder/${number}`} className="underline underline-offset-4">
                      {number}
                    </Link>
                  ) : (
                    number
                  )}
                  , {customer}
                  {told && `, told ${formatDay(told)}`}
                </li>
              ))}
            </ul>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
