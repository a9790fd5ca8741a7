import type { Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { planFile, rejectedRows, runBatch, type Importer } from './batches';
import { planImport, readProductFile } from '../queries/import-plan';
import type { PlannedProduct } from '../rules/import-plan';
import { changeProduct, insertProduct } from '../../catalog/commands/product-writes';
import { setBin } from '../../inventory/commands/set-bin';
import { setStock } from '../../inventory/commands/set-stock';
import type { ImportPlan, ImportResult, ImportRow } from '../schema';

type Actor = Pick<Staff, 'userId' | 'email'> | null;

const products: Importer<PlannedProduct> = {
  kind: 'products',
  async plan(file, only) {
    const all = await readProductFile(file);
    if (typeof all === 'string') return all;
    return planImport(only ? all.filter(({ row }) => only.has(row)) : all, all);
  },
  carryOut: carryOutProduct,
};

/** Reads a product file and returns what an import would do with each row. Changes no product. */
export const planProductImport = (actor: Staff | null, file: Buffer): Promise<Result<ImportPlan>> =>
  planFile(products, actor, file);

/** Runs one batch of a planned import of products, starting at product index `from`; see `runBatch`. */
export const importProducts = (
  actor: Staff | null,
  id: string,
  from: number,
): Promise<Result<ImportResult>> => runBatch(products, actor, id, from);

/** Carries out what is planned for one product. Safe to repeat. */
export async function carryOutProduct(
  actor: Actor,
  product: PlannedProduct,
): Promise<{ rows: ImportRow[]; expire: string[] }> {
  const { id, create, edit, stock, bins, rows } = product;
  if (rows.some(({ action }) => action === 'wrong')) return { rows, expire: [] };
  const steps: (() => Promise<Result<unknown>>)[] = [];
  if (create) steps.push(() => insertAs(actor, create));
  if (id && edit) steps.push(() => changeProduct(actor, id, edit));
  for (const { sku, availableQuantity } of stock) {
    steps.push(() => setStock(actor, sku, { availableQuantity, reason: 'Imported from a file' }));
  }
  for (const { sku, bin } of bins) steps.push(() => setBin(actor, sku, bin));
  const expire: string[] = [];
  for (const step of steps) {
    const result = await step();
    if (!result.ok) return { rows: rejectedRows(rows, result.failure), expire };
    expire.push(...result.expire);
  }
  return { rows, expire };
}

function insertAs(actor: Actor, { slug, state, ...input }: NonNullable<PlannedProduct['create']>) {
  return insertProduct(actor, { ...input, state }, slug);
}
