import { ObjectId } from 'mongodb';
import { findVariants } from '../catalog/queries/products';
import { codeOf } from '../catalog/rules/search-terms';
import { isDuplicateKey } from '../platform/database';
import { planFile, rejectedRows, runBatch, type Importer } from '../product-import/commands/batches';
import { readTable } from '../product-import/queries/read-table';
import { columnsOf } from '../product-import/rules/csv-cells';
import type { ImportPlan, ImportResult } from '../product-import/schema';
import { fail, ok, type Result } from '../shared/result';
import { ownNumbers } from './collection';
import { customerOwner, findOwnNumbers } from './queries';
import {
  ownNumberColumns,
  planOwnNumbers,
  requiredOwnNumberColumns,
  type PlannedOwnNumber,
} from './rules/csv';
import type { OwnNumberInput } from './schema';

async function taken(owner: string, number: string) {
  const other = await ownNumbers().findOne({ owner, code: codeOf(number) });
  const message = `${number} is your number of ${other?.sku ?? 'another SKU'} already`;
  return fail('conflict', 'number-taken', `${message}.`, { fields: { number: message } });
}

/**
 * Sets the number under which a stored owner knows a SKU. Two SKUs of an owner never share a number, letter case and
 * punctuation aside. Safe to repeat.
 */
export async function saveOwnNumber(
  owner: string,
  sku: string,
  { number }: OwnNumberInput,
): Promise<Result<{ done: true }>> {
  const change = { $set: { number, code: codeOf(number) } };
  try {
    const known = await ownNumbers().updateOne({ owner, sku }, change);
    if (known.matchedCount > 0) return ok({ done: true });
    if (!(await findVariants([sku])).has(sku)) {
      const message = `No product for sale has the SKU ${sku}`;
      return fail('not-found', 'unknown-sku', `${message}.`, { fields: { sku: message } });
    }
    await ownNumbers().updateOne(
      { owner, sku },
      { ...change, $setOnInsert: { _id: new ObjectId() } },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another request may have added the same number of the same SKU at this moment.
    const same = await ownNumbers().findOne({ owner, sku, code: codeOf(number) });
    return same ? ok({ done: true }) : taken(owner, number);
  }
  return ok({ done: true });
}

/** Removes the number of a SKU; orders keep it. Safe to repeat. */
export async function removeOwnNumber(owner: string, sku: string): Promise<Result<{ done: true }>> {
  await ownNumbers().deleteOne({ owner, sku });
  return ok({ done: true });
}

/** Deletes the numbers of a closed account. Safe to repeat. */
export async function deleteOwnNumbers(userId: string): Promise<void> {
  await ownNumbers().deleteMany({ owner: customerOwner(userId) });
}

const importerFor = (owner: string): Importer<PlannedOwnNumber> => ({
  // A planned file belongs to its owner: nobody else can run it.
  kind: `own-numbers ${owner}`,
  async plan(file, only) {
    const rows = readTable(file, (head) => columnsOf(head, ownNumberColumns, requiredOwnNumberColumns));
    if (typeof rows === 'string') return rows;
    const chosen = only ? rows.filter(({ row }) => only.has(row)) : rows;
    const skus = chosen.flatMap(({ cells }) => cells.sku ?? []);
    const [offers, numbers] = await Promise.all([findVariants(skus), findOwnNumbers(owner, skus)]);
    const products = new Map([...offers].map(([sku, { product }]) => [sku, product.name]));
    return planOwnNumbers(chosen, products, numbers);
  },
  async carryOut(_actor, { rows, sku, input }) {
    if (!input) return { rows, expire: [] };
    const result = await saveOwnNumber(owner, sku, input);
    return { rows: result.ok ? rows : rejectedRows(rows, result.failure), expire: [] };
  },
});

/** Reads a file of own numbers and returns what an import would do with each row. Changes no number. */
export const planOwnNumberImport = (owner: string, file: Buffer): Promise<Result<ImportPlan>> =>
  planFile(importerFor(owner), null, file);

/** Runs one batch of a planned import of own numbers; see `runBatch`. */
export const importOwnNumbers = (owner: string, id: string, from: number): Promise<Result<ImportResult>> =>
  runBatch(importerFor(owner), null, id, from);
