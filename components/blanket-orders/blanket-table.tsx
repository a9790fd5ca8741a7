import { Link } from '@/components/ui/link';
import { spareColumn, Table, TableCell, TableRow, type Column } from '@/components/ui/table';
import type { BlanketRow } from '@/lib/blanket-orders/schema';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { BlanketBadge } from './blanket-badge';

/** Blanket orders, each with a link to its page; staff also read the company. */
export function BlanketTable({
  rows,
  locale,
  hrefOf,
  numberColumn = 'Blanket order',
  untilColumn = 'Until',
  showsCompany = false,
}: {
  rows: BlanketRow[];
  locale: string;
  hrefOf: (number: string) => string;
  numberColumn?: Column;
  untilColumn?: Column;
  showsCompany?: boolean;
}) {
  return (
    <Table
      caption="Blanket orders"
      columns={[
        numberColumn,
        ...(showsCompany ? ['Company'] : []),
        'Status',
        { title: 'Purchase order', spare: true },
        { title: 'From', spare: true },
        untilColumn,
        { title: 'Remaining', right: true },
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.number}>
          <TableCell label="Blanket order">
            <Link
              href={hrefOf(row.number)}
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {row.number}
            </Link>
          </TableCell>
          {showsCompany && (
            <TableCell label="Company" className="wrap-anywhere">
              {row.company}
            </TableCell>
          )}
          <TableCell label="Status">
            <BlanketBadge status={row.status} />
          </TableCell>
          <TableCell label="Purchase order" className={`wrap-anywhere ${spareColumn}`}>
            {row.purchaseOrder || '–'}
          </TableCell>
          <TableCell label="From" className={`text-sm ${spareColumn}`}>
            {formatDay(row.from, locale)}
          </TableCell>
          <TableCell label="Until" className="text-sm">
            {formatDay(row.until, locale)}
          </TableCell>
          <TableCell label="Remaining" className="figures md:text-right">
            {formatMoney(row.remaining, row.currency, locale)}
            <span className="block text-sm text-muted">
              of {formatMoney(row.total, row.currency, locale)}
            </span>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
