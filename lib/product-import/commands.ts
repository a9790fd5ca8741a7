import { Binary, ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { ok, fail, type Result } from '../shared/result';
import type { Staff } from '../users/types';
import { productImports } from './collection';
import { planImport, readProductFile } from './queries/import-plan';
import type { PlannedProduct } from './rules/import-plan';
import { changeProduct, insertProduct } from '../catalog/commands/product-writes';
import { setBin } from '../inventory/commands/set-bin';
import { setStock } from '../inventory/commands/set-stock';
import type { ImportPlan, ImportResult, ImportRow } from './schema';

// A batch ends after this many products or milliseconds, so that the browser can show progress.
const maxAtOnce = 100;
const maxLength = 8_000;

type Actor = Staff | null;

const unreadable = (message: string) =>
  fail('invalid', 'unreadable-file', message, { fields: { file: message } });

/** Reads a product file and returns what an import would do with each row. Changes no product. */
export async function planProductImport(actor: Actor, file: Buffer): Promise<Result<ImportPlan>> {
  const rows = await readProductFile(file);
  if (typeof rows === 'string') return unreadable(rows);
  const planned = await planImport(rows, rows);
  const isWork = ({ rows: some }: PlannedProduct) =>
    some.some(({ action }) => action === 'create' || action === 'update');
  const id = new ObjectId().toHexString();
  await productImports().insertOne({
    _id: id,
    at: now(),
    actor: actor?.email ?? null,
    file: new Binary(file),
    products: planned.filter(isWork).map((product) => product.rows.map(({ row }) => row)),
  });
  const inOrder = planned.flatMap((product) => product.rows).sort((a, b) => a.row - b.row);
  return ok({ id, rows: inOrder });
}

/**
 * Runs one batch of a planned import, starting at product index `from`, and returns the outcome of each of its rows.
 * The plan is computed again, so repeating a batch changes nothing more.
 */
export async function importProducts(actor: Actor, id: string, from: number): Promise<Result<ImportResult>> {
  const planned = await productImports().findOne({ _id: id });
  if (!planned) return fail('not-found', 'no-such-import', 'The file is no longer there. Choose it again.');
  const all = await readProductFile(Buffer.from(planned.file.buffer));
  if (typeof all === 'string') return unreadable(all);
  const wanted = planned.products.slice(from, from + maxAtOnce);
  const mine = new Set(wanted.flat());
  const products = await planImport(
    all.filter(({ row }) => mine.has(row)),
    all,
  );
  const began = Date.now();
  const rows: ImportRow[] = [];
  const expire = new Set<string>();
  let place = from;
  for (const product of products) {
    if (Date.now() - began > maxLength) break;
    const done = await carryOut(actor, product);
    for (const tag of done.expire) expire.add(tag);
    rows.push(...done.rows);
    place++;
  }
  const total = planned.products.length;
  return ok({ rows, next: place < total ? place : null, total }, [...expire]);
}

async function carryOut(
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
    if (!result.ok) return { rows: rejected(rows, result.failure), expire };
    expire.push(...result.expire);
  }
  return { rows, expire };
}

function insertAs(actor: Actor, { slug, state, ...input }: NonNullable<PlannedProduct['create']>) {
  return insertProduct(actor, { ...input, state }, slug);
}

function rejected(
  rows: ImportRow[],
  { message, fields = {} }: { message: string; fields?: Record<string, string> },
) {
  const [[path, text] = ['sku', message]] = Object.entries(fields);
  const field = path.split('.').at(-1) ?? 'sku';
  return rows.map((row): ImportRow => ({ ...row, action: 'wrong', problems: [{ field, message: text }] }));
}
