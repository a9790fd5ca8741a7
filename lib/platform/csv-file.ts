import { CsvError, parse } from 'csv-parse/sync';
import { formatNumber } from '../shared/formats';

/** The rows of a CSV file below its header; `row` is the row number in a spreadsheet. */
export type CsvFile = { head: string[]; rows: { row: number; cells: string[] }[] };

/** All rows of a CSV text with their cells, at most `maxRows`; returns an error message if it can't be read. */
export function parseCsvRows(
  text: string,
  {
    delimiter,
    maxRows,
    hasLooseQuotes = false,
  }: { delimiter: string; maxRows: number; hasLooseQuotes?: boolean },
): string[][] | string {
  try {
    // One extra row shows that there are too many.
    const options = { delimiter, relax_column_count: true, relax_quotes: hasLooseQuotes, to: maxRows + 1 };
    const rows: string[][] = parse(text, options);
    if (rows.length <= maxRows) return rows;
    return `The file has more than ${formatNumber(maxRows - 1)} rows. Import it in parts.`;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return `The file can’t be read: ${error.message}.`;
  }
}

/** Reads a UTF-8 CSV file with commas, semicolons or tabs; returns an error message if it can't be read. */
export function readCsv(bytes: Buffer, maxRows: number): CsvFile | string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'The file is not in UTF-8. Save it as “CSV UTF-8”.';
  }
  if (text.includes('\0')) return 'The file is not a CSV file. Save it as “CSV UTF-8”.';
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string) => firstLine.split(mark).length;
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => count(b) - count(a));
  const read = parseCsvRows(text, { delimiter, maxRows: maxRows + 1 });
  if (typeof read === 'string') return read;
  const [head = [], ...rest] = read;
  const rows = rest.map((cells, index) => ({ row: index + 2, cells }));
  return { head: head.map((name) => name.trim()), rows: rows.filter(({ cells }) => cells.some(Boolean)) };
}
