import { auditRecords } from '@/lib/audit/collection';
import { bulkEditRows, bulkEdits } from '@/lib/bulk-edit/collection';
import { continueBulkEdit, startBulkEdit } from '@/lib/bulk-edit/commands/run';
import { continueBulkEdits } from '@/lib/bulk-edit/jobs';
import { findBulkEdit } from '@/lib/bulk-edit/queries';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { changePrice } from '@/lib/catalog/commands/products';
import { stockMovements } from '@/lib/inventory/collection';
import { setClock } from '@/lib/platform/clock';
import { valueOf, brandOf, finished, previewed, run, everything, pricesOf, unitsOf } from './previewed-edits';

afterEach(() => setClock());

test('an edit that is cut off at any write goes on without changing anything twice', async () => {
  const { ids } = await brandOf(6);
  const id = await previewed({ ids }, { ...everything, state: 'draft' });
  valueOf(await startBulkEdit(null, id, 'apply'));
  // The state of a server killed after the products and the stock were written, but before a row was marked as done.
  const rows = await bulkEditRows().find({ edit: id }).toArray();
  await finished(id);
  for (const { _id, changes } of rows.slice(0, 4)) {
    await bulkEditRows().updateOne({ _id }, { $set: { state: 'ready', changes } });
  }
  await bulkEdits().updateOne(
    { _id: id },
    { $set: { state: 'applying', lease: { holder: 'killed', until: new Date(Date.now() + 30_000) } } },
  );
  // Somebody edits one of the products before the work goes on: that edit stays.
  const sku = rows[0]!.changes.flatMap((change) => ('sku' in change ? [change.sku] : []))[0]!;
  await changePrice(null, sku, 777);

  expect(await continueBulkEdits()).toMatchObject({ value: { continued: 0 } });
  setClock(() => Date.now() + 31_000);
  expect(await continueBulkEdits()).toMatchObject({ value: { continued: 1 } });
  expect(await findBulkEdit(id)).toMatchObject({ state: 'applied', counts: { applied: 6, conflict: 0 } });
  expect(await unitsOf(sku)).toBe(7);
  expect(await stockMovements().countDocuments({ sku, reason: 'Counted' })).toBe(1);
  expect((await pricesOf(rows[0]!.productId)).includes(777)).toBe(true);
});

test('many servers at once, starting and continuing the same edit, change each product once', async () => {
  const { ids } = await brandOf(40);
  const id = await previewed({ ids }, { stock: { by: 'add', units: -1, reason: 'Damaged or lost' } });
  const starts = await Promise.all(Array.from({ length: 8 }, () => startBulkEdit(null, id, 'apply')));
  expect(starts.every(({ ok }) => ok)).toBe(true);
  await Promise.all(Array.from({ length: 8 }, () => continueBulkEdit(id)));
  await finished(id);
  expect((await findBulkEdit(id))!.counts).toMatchObject({ applied: 40 });
  const left = await stock()
    .find({ productId: { $in: ids } })
    .toArray();
  expect(left.map(({ available }) => available)).toEqual(Array(80).fill(4));
  expect(await stockMovements().countDocuments({ productId: { $in: ids }, change: -1 })).toBe(80);
  expect(await auditRecords().countDocuments({ 'subject.id': id })).toBe(1);
});

test('buyers and a bulk edit at once: the sum of the ledger and the sales is the stock', async () => {
  const { ids } = await brandOf(3);
  const { takeStock } = await import('@/lib/inventory/commands/holds');
  const id = await previewed({ ids }, { stock: { by: 'add', units: 10, reason: 'Delivery arrived' } });
  const skus = (
    await stock()
      .find({ productId: { $in: ids } })
      .toArray()
  ).map(({ _id }) => _id);
  await startBulkEdit(null, id, 'apply');
  await Promise.all([
    finished(id),
    ...skus.flatMap((sku) => [takeStock(`${sku}-1`, sku, 2), takeStock(`${sku}-2`, sku, 1)]),
  ]);
  for (const sku of skus) {
    const moved = (await stockMovements().find({ sku }).toArray()).reduce(
      (sum, { change }) => sum + change,
      0,
    );
    // Both buyers hold their units still: only orders that are placed are filed.
    expect(await unitsOf(sku)).toBe(moved - 3);
  }
});

test('a product with an error is not changed at all, and steps out of order are rejected', async () => {
  const { ids } = await brandOf(2);
  const id = await previewed(
    { ids: [...ids, 'no-such-product'] },
    { price: { by: 'amount', amount: -1500, rounding: 'exact' }, state: 'archived' },
  );
  expect((await findBulkEdit(id))!.counts).toMatchObject({ invalid: 3, ready: 0 });
  expect(await startBulkEdit(null, id, 'undo')).toMatchObject({ failure: { code: 'not-ready' } });
  expect(await run(id, 'apply')).toMatchObject({ invalid: 3, applied: 0 });
  expect((await products().findOne({ _id: ids[0] }))!.state).toBe('published');
  expect(await startBulkEdit(null, 'no-such', 'apply')).toMatchObject({ failure: { kind: 'not-found' } });
});
