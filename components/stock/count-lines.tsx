import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { ledgerHref } from '@/lib/inventory/rules';
import { formatNumber } from '@/lib/shared/formats';

type Line = {
  sku: string;
  product: string | null;
  option: string;
  counted: number;
  expected: number;
  by: string;
  outcome: string | null;
};

const signed = (difference: number) =>
  difference > 0 ? `+${formatNumber(difference)}` : `−${formatNumber(-difference)}`;

/** What was counted, what should be on the shelf, and the difference. */
export function CountLines({ lines }: { lines: Line[] }) {
  const right = true;
  return (
    <Table
      caption="Counted, differences first"
      columns={[
        'Product',
        { title: 'Expected', right },
        { title: 'Counted', right },
        { title: 'Difference', right },
        'By',
      ]}
    >
      {lines.map(({ sku, product, option, counted, expected, by, outcome }) => (
        <TableRow key={sku}>
          <TableCell label="">
            <Link href={ledgerHref(sku)} className="font-semibold underline underline-offset-4">
              {sku}
            </Link>{' '}
            {outcome === 'conflict' && <Badge tone="bad">Not posted: too few left</Badge>}
            <span className="block text-sm wrap-anywhere text-muted">
              {[product, option].filter(Boolean).join(', ')}
            </span>
          </TableCell>
          <TableCell label="Expected" className="figures md:text-right">
            {formatNumber(expected)}
          </TableCell>
          <TableCell label="Counted" className="figures md:text-right">
            {formatNumber(counted)}
          </TableCell>
          <TableCell label="Difference" className="figures font-semibold md:text-right">
            {counted === expected ? '0' : signed(counted - expected)}
          </TableCell>
          <TableCell label="By" className="wrap-anywhere">
            {by}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
