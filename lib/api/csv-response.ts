import { csvLine } from '../shared/csv';

/**
 * A CSV file in UTF-8 with a byte order mark, for spreadsheets. It is streamed: `records` are read as fast as the client
 * takes the rows, and reading ends when the client leaves.
 */
export function csvResponse<T>(
  fileName: string,
  header: string[],
  records: AsyncGenerator<T>,
  rowsOf: (record: T) => (string | number)[][],
): Response {
  const encoder = new TextEncoder();
  const file = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLine(header)}`)),
    async pull(controller) {
      const next = await records.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(rowsOf(next.value).map(csvLine).join('')));
    },
    async cancel() {
      await records.return(undefined);
    },
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  });
}
