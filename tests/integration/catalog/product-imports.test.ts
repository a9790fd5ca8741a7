import { storedProducts } from '@/tests/support/stored-products';
import { auditRecords } from '@/lib/audit/collection';
import { products } from '@/lib/catalog/collection/products';
import { importProducts, planProductImport } from '@/lib/product-import/commands/products';
import { findProduct } from '@/lib/catalog/queries/products';
import { findBins } from '@/lib/catalog/queries/bins';
import { eachProduct } from '@/lib/product-import/queries/product-facts';
import { maxImportRows } from '@/lib/product-import/rules/csv-cells';
import { productColumns, productRows } from '@/lib/product-import/rules/product-csv';
import { seedProducts } from '@/seed/products';
import { csvLine } from '@/lib/shared/csv';
import { stockMovements } from '@/lib/inventory/collection';
import type { ImportRow } from '@/lib/product-import/schema';

beforeAll(seedProducts);

const csv = (...lines: string[][]) => Buffer.from(`\ufeff${lines.map(csvLine).join('')}`);

async function planOf(file: Buffer) {
  const planned = await planProductImport(null, file);
  if (!planned.ok) throw new Error(planned.failure.message);
  return planned.value;
}

/** Imports a complete file, batch by batch. */
async function imported(file: Buffer): Promise<ImportRow[]> {
  const { id } = await planOf(file);
  const rows: ImportRow[] = [];
  for (let from: number | null = 0; from !== null;) {
    const done = await importProducts(null, id, from);
    if (!done.ok) throw new Error(done.failure.message);
    rows.push(...done.value.rows);
    from = done.value.next;
  }
  return rows;
}

const counts = (rows: ImportRow[]) =>
  Object.fromEntries(
    ['create', 'update', 'skip', 'wrong'].map((action) => [
      action,
      rows.filter((row) => row.action === action).length,
    ]),
  );

async function exported(): Promise<Buffer> {
  const lines = [productColumns];
  for await (const some of eachProduct())
    lines.push(...some.flatMap(({ facts, bins }) => productRows(facts, 'USD', bins)));
  return csv(...lines);
}

test('the whole exported catalog imports again as no change', async () => {
  await storedProducts().updateOne(
    { slug: 'jigsaw-650-w' },
    { $set: { name: '=HYPERLINK("x")', brand: "'+1" } },
  );
  const file = await exported();
  expect(file.toString()).toContain(`"'=HYPERLINK(""x"")"`);
  const { rows } = await planOf(file);
  expect(rows.length).toBeGreaterThan(250);
  expect(rows.filter(({ action }) => action !== 'skip')).toEqual([]);
});

test('a file moves SKUs to other bins, and leaves them where it has no such column', async () => {
  const sku = 'FX-DBS25';
  const file = csv(['sku', 'bin'], [sku, 'Z-09-9']);
  expect((await planOf(file)).rows).toMatchObject([
    { action: 'update', changes: [{ field: 'bin', after: 'Z-09-9' }] },
  ]);
  await imported(file);
  expect(await findBins([sku])).toEqual({ [sku]: 'Z-09-9' });
  expect((await planOf(csv(['sku', 'bin'], [sku, 'Z-09-9']))).rows[0]!.action).toBe('skip');
  expect((await planOf(csv(['sku', 'bin'], [sku, '<b>']))).rows).toMatchObject([
    { action: 'wrong', problems: [{ field: 'bin' }] },
  ]);
  await imported(csv(['sku', 'mpn'], [sku, 'M-1']));
  expect(await findBins([sku])).toEqual({ [sku]: 'Z-09-9' });
});

test('a dry run changes nothing; the import creates, updates, changes stock and is audited; again it is no change', async () => {
  const head = [
    'sku',
    'name',
    'brand',
    'category',
    'description',
    'price',
    'availableQuantity',
    'state',
    'size',
    'accessories',
  ];
  const file = csv(
    head,
    [
      'IM-1',
      'Imported Anvil',
      'Brightforge',
      'hand-tools',
      'Heavy.',
      '99.50',
      '4',
      'published',
      '5 kg',
      'imported-apron',
    ],
    [
      'IM-2',
      'Imported Anvil',
      'Brightforge',
      'hand-tools',
      'Heavy.',
      '149',
      '2',
      'published',
      '9 kg',
      'imported-apron',
    ],
    ['IM-3', 'Imported Apron', 'Castellan', 'gear-equipment', 'Leather.', '39', '8', 'published', '', ''],
    [
      'TW-AG125',
      'Angle Grinder, 125 mm',
      'Tarnwerk',
      'power-tools',
      'Changed.',
      '131',
      '57',
      'published',
      '',
      '',
    ],
    ['NH-CW08', 'Wrench', 'Nordhaven', 'no such', 'x', '1', '1', 'published', '', ''],
  );
  const before = await findProduct('angle-grinder-125-mm');
  const { rows } = await planOf(file);
  expect(counts(rows)).toEqual({ create: 3, update: 1, skip: 0, wrong: 1 });
  expect(await findProduct('imported-anvil')).toBeNull();
  expect(await findProduct('angle-grinder-125-mm')).toEqual(before);

  expect(counts(await imported(file))).toEqual({ create: 3, update: 1, skip: 0, wrong: 0 });
  expect(await findProduct('imported-anvil')).toMatchObject({
    price: 9950,
    priceTo: 14900,
    availableQuantity: 6,
    accessories: ['imported-apron'],
    variants: [{ sku: 'IM-1', size: '5 kg' }, { sku: 'IM-2' }],
  });
  const grinder = (await findProduct('angle-grinder-125-mm'))!;
  expect(grinder).toMatchObject({ description: 'Changed.', price: 13_100, availableQuantity: 57 });
  expect(grinder.specifications).toEqual(before!.specifications);
  expect(await stockMovements().findOne({ sku: 'TW-AG125' })).toMatchObject({
    reason: 'Imported from a file',
  });
  const actions = await auditRecords().find({ 'subject.id': grinder.id }).toArray();
  expect(actions.map(({ action: recordedAction }) => recordedAction).sort()).toEqual([
    'product-changed',
    'stock-changed',
  ]);

  expect(counts((await planOf(file)).rows)).toEqual({ create: 0, update: 0, skip: 4, wrong: 1 });
  expect(await imported(file)).toEqual([]);
});

test('a repeated batch changes nothing more', async () => {
  const file = csv(['sku', 'price'], ['TW-AG115', '91']);
  const { id } = await planOf(file);
  await importProducts(null, id, 0);
  const count = await auditRecords().countDocuments({});
  const again = await importProducts(null, id, 0);
  expect(again).toMatchObject({ ok: true, value: { rows: [{ action: 'skip' }], next: null } });
  expect(await auditRecords().countDocuments({})).toBe(count);
});

test.each([
  [Buffer.from([0xff, 0xfe, 0x73, 0]), /UTF-8/],
  [Buffer.from('sku\0'), /UTF-8/],
  [Buffer.from(''), /one of them must be sku/],
  [Buffer.from('{}'), /one of them must be sku/],
  [Buffer.from('sku,price\n'), /no rows/],
  [Buffer.from('sku,name\nA-1,"never closed'), /can’t be read/],
  [
    csv(['sku'], ...Array.from({ length: maxImportRows + 1 }, (_, index) => [`S-${index}`])),
    /more than 5,000 rows/,
  ],
])('a file that is not a product file is rejected with the reason', async (file, reason) => {
  const rejected = await planProductImport(null, file);
  expect(rejected).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', message: expect.stringMatching(reason) },
  });
});

test('semicolons and tabs, as spreadsheets of other locales write them, are accepted', async () => {
  for (const mark of [';', '\t']) {
    const { rows } = await planOf(Buffer.from(`SKU${mark}Price\r\nTW-AG230${mark}199.00\r\n`));
    expect(rows).toMatchObject([{ sku: 'TW-AG230', problems: [] }]);
  }
});

test('a file of 5,000 rows is planned, and imported in batches', async () => {
  const head = ['sku', 'name', 'brand', 'category', 'description', 'price'];
  const row = (index: number) => [
    ...[`BIG-${index}`, `Big thing ${index}`, 'Ferrox', 'drills', 'Of many.', '10'],
  ];
  const { id, rows } = await planOf(
    csv(head, ...Array.from({ length: maxImportRows }, (_, index) => row(index))),
  );
  expect(counts(rows)).toEqual({ create: maxImportRows, update: 0, skip: 0, wrong: 0 });
  const done = await importProducts(null, id, 0);
  if (!done.ok) throw new Error('refused');
  expect(done.value.total).toBe(maxImportRows);
  expect(done.value.next).toBe(done.value.rows.length);
  expect(done.value.next).toBeLessThanOrEqual(100);
  expect(await products().countDocuments({ brand: 'Ferrox', description: 'Of many.' })).toBe(done.value.next);
});
