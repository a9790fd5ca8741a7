import { ObjectId } from 'mongodb';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { changePrice, editProduct } from '@/lib/catalog/commands/products';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryName } from '@/lib/catalog/rules/structure';
import { productEdit } from '@/lib/catalog/schema/inputs';
import { applyMovement } from '@/lib/inventory/commands/apply-movement';
import { giveBack, releaseHold, takeStock } from '@/lib/inventory/commands/holds';
import { replaceStock } from '@/lib/inventory/commands/replace-stock';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { database } from '@/lib/platform/database';
import { runReport } from '@/lib/reports/queries/run-report';
import { findShop } from '@/lib/settings/queries';
import { explained } from '../explained';
import { createProduct } from '../orders/fixtures';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** The rows and totals by another way than the report: every product and every SKU is read again. */
async function recount() {
  const [shelves, all, structure] = await Promise.all([
    stock().find().toArray(),
    products().find().toArray(),
    findStructure(),
  ]);
  const bySku = new Map(shelves.map((shelf) => [shelf._id, shelf]));
  const rows = all.flatMap(({ name, category, state, variants }) =>
    variants.map(({ sku, price }) => {
      const { available, averageCost = null } = bySku.get(sku)!;
      const cost = averageCost === null ? null : available * averageCost;
      const titled = categoryName(structure, category);
      return [sku, name, titled, state, available, price, available * price, averageCost, cost];
    }),
  );
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
  return { rows: rows.toSorted(), totals: [sum(4), sum(6), sum(8)] };
}

async function reported() {
  const { rows, totals } = await runReport('stock', {}, await findShop());
  return { rows: rows.map(({ cells }) => cells).toSorted(), totals: [4, 6, 8].map((at) => totals![at]) };
}

/** Makes the last changes old, all but those of one document: what changes without a new stamp stays unseen. */
async function age(collection: string, newest: string): Promise<void> {
  const stored = database().collection<{ _id: string; changedAt: Date }>(collection);
  await stored.updateMany({}, { $set: { changedAt: hoursAgo(9) } });
  await stored.updateOne({ _id: newest }, { $set: { changedAt: hoursAgo(5) } });
}

test('the stock value equals a recount after each kind of change', async () => {
  const skus: string[] = [];
  for (let index = 0; index < 12; index++) skus.push(await createProduct(20 + index, { price: 100 + index }));
  const [last = '', taken = '', released = '', back = '', bought = '', set = '', replaced = '', ...more] =
    skus;
  const [priced = '', moved = '', hidden = '', gone = ''] = more;
  const idOf = async (sku: string) => (await products().findOne({ 'variants.sku': sku }))!._id;
  await age('stock', last);
  await age(products.collectionName, await idOf(last));
  const first = await reported();
  expect(first.rows).toHaveLength(12);

  const receipt = { _id: new ObjectId(), change: 7, reason: 'Receipt', actor: null, cost: 333 };
  const replacement = { movement: new ObjectId(), from: 26, to: 3, reason: 'Counted', actor: null };
  const changes: Record<string, () => Promise<unknown>> = {
    'units taken by an order': () => takeStock('order-1', taken, 2),
    'units taken by an order that fails': () => takeStock('order-2', released, 4),
    'units released': () => releaseHold('order-2', released),
    'units given back': () => giveBack('order-3', back, 2),
    'units bought': () => applyMovement(bought, receipt),
    'stock set by hand': () => setStock(null, set, { availableQuantity: 77, reason: 'Counted' }),
    'stock replaced by a bulk edit': () => replaceStock(replaced, replacement),
    'a price': () => changePrice(null, priced, 4_321),
    'a category': async () => editProduct(null, await idOf(moved), productEdit.parse({ category: 'drills' })),
    'a status': async () => editProduct(null, await idOf(hidden), productEdit.parse({ state: 'draft' })),
    'a new product': () => createProduct(9),
    'a deleted SKU': async () => {
      await database().collection(products.collectionName).deleteOne({ 'variants.sku': gone });
      await stock().deleteOne({ _id: gone });
    },
  };
  let before = first;
  for (const [name, change] of Object.entries(changes)) {
    await change();
    const now = await reported();
    expect([name, now]).toEqual([name, await recount()]);
    expect([name, now]).not.toEqual([name, before]);
    before = now;
  }
});

test('the stock value equals a recount while orders take stock', async () => {
  const skus: string[] = [];
  for (let index = 0; index < 6; index++) skus.push(await createProduct(1_000, { price: 10 + index }));
  await reported();
  const orders = Array.from({ length: 60 }, (_, index) =>
    takeStock(`parallel-${index}`, skus[index % 6]!, 1 + (index % 5)),
  );
  await Promise.all([...orders, ...Array.from({ length: 10 }, reported)]);
  expect(await reported()).toEqual(await recount());
});

test('a repeated report of the stock value finds what changed through an index', async () => {
  await reported();
  const plans = await explained(reported);
  const reads = plans.filter(({ ran }) => ['stock', products.collectionName].includes(ran));
  expect(reads).toHaveLength(2);
  for (const { plan } of reads) expect(plan).toContain('IXSCAN');
});
