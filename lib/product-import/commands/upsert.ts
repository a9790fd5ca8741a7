import { insertProducts } from '../../catalog/commands/insert-products';
import { ensureStock } from '../../catalog/commands/product-writes';
import { stock } from '../../catalog/collection/stock';
import { setBin } from '../../inventory/commands/set-bin';
import { limitConcurrency } from '../../platform/concurrency';
import { findShop } from '../../settings/queries';
import { inBatches, type RowResult } from '../../shared/bulk-rows';
import type { Staff } from '../../users/types';
import { planImport } from '../queries/import-plan';
import { readRow } from '../rules/import-cells';
import type { PlannedProduct } from '../rules/import-plan';
import type { ImportRow, ProductRow } from '../schema';
import { rejectedRows } from './batches';
import { carryOutProduct } from './products';

type Actor = Pick<Staff, 'userId' | 'email'> | null;
type Outcome = { rows: ImportRow[]; expire: string[] };

const atOnce = 8;
const batchSize = 200;

const outcomes = { create: 'created', update: 'changed', skip: 'unchanged', wrong: 'wrong' } as const;

const resultOf = ({ row, sku, action, problems }: ImportRow): RowResult => ({
  row,
  sku,
  outcome: outcomes[action],
  problems,
});

function cellOf(value: ProductRow[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value).trim();
}

/** The cells of a product file that a row of JSON stands for. */
const cellsOf = (row: ProductRow): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)]));

/** Stores the stock of SKUs that a stopped run has left without any. */
async function completeStock(planned: PlannedProduct[]): Promise<void> {
  const owners = new Map(
    planned.flatMap(({ id, rows }) => (id ? rows.map(({ sku }) => [sku, id] as const) : [])),
  );
  for (const skus of inBatches([...owners.keys()], 500)) {
    const found = await stock()
      .find({ _id: { $in: skus } })
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    const there = new Set(found.map(({ _id }) => _id));
    const known = planned.flatMap(({ rows }) => rows.filter(({ action }) => action !== 'create'));
    const isKnown = new Set(known.map(({ sku }) => sku));
    for (const sku of skus)
      if (!there.has(sku) && isKnown.has(sku))
        await ensureStock(owners.get(sku)!, [{ sku, availableQuantity: 0 }]);
  }
}

/**
 * Adds and changes products by rows with the columns of the product file, one for each SKU, and says what became of each
 * row. Columns that are left out keep their value. Safe to repeat, also after a stop in the middle.
 */
export async function upsertProducts(
  actor: Actor,
  rows: { row: number; value: ProductRow }[],
): Promise<{ results: RowResult[]; expire: string[] }> {
  const { currency } = await findShop();
  const read = rows.map(({ row, value }) => readRow(row, cellsOf(value), currency));
  const planned = await planImport(read, read);
  await completeStock(planned);
  const isNew = ({ create, rows: own }: PlannedProduct) =>
    create !== null && own.every(({ action }) => action !== 'wrong');
  const done: Outcome[] = [];
  for (const batch of inBatches(planned.filter(isNew), batchSize))
    done.push(...(await insertPlanned(actor, batch)));
  const limited = limitConcurrency(atOnce);
  const others = planned.filter((product) => !isNew(product));
  done.push(...(await Promise.all(others.map((product) => limited(() => carryOutProduct(actor, product))))));
  return {
    results: done.flatMap((product) => product.rows.map(resultOf)),
    expire: done.flatMap(({ expire }) => expire),
  };
}

/** Adds the new products of a batch, with the places of their SKUs. */
async function insertPlanned(actor: Actor, planned: PlannedProduct[]): Promise<Outcome[]> {
  const inserted = await insertProducts(
    actor,
    planned.flatMap(({ create }) => {
      if (!create) return [];
      const { slug, ...input } = create;
      return [{ slug, input }];
    }),
  );
  const outcomes: Outcome[] = [];
  for (const [index, { rows, bins }] of planned.entries()) {
    const result = inserted[index]!;
    if (!result.ok) {
      outcomes.push({ rows: rejectedRows(rows, result.failure), expire: [] });
      continue;
    }
    for (const { sku, bin } of bins) await setBin(actor, sku, bin);
    outcomes.push({ rows, expire: result.expire });
  }
  return outcomes;
}
