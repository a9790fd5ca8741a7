import { setReorderPoints } from '../../inventory/commands/reorder-points';
import { findStockRows } from '../../inventory/queries/stock-list';
import type { ReorderRow } from '../../inventory/schema';
import { planFile, rejectedRows, runBatch, type Importer } from '../../product-import/commands/batches';
import { readTable } from '../../product-import/queries/read-table';
import { columnsOf } from '../../product-import/rules/csv-cells';
import type { PlannedRecord } from '../../product-import/rules/plan-row';
import type { ImportPlan, ImportResult, ImportRow, TableRow } from '../../product-import/schema';
import type { Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { findKnownParts } from '../queries/part-files';
import { partColumns, planParts, requiredPartColumns, type PlannedPart } from '../rules/part-csv';
import { planReorderPoints, reorderColumns, requiredReorderColumns } from '../rules/reorder-csv';
import { savePart } from './parts';

type Actor = Staff | null;

const skusOf = (rows: TableRow[]) => rows.flatMap(({ cells }) => (cells.sku ? [cells.sku] : []));

/** The rows of a file that are to be planned; an error message if it can't be read. */
function rowsOf(file: Buffer, columns: string[], required: string[], only?: ReadonlySet<number>) {
  const rows = readTable(file, (head) => columnsOf(head, columns, required));
  return typeof rows === 'string' || !only ? rows : rows.filter(({ row }) => only.has(row));
}

/** Carries out one row with a command. */
async function carryOut<T>(
  { rows, input }: PlannedRecord<T>,
  command: (input: T) => Promise<Result<unknown>>,
): Promise<{ rows: ImportRow[]; expire: string[] }> {
  if (!input) return { rows, expire: [] };
  const result = await command(input);
  return result.ok
    ? { rows, expire: result.expire }
    : { rows: rejectedRows(rows, result.failure), expire: [] };
}

const parts: Importer<PlannedPart> = {
  kind: 'supplier-parts',
  async plan(file, only) {
    const rows = rowsOf(file, partColumns, requiredPartColumns, only);
    return typeof rows === 'string' ? rows : planParts(rows, await findKnownParts(rows));
  },
  carryOut: (actor, planned) =>
    carryOut(planned, (input) => savePart(actor, planned.supplierId, planned.sku, input)),
};

const reorderPoints: Importer<PlannedRecord<ReorderRow>> = {
  kind: 'reorder-points',
  async plan(file, only) {
    const rows = rowsOf(file, reorderColumns, requiredReorderColumns, only);
    if (typeof rows === 'string') return rows;
    const known = await findStockRows(skusOf(rows));
    return planReorderPoints(rows, new Map(known.map((row) => [row.sku, row])));
  },
  carryOut: (actor, planned) => carryOut(planned, (input) => setReorderPoints(actor, [input])),
};

/** Reads a file of suppliers' parts and returns what an import would do with each row. Changes no part. */
export const planPartImport = (actor: Actor, file: Buffer): Promise<Result<ImportPlan>> =>
  planFile(parts, actor, file);

/** Runs one batch of a planned import of parts; see `runBatch`. */
export const importParts = (actor: Actor, id: string, from: number): Promise<Result<ImportResult>> =>
  runBatch(parts, actor, id, from);

/** Reads a file of reorder points and returns what an import would do with each row. Changes no SKU. */
export const planReorderImport = (actor: Actor, file: Buffer): Promise<Result<ImportPlan>> =>
  planFile(reorderPoints, actor, file);

/** Runs one batch of a planned import of reorder points; see `runBatch`. */
export const importReorderPoints = (actor: Actor, id: string, from: number): Promise<Result<ImportResult>> =>
  runBatch(reorderPoints, actor, id, from);
