import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { BlanketOrder } from '@/lib/blanket-orders/schema';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** What is agreed, with what can still be called off. */
export function AgreedLines({
  lines,
  currency,
  locale,
}: Pick<BlanketOrder, 'lines' | 'currency'> & { locale: string }) {
  const units = (count: number) => formatNumber(count, 3, locale);
  return (
    <Table
      caption="Agreed products"
      columns={[
        'Product',
        { title: 'Agreed', right: true },
        { title: 'Called off', right: true },
        { title: 'Remaining', right: true },
        { title: 'Price each', right: true },
      ]}
    >
      {lines.map(({ sku, name, detail, unit, quantity, remaining, unitPrice }) => (
        <TableRow key={sku}>
          <TableCell label="Product" className="wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <span className="block text-sm text-muted">
              {[sku, detail, unit !== 'each' && unit].filter(Boolean).join(' · ')}
            </span>
          </TableCell>
          <TableCell label="Agreed" className="figures md:text-right">
            {units(quantity)}
          </TableCell>
          <TableCell label="Called off" className="figures md:text-right">
            {units(quantity - remaining)}
          </TableCell>
          <TableCell label="Remaining" className="figures font-semibold md:text-right">
            {units(remaining)}
          </TableCell>
          <TableCell label="Price each" className="figures md:text-right">
            {formatMoney(unitPrice, currency, locale)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
