import { readCsv } from '../../platform/csv-file';
import { cellsOf, maxImportRows } from '../rules/csv-cells';
import type { TableRow } from '../schema';

/** The rows of a CSV file whose headings `readHead` knows; an error message if it can't be read. */
export function readTable(
  file: Buffer,
  readHead: (head: string[]) => (string | null)[] | string,
): TableRow[] | string {
  const csv = readCsv(file, maxImportRows);
  if (typeof csv === 'string') return csv;
  const columns = readHead(csv.head);
  if (typeof columns === 'string') return columns;
  if (csv.rows.length === 0) return 'The file has no rows below its head.';
  return csv.rows.map(({ row, cells }) => ({ row, cells: cellsOf(columns, cells) }));
}
