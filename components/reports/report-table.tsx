import Link from 'next/link';
import { Table, TableCell, TableRow, spareColumn } from '@/components/ui/table';
import { classNames } from '@/components/ui/class-names';
import { cellText } from '@/lib/reports/rules/cells';
import { reportHref, sortOf } from '@/lib/reports/rules/reports';
import type { Cell, Report, ReportColumn, ReportFilters, ReportRow } from '@/lib/reports/schema';
import type { Shop } from '@/lib/settings/schema';

const isText = ({ kind }: ReportColumn) => kind === 'text' || kind === 'day';

/** A report as a table whose columns sort it by links; the sums are its last row. */
export function ReportTable({
  caption,
  report: { columns, totals },
  rows,
  path,
  filters,
  fallback,
  shop,
}: {
  caption: string;
  report: Report;
  rows: ReportRow[];
  path: string;
  filters: ReportFilters;
  fallback: string;
  shop: Pick<Shop, 'currency' | 'locale'>;
}) {
  const { column: sorted, descending } = sortOf(columns, filters.sort, fallback);
  const heads = columns.map((column, index) => {
    const { id, title, spare } = column;
    const isSorted = index === sorted;
    // Figures are wanted largest first, names from A on.
    const down = isSorted ? !descending : !isText(column);
    const href = reportHref(path, { ...filters, sort: `${down ? '-' : ''}${id}` });
    const sort = isSorted ? (descending ? 'descending' : 'ascending') : 'none';
    return { title, href, sort, right: !isText(column), spare } as const;
  });
  const cell = (column: ReportColumn, value: Cell, index: number, href?: string) => {
    const text = cellText(column.kind, value, shop);
    return (
      <TableCell
        key={column.id}
        label={index === 0 ? '' : column.title}
        className={classNames(
          'text-sm',
          isText(column) ? 'break-words' : 'figures md:text-right',
          column.spare && spareColumn,
          index === 0 && 'font-semibold',
        )}
      >
        {index === 0 && href ? (
          <Link href={href} className="underline decoration-line-strong underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
      </TableCell>
    );
  };
  return (
    // With large sums a report is wider than its column even on a desktop: it scrolls in itself.
    <div className="xl:overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <Table caption={caption} columns={heads}>
        {rows.map(({ key, cells, href }) => (
          <TableRow key={key}>
            {columns.map((column, index) => cell(column, cells[index] ?? null, index, href))}
          </TableRow>
        ))}
        {totals && (
          <TableRow className="bg-surface font-semibold">
            {columns.map((column, index) => cell(column, totals[index] ?? null, index))}
          </TableRow>
        )}
      </Table>
    </div>
  );
}
