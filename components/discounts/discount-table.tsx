import { Link } from '@/components/ui/link';
import { Badge, type Tone } from '@/components/ui/badge';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { describeDays, describeUses, describeValue, discountsPath } from '@/lib/discounts/rules/describe';
import { discountStatusNames, type DiscountStatus } from '@/lib/discounts/rules/status';
import type { Discount } from '@/lib/discounts/schema';

const tones: Record<DiscountStatus, Tone> = {
  active: 'good',
  scheduled: 'info',
  paused: 'warn',
  expired: 'neutral',
  'used-up': 'neutral',
};

/** The status of a discount. */
export function DiscountBadge({ status }: { status: DiscountStatus }) {
  return <Badge tone={tones[status]}>{discountStatusNames[status]}</Badge>;
}

/** Discounts, each with a link to its page. */
export function DiscountTable({
  rows,
  money,
}: {
  rows: Discount[];
  money: { currency: string; locale: string };
}) {
  return (
    <Table
      caption="Discounts, newest first"
      columns={[
        'Name',
        'Discount',
        'Status',
        { title: 'Valid', spare: true },
        { title: 'Uses', right: true },
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="">
            <Link
              href={`${discountsPath}/${row.id}`}
              className="font-semibold wrap-anywhere underline underline-offset-4"
            >
              {row.title}
            </Link>
            <span className="block text-sm wrap-anywhere text-muted">{row.code ?? 'Automatic'}</span>
          </TableCell>
          <TableCell label="Discount">{describeValue(row, money)}</TableCell>
          <TableCell label="Status">
            <DiscountBadge status={row.status} />
          </TableCell>
          <TableCell label="Valid" className={`text-sm ${spareColumn}`}>
            {describeDays(row, money.locale)}
          </TableCell>
          <TableCell label="Uses" className="figures md:text-right">
            {describeUses(row, money.locale)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
