import { Link } from '@/components/ui/link';
import { Table, TableCell, TableRow, spareColumn } from '@/components/ui/table';
import { classNames } from '@/components/ui/class-names';
import { cellText } from '@/lib/reports/rules/cells';
import { reportHref, sortOf } from '@/lib/reports/rules/reports';
import type { Cell, Report, ReportColumn, ReportFilters, ReportRow } from '@/lib/reports/schema';
import type { Shop } from '@/lib/settings/schema/shop';

const isText = ({ kind }: ReportColumn) => kind === 'text' || kind === 'day';

// More columns than this don't fit beside the menu on a desktop: the spare ones are left to the CSV file.
const maxColumns = 8;

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
  const shown = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => columns.length <= maxColumns || !column.spare);
  const left = columns.filter((column) => !shown.some((each) => each.column === column));
  const heads = shown.map(({ column, index }) => {
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
    <>
      <Table caption={caption} columns={heads}>
        {rows.map(({ key, cells, href }) => (
          <TableRow key={key}>
            {shown.map(({ column, index }) => cell(column, cells[index] ?? null, index, href))}
          </TableRow>
        ))}
        {totals && (
          <TableRow className="bg-surface font-semibold">
            {shown.map(({ column, index }) => cell(column, totals[index] ?? null, index))}
          </TableRow>
        )}
      </Table>
      {left.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          Also in the CSV file: {left.map(({ title }) => title).join(', ')}.
        </p>
      )}
    </>
  );
}
