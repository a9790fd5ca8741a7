import { csvLine } from '../shared/csv';
import { streamed } from './streamed';

async function* csvParts<T>(
  header: string[],
  records: AsyncGenerator<T>,
  rowsOf: (record: T) => (string | number)[][],
): AsyncGenerator<string> {
  yield `\ufeff${csvLine(header)}`;
  for await (const record of records) yield rowsOf(record).map(csvLine).join('');
}

/** A streamed CSV file in UTF-8 with a byte order mark, for spreadsheets. */
export function csvResponse<T>(
  fileName: string,
  header: string[],
  records: AsyncGenerator<T>,
  rowsOf: (record: T) => (string | number)[][],
): Response {
  return streamed(csvParts(header, records, rowsOf), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
  });
}
