import { plainQuery } from '@/lib/search/rules/reading/search-query';
import { ObjectId } from 'mongodb';
import { listChanges } from '@/lib/audit/queries';
import { products } from '@/lib/catalog/collection/products';
import { searchWords } from '@/lib/catalog/collection/search-index';
import { stock } from '@/lib/catalog/collection/stock';
import { stockMovements } from '@/lib/inventory/collection';
import { releaseHold } from '@/lib/inventory/commands/holds';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { putDocument } from '@/lib/documents/commands';
import { database } from '@/lib/platform/database';
import { findCandidates } from '@/lib/search/queries/search';
import { shopInput } from '@/lib/settings/schema/shop';
import { storeDocumentDates } from '@/scripts/document-dates';
import { ensureIndexes } from '@/scripts/indexes';
import { appliedMigrations, migrate, renameFields } from '@/scripts/migrations';
import { seedProducts } from '@/seed/products';

const kit = '18-v-brushless-drill-driver-kit';
const stored = (name: string) => database().collection(name);

/** Turns the database into the form that it had before the standard names. */
async function makeOld(): Promise<ObjectId> {
  const { _id, variants } = (await products().findOne({ slug: kit }))!;
  const old = variants.map(({ color, ...rest }) => ({ ...rest, colour: color }));
  await database()
    .collection<{ _id: string }>('items')
    .updateOne({ _id }, { $set: { variants: old, heads: ['kit'], words: [], terms: [] } });
  await stored('items').createIndex({ heads: 1 });
  await stored('searchWords').deleteMany({});
  await database()
    .collection<{ _id: string }>('searchWords')
    .insertOne({ _id: 'kit', drops: ['ki'] } as never);
  const order = new ObjectId();
  const lines = [{ sku: 'A-1', colour: 'Blue' }, { sku: 'B-1' }];
  await stored('orders').insertOne({ _id: order, number: 'HX-OLD00001', lines });
  await appliedMigrations().deleteMany({});
  return order;
}

test('a database of the old form gets the standard names, once, and search finds its products again', async () => {
  await seedProducts();
  const before = (await products().findOne({ slug: kit }))!;
  const order = await makeOld();
  await migrate();

  const after = (await products().findOne({ slug: kit }))!;
  expect(after.variants).toEqual(before.variants);
  expect(after.words).toEqual(before.words);
  expect(after).not.toHaveProperty('heads');
  expect((await stored('items').indexes()).flatMap(({ key }) => Object.keys(key))).not.toContain('heads');
  expect((await stored('orders').findOne({ _id: order }))!.lines).toEqual([
    { sku: 'A-1', color: 'Blue' },
    { sku: 'B-1' },
  ]);
  expect(await stored('searchWords').countDocuments({ drops: { $exists: true } })).toBe(0);
  expect(await searchWords().countDocuments()).toBeGreaterThan(100);
  expect((await findCandidates(plainQuery('dril driver kit'))).candidates.map(({ slug }) => slug)).toContain(
    kit,
  );

  const applied = await appliedMigrations().find().toArray();
  expect(applied.map(({ _id }) => _id)).toContain('standard-names');
  await migrate();
  expect(await appliedMigrations().find().toArray()).toEqual(applied);
}, 180_000);

test('orders and audit records of the old form get the current field names', async () => {
  const order = new ObjectId();
  const wishes = [{ sku: 'A-1', quantity: 2 }];
  await stored('orders').insertOne({
    _id: order,
    number: 'HX-OLD00002',
    wishes,
    refusal: { message: 'Only 1 left' },
  });
  const record = { at: new Date(), actor: null, subject: { kind: 'item', id: 'p', name: 'Vise' } };
  await stored('auditRecords').insertMany([
    { ...record, deed: 'item-changed' },
    { ...record, deed: 'stock-changed' },
  ]);
  await appliedMigrations().deleteMany({});
  await migrate();

  const after = (await stored('orders').findOne({ _id: order }))!;
  expect(after).toMatchObject({ stockLines: wishes, rejection: { message: 'Only 1 left' } });
  expect(Object.keys(after)).not.toEqual(expect.arrayContaining([expect.stringMatching(/wishes|refusal/)]));
  const { rows } = await listChanges({ kind: 'product' }, 'UTC', 1);
  expect(rows.map(({ action }) => action).sort()).toEqual(['product-changed', 'stock-changed']);
}, 180_000);

test('documents that refer to products by the old name get the current one, under its unique index', async () => {
  const userId = 'u'.repeat(24);
  const order = new ObjectId();
  await stored('reviews').dropIndexes();
  await stored('reviews').createIndex({ itemId: 1, userId: 1 }, { unique: true });
  await stored('reviews').insertMany([
    { itemId: 'vise', itemName: 'Vise', userId },
    { itemId: 'level', itemName: 'Level', userId },
  ]);
  await stored('orders').insertOne({
    _id: order,
    number: 'HX-OLD00003',
    lines: [{ sku: 'V-1', itemId: 'vise' }],
  });
  await database()
    .collection<{ _id: string; itemId: string }>('stock')
    .insertOne({ _id: 'V-1', itemId: 'vise' });
  await stored('contactMessages').insertOne({ reference: 'M-OLD00003', item: 'vise', words: [] });
  await appliedMigrations().deleteMany({});
  await renameFields();
  await ensureIndexes();
  await migrate();

  const rows = await stored('reviews').find({ userId }).sort({ productId: -1 }).toArray();
  expect(rows.map(({ productId, productName }) => [productId, productName])).toEqual([
    ['vise', 'Vise'],
    ['level', 'Level'],
  ]);
  await expect(stored('reviews').insertOne({ productId: 'vise', userId })).rejects.toThrow(/duplicate key/);
  expect((await stored('orders').findOne({ _id: order }))!.lines).toEqual([
    { sku: 'V-1', productId: 'vise' },
  ]);
  expect(await stored('stock').findOne({ productId: 'vise' })).toMatchObject({ _id: 'V-1' });
  expect(await stored('contactMessages').findOne({ reference: 'M-OLD00003' })).toMatchObject({
    product: 'vise',
  });
  const old = { $or: [{ itemId: { $exists: true } }, { 'lines.itemId': { $exists: true } }] };
  for (const name of ['reviews', 'stock', 'orders']) expect(await stored(name).countDocuments(old)).toBe(0);
}, 180_000);

test('a stock whose ledger lacks the orders gets the movements that make it add up, also of open holds', async () => {
  const old = { productId: 'p', returns: [] as string[] };
  const held = { order: 'attempt-1', quantity: 2, confirmed: false, at: new Date() };
  const sold = { ...held, order: 'order-1', quantity: 4, confirmed: true };
  const waiting = { _id: new ObjectId(), at: new Date(), change: 5, reason: 'Counted', actor: null };
  await stock().insertMany([
    { ...old, _id: 'L-1', available: 8, holds: [held, sold] },
    { ...old, _id: 'L-2', available: 7, holds: [], movements: [waiting] },
    { ...old, _id: 'L-3', available: 0, holds: [] },
  ]);
  await stockMovements().insertMany([
    {
      _id: new ObjectId(),
      sku: 'L-1',
      productId: 'p',
      at: new Date(),
      change: 3,
      reason: 'Counted',
      actor: null,
    },
    // A server stopped between filing this movement and deleting it from the stock document.
    { ...waiting, sku: 'L-2', productId: 'p' },
  ]);
  await appliedMigrations().deleteMany({ _id: { $in: ['stock-ledger', 'confirmed-holds'] } });
  await migrate();
  expect((await stock().findOne({ _id: 'L-1' }))!.holds.map(({ order }) => order)).toEqual(['attempt-1']);
  const shown = async (sku: string) =>
    (await stock().findOne({ _id: sku }))!.movements?.map(({ reason, change }) => [reason, change]);
  expect(await shown('L-1')).toEqual([['Opening balance', 7], ['Order', -2]]); // prettier-ignore
  expect(await shown('L-2')).toEqual([['Counted', 5], ['Opening balance', 2]]); // prettier-ignore
  expect(await shown('L-3')).toBeUndefined();
  for (const sku of ['L-1', 'L-2', 'L-3']) {
    const { available, sum } = (await auditLedger(sku))!;
    expect([sku, sum]).toEqual([sku, available]);
  }
  await releaseHold('attempt-1', 'L-1');
  expect(await auditLedger('L-1')).toEqual({ available: 10, sum: 10 });

  const before = await stock().find().toArray();
  await appliedMigrations().deleteOne({ _id: 'stock-ledger' });
  await migrate();
  expect(await stock().find().toArray()).toEqual(before);
});

test('a shop whose structure was in the code of an earlier version gets it as data, with the brands of its products', async () => {
  const structures = database().collection<{ _id: string }>('catalogStructure');
  await seedProducts();
  const brands = await stored('items').distinct('brand');
  await structures.deleteMany({});
  await stored('items').updateMany({}, { $unset: { structureVersion: '' } });
  await appliedMigrations().deleteMany({});
  await migrate();

  const structure = await structures.findOne<{ categories: object[]; brands: { name: string }[] }>({});
  expect(structure!.categories.length).toBeGreaterThan(0);
  expect(structure!.brands.map(({ name }) => name).sort()).toEqual(brands.sort());
  expect(await stored('items').countDocuments({ structureVersion: { $ne: 1 } })).toBe(0);

  const edited = { $set: { brands: [], revision: 7 } };
  await structures.updateOne({ _id: 'structure' }, edited);
  await appliedMigrations().deleteMany({});
  await migrate();
  expect(await structures.findOne({})).toMatchObject({ brands: [], revision: 7 });
}, 180_000);

test('products of an earlier version are found by similar part numbers', async () => {
  await seedProducts();
  const items = stored('items');
  const before = await items.find({}, { projection: { nearCodes: 1 } }).toArray();
  await items.updateMany({}, { $unset: { nearCodes: '' } });
  await appliedMigrations().deleteOne({ _id: 'near-codes' });
  await migrate();
  expect(await items.find({}, { projection: { nearCodes: 1 } }).toArray()).toEqual(before);
}, 180_000);

test('delivery methods with one charge everywhere become a zone with their tables, once', async () => {
  const settings = database().collection<{ _id: string }>('shopSettings');
  const description = 'By road';
  const days = { minDays: 2, maxDays: 4 };
  const freight = { id: 'freight', name: 'Freight', description, price: 1_990, freeFrom: 50_000, ...days };
  const collect = { id: 'collect', name: 'Collect', description: '', price: 200, freeFrom: null, ...days };
  await settings.updateOne(
    { _id: 'shop' },
    { $set: { deliveryMethods: [freight, collect] } },
    { upsert: true },
  );
  await appliedMigrations().deleteOne({ _id: 'delivery-zones' });
  await migrate();
  const rate = { basis: 'value', surcharge: 0, ...days };
  const migrated = {
    deliveryMethods: [
      { id: 'freight', name: 'Freight', description, isExpress: false, collection: null },
      {
        ...{ id: 'collect', name: 'Collect', description: '', isExpress: false },
        collection: { ...rate, bands: [{ from: 0, charge: 200 }], freeFrom: null },
      },
    ],
    deliveryZones: [
      {
        name: 'Everywhere',
        isRest: true,
        places: [],
        rates: [{ method: 'freight', ...rate, bands: [{ from: 0, charge: 1_990 }], freeFrom: 50_000 }],
      },
    ],
  };
  expect(await settings.findOne({ _id: 'shop' })).toMatchObject(migrated);
  expect(shopInput.pick({ deliveryMethods: true, deliveryZones: true }).parse(migrated)).toEqual(migrated);
  await appliedMigrations().deleteOne({ _id: 'delivery-zones' });
  await migrate();
  expect(await settings.findOne({ _id: 'shop' })).toMatchObject(migrated);
});

test('uploaded documents of products get the day of their upload, and others stay as they are', async () => {
  const id = 'D'.repeat(24);
  await putDocument(id, Buffer.from('%PDF-'));
  await stored('documents.files').updateOne(
    { filename: id },
    { $set: { uploadDate: new Date('2024-05-06T07:08:09Z') } },
  );
  const page = { title: 'Manual', href: '/manuals/ladders' };
  const pdf = { title: 'Certificate', href: `/api/documents/${id}` };
  await stored('items').updateOne({ slug: kit }, { $set: { documents: [page, pdf] } });
  await storeDocumentDates();
  await storeDocumentDates();
  expect((await stored('items').findOne({ slug: kit }))!.documents).toEqual([
    page,
    { ...pdf, date: '2024-05-06' },
  ]);
});
