import { z } from 'zod';
import { wrongRow, type RowResult } from '../shared/bulk-rows';
import { fail, ok, type Result } from '../shared/result';

/** The most rows and bytes of a bulk write. */
const maxBulkRows = 10_000;
export const maxBulkBytes = 20_000_000;

export const bulkResponse = z.object({
  rows: z.array(
    z.object({
      /** The place of the row in the request, from 1. */
      row: z.int(),
      sku: z.string(),
      outcome: z.enum(['created', 'changed', 'unchanged', 'wrong']),
      problems: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
});

export type NumberedRow<T> = { row: number; value: T };

/** The rows of a request: a JSON array, or one JSON object on each line (NDJSON). */
function readBulkRows(request: Request, bytes: Buffer): Result<unknown[]> {
  const type = request.headers.get('content-type') ?? '';
  const isLines = /^application\/(x-ndjson|ndjson|jsonl)\b/i.test(type);
  const invalid = (message: string) => fail('invalid', 'unreadable-rows', message);
  let rows: unknown;
  try {
    const text = bytes.toString('utf8');
    rows = isLines
      ? text
          .split('\n')
          .filter((line) => line.trim())
          .map((line) => JSON.parse(line) as unknown)
      : JSON.parse(text);
  } catch {
    return invalid('Send a JSON array of rows, or one JSON object on each line as application/x-ndjson.');
  }
  if (!Array.isArray(rows)) return invalid('The body must be an array of rows.');
  if (rows.length > maxBulkRows) return invalid(`Send at most ${maxBulkRows} rows at once.`);
  return ok(rows);
}

const skuOf = (row: unknown) => {
  const { sku } = (row ?? {}) as { sku?: unknown };
  return typeof sku === 'string' ? sku : '';
};

/** The rows that fit a schema, and the results of those that don't or that name the SKU of an earlier one. */
function checkBulkRows<T extends { sku: string }>(
  rows: unknown[],
  schema: z.ZodType<T>,
): { valid: NumberedRow<T>[]; wrong: RowResult[] } {
  const valid: NumberedRow<T>[] = [];
  const wrong: RowResult[] = [];
  const rowOf = new Map<string, number>();
  for (const [index, given] of rows.entries()) {
    const row = index + 1;
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path, message }) => ({
        field: path.join('.') || 'row',
        message,
      }));
      wrong.push({ row, sku: skuOf(given), outcome: 'wrong', problems });
      continue;
    }
    const { sku } = parsed.data;
    const earlier = rowOf.get(sku);
    if (earlier) wrong.push(wrongRow(row, sku, 'sku', `is in row ${earlier} already`));
    else {
      rowOf.set(sku, row);
      valid.push({ row, value: parsed.data });
    }
  }
  return { valid, wrong };
}

/**
 * Carries out a bulk write: rows that don't fit the schema are wrong, the others go to `write`. The response has the
 * results in the order of the rows.
 */
export async function bulkWrite<T extends { sku: string }>(
  request: Request,
  bytes: Buffer,
  schema: z.ZodType<T>,
  write: (rows: NumberedRow<T>[]) => Promise<{ results: RowResult[]; expire: string[] }>,
): Promise<Result<{ rows: RowResult[] }>> {
  const rows = readBulkRows(request, bytes);
  if (!rows.ok) return rows;
  const { valid, wrong } = checkBulkRows(rows.value, schema);
  const { results, expire } = await write(valid);
  const all = [...results, ...wrong].sort((one, other) => one.row - other.row);
  return ok({ rows: all }, [...new Set(expire)]);
}
