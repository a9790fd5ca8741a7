import { Link } from '@/components/ui/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { ledgerHref } from '@/lib/inventory/rules';
import type { PurchaseOrder } from '@/lib/purchasing/schema/orders';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** The lines of a purchase order with what has arrived. */
export function PurchaseLines({ order, locale }: { order: PurchaseOrder; locale: string }) {
  const right = true;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return (
    <Table
      caption="Lines"
      columns={[
        'Product',
        'Part number',
        { title: 'Ordered', right },
        { title: 'Received', right },
        { title: 'Unit cost', right },
        { title: 'Amount', right },
      ]}
    >
      {order.lines.map((line) => (
        <TableRow key={line.sku}>
          <TableCell label="">
            <Link href={ledgerHref(line.sku)} className="font-semibold underline underline-offset-4">
              {line.sku}
            </Link>
            <span className="block text-sm wrap-anywhere text-muted">{line.product}</span>
          </TableCell>
          <TableCell label="Part number" className="wrap-anywhere">
            {line.partNumber || '–'}
          </TableCell>
          <TableCell label="Ordered" className="figures md:text-right">
            {formatNumber(line.quantity)}
          </TableCell>
          <TableCell label="Received" className="figures md:text-right">
            {formatNumber(line.received)}
          </TableCell>
          <TableCell label="Unit cost" className="figures md:text-right">
            {money(line.cost)}
          </TableCell>
          <TableCell label="Amount" className="figures md:text-right">
            {money(line.cost * line.quantity)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
