import { Link } from '@/components/ui/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { LedgerRow } from '@/lib/inventory/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** The movements of a SKU, the latest first; `hrefs` leads from the id of a source to its page. */
export function LedgerTable({
  rows,
  sources,
  clock,
  currency,
}: {
  rows: LedgerRow[];
  sources: Map<string, { name: string; href: string }>;
  clock: Clock;
  currency: string;
}) {
  const right = true;
  return (
    <Table
      caption="Movements, the latest first"
      columns={[
        'When',
        'Reason',
        { title: 'Change', right },
        { title: 'Stock', right },
        { title: 'Unit cost', right },
        'By',
      ]}
    >
      {rows.map((row) => {
        const source = row.source && sources.get(row.source.id);
        return (
          <TableRow key={row.id}>
            <TableCell label="When" className="text-sm">
              <time dateTime={row.at}>{formatDateTime(row.at, clock)}</time>
            </TableCell>
            <TableCell label="Reason">
              {row.reason}{' '}
              {source && (
                <Link href={source.href} className="whitespace-nowrap underline underline-offset-4">
                  {source.name}
                </Link>
              )}
            </TableCell>
            <TableCell label="Change" className="figures font-semibold md:text-right">
              {`${row.change > 0 ? '+' : '−'}${formatNumber(Math.abs(row.change), 3, clock.locale)}`}
            </TableCell>
            <TableCell label="Stock" className="figures md:text-right">
              {formatNumber(row.balance, 3, clock.locale)}
            </TableCell>
            <TableCell label="Unit cost" className="figures md:text-right">
              {row.cost === null ? '–' : formatMoney(row.cost, currency, clock.locale)}
            </TableCell>
            <TableCell label="By" className="text-sm wrap-anywhere">
              {row.actor ?? '–'}
            </TableCell>
          </TableRow>
        );
      })}
    </Table>
  );
}
