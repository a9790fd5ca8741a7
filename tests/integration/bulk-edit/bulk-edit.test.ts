import { sampleStructure } from '@/tests/support/sample-structure';
import { auditRecords } from '@/lib/audit/collection';
import { bulkEditRows } from '@/lib/bulk-edit/collection';
import { continueBulkEdit, startBulkEdit } from '@/lib/bulk-edit/commands/run';
import { continueBulkEdits } from '@/lib/bulk-edit/jobs';
import { findBulkEdit, listBulkEditRows, listBulkEdits } from '@/lib/bulk-edit/queries';
import { products } from '@/lib/catalog/collection/products';
import { changePrice } from '@/lib/catalog/commands/products';
import { stockMovements } from '@/lib/inventory/collection';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { database } from '@/lib/platform/database';
import { setClock } from '@/lib/platform/clock';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView } from '@/lib/search/rules/shop-view';
import { explained } from '../explained';
import { valueOf, brandOf, previewed, run, everything, pricesOf, unitsOf } from './previewed-edits';

afterEach(() => setClock());

test('a preview changes nothing; applying changes products, stock, ledger and search; undoing puts all back', async () => {
  const { brand, ids } = await brandOf(30);
  // As a product that was stored before products had codes.
  const stored = database().collection<{ _id: string }>('items');
  await stored.updateOne({ _id: ids[0]! }, { $unset: { unspsc: 1 } });
  const before = await products().find({ brand }).sort({ _id: 1 }).toArray();
  const id = await previewed({ query: new URLSearchParams({ brand }).toString() }, everything);
  const rows = await listBulkEditRows(id, null, 1);
  expect(rows).toMatchObject({
    total: 30,
    rows: expect.arrayContaining([expect.objectContaining({ state: 'ready' })]),
  });
  expect(rows.rows[0]!.changes).toHaveLength(7);
  expect(await products().find({ brand }).sort({ _id: 1 }).toArray()).toEqual(before);

  const started = await startBulkEdit(null, id, 'apply');
  expect(started).toMatchObject({ ok: true, value: { state: 'applying', done: 0, total: 30 } });
  const expired: string[] = [];
  for (let state = 'applying'; state === 'applying';) {
    const changed = await continueBulkEdit(id);
    state = valueOf(changed).state;
    if (changed.ok) expired.push(...changed.expire);
  }
  expect((await findBulkEdit(id))!).toMatchObject({ state: 'applied', done: 30, counts: { applied: 30 } });
  expect(expired).toEqual(
    expect.arrayContaining([
      `product:${before[0]!.slug}`,
      'category:drills',
      'category:hand-tools',
      'products',
    ]),
  );
  const [first] = before;
  expect(await products().findOne({ _id: first!._id })).toMatchObject({
    category: 'hand-tools',
    unspsc: '27112703',
    tags: ['safety'],
    price: 1099,
    priceTo: 2099,
    facets: expect.arrayContaining(['tag=safety']),
  });
  const sku = first!.variants[0]!.sku;
  expect(await unitsOf(sku)).toBe(7);
  expect(await stockMovements().find({ sku }).sort({ at: 1 }).toArray()).toMatchObject([
    { change: 5, reason: 'Opening stock' },
    { change: 2, available: 7, reason: 'Counted' },
  ]);
  const found = await searchProducts(readShopView(sampleStructure, null, { brand, tag: 'safety' }));
  expect(found.total).toBe(30);

  expect(await run(id, 'undo')).toMatchObject({ undone: 30, applied: 0 });
  const restored = await products().find({ brand }).sort({ _id: 1 }).toArray();
  for (const [index, { variants, category, unspsc, tags, facets, price, words }] of restored.entries()) {
    const old = before[index]!;
    expect({ variants, category, unspsc, tags, facets, price, words }).toEqual({
      variants: old.variants,
      category: old.category,
      unspsc: old.unspsc ?? '',
      tags: old.tags,
      facets: old.facets,
      price: old.price,
      words: old.words,
    });
  }
  const movements = await stockMovements().find({ sku }).toArray();
  expect(movements.reduce((sum, { change }) => sum + change, 0)).toBe(await unitsOf(sku));

  const records = await auditRecords().find({ 'subject.id': id }).toArray();
  expect(records.map(({ action }) => action).sort()).toEqual(['bulk-edit-applied', 'bulk-edit-undone']);
  expect(await auditRecords().countDocuments({ 'subject.id': { $in: ids } })).toBe(30);
});

test('values that somebody changed after the preview are reported and kept, by the edit and by its undo', async () => {
  const { ids } = await brandOf(4);
  const id = await previewed({ ids }, { price: everything.price, stock: everything.stock });
  const skus = (
    await products()
      .find({ _id: { $in: ids } })
      .sort({ _id: 1 })
      .toArray()
  ).map(({ variants }) => variants[0]!.sku);
  const [one, two, three] = ids as [string, string, string];
  // The first: price and stock of one SKU. The second: stock alone.
  await changePrice(null, skus[0]!, 1234);
  for (const sku of skus.slice(0, 2)) await setStock(null, sku, { availableQuantity: 1, reason: 'Counted' });

  expect(await run(id, 'apply')).toMatchObject({ applied: 2, partly: 2, conflict: 0, ready: 0 });
  expect(await pricesOf(one)).toEqual([1234, 2000]);
  expect(await pricesOf(two)).toEqual([1099, 2099]);
  expect(await unitsOf(skus[1]!)).toBe(1);
  const [row] = (await listBulkEditRows(id, 'partly', 1)).rows;
  expect(row!.changes.map(({ outcome }) => outcome).sort()).toEqual([
    'applied',
    'conflict',
    'conflict',
    'conflict',
  ]);

  await changePrice(null, skus[2]!, 4321);
  expect(await run(id, 'undo')).toMatchObject({ undone: 3, kept: 1, applied: 0, partly: 0 });
  expect(await pricesOf(two)).toEqual([1000, 2000]);
  expect(await pricesOf(three)).toEqual([4321, 2099]);
  expect(await unitsOf(skus[2]!)).toBe(5);
  expect(await unitsOf(skus[0]!)).toBe(1);
});

test('a preview that nobody applies is removed after a day', async () => {
  const { ids } = await brandOf(1);
  const id = await previewed({ ids }, { state: 'draft' });
  setClock(() => Date.now() + 25 * 3_600_000);
  await continueBulkEdits();
  expect(await findBulkEdit(id)).toBeNull();
  expect(await bulkEditRows().countDocuments({ edit: id })).toBe(0);
});

test('every read uses an index', async () => {
  const { ids } = await brandOf(1);
  const id = await previewed({ ids }, { state: 'draft' });
  const plans = await explained(async () => {
    await findBulkEdit(id);
    await listBulkEditRows(id, 'ready', 1);
    await listBulkEdits(1);
    await continueBulkEdits();
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});
