import { Link } from '@/components/ui/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { ledgerHref } from '@/lib/inventory/rules';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** A line of what is proposed to order. */
export type ProposedLine = {
  sku: string;
  product: string | null;
  option: string;
  available: number;
  onOrder: number;
  reorderPoint: number | null;
  quantity?: number;
  cost?: number;
};

/** SKUs that have reached their reorder point, with the quantities that are proposed to order. */
export function ProposalLines({
  caption,
  lines,
  currency,
  locale,
}: {
  caption: string;
  lines: ProposedLine[];
  currency?: string;
  locale: string;
}) {
  const right = true;
  return (
    <Table
      caption={caption}
      columns={[
        'Product',
        { title: 'Available', right },
        { title: 'On order', right },
        { title: 'Reorder point', right },
        ...(currency
          ? [
              { title: 'Order', right },
              { title: 'Cost', right },
            ]
          : []),
      ]}
    >
      {lines.map((line) => (
        <TableRow key={line.sku}>
          <TableCell label="">
            <Link href={ledgerHref(line.sku)} className="font-semibold underline underline-offset-4">
              {line.sku}
            </Link>
            <span className="block text-sm wrap-anywhere text-muted">
              {[line.product, line.option].filter(Boolean).join(', ')}
            </span>
          </TableCell>
          <TableCell label="Available" className="figures md:text-right">
            {formatNumber(line.available, 3, locale)}
          </TableCell>
          <TableCell label="On order" className="figures md:text-right">
            {formatNumber(line.onOrder, 3, locale)}
          </TableCell>
          <TableCell label="Reorder point" className="figures md:text-right">
            {typeof line.reorderPoint === 'number' && formatNumber(line.reorderPoint, 3, locale)}
          </TableCell>
          {currency && (
            <>
              <TableCell label="Order" className="figures font-semibold md:text-right">
                {typeof line.quantity === 'number' && formatNumber(line.quantity, 3, locale)}
              </TableCell>
              <TableCell label="Cost" className="figures md:text-right">
                {formatMoney((line.cost ?? 0) * (line.quantity ?? 0), currency, locale)}
              </TableCell>
            </>
          )}
        </TableRow>
      ))}
    </Table>
  );
}
