import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { ledgerHref } from '@/lib/inventory/rules';

type Line = {
  sku: string;
  product: string | null;
  option: string;
  counted: number;
  expected: number;
  by: string;
  outcome: string | null;
};

const units = (count: number) => count.toLocaleString('en-US');
const signed = (difference: number) => (difference > 0 ? `+${units(difference)}` : `−${units(-difference)}`);

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
            {units(expected)}
          </TableCell>
          <TableCell label="Counted" className="figures md:text-right">
            {units(counted)}
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
