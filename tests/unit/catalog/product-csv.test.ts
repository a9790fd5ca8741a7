import fc from 'fast-check';
import { readList, readPairs, writeList, writePairs } from '@/lib/product-import/rules/csv-lists';
import { readHead } from '@/lib/product-import/rules/import-cells';
import { productColumns, productRows } from '@/lib/product-import/rules/product-csv';
import { csvCell } from '@/lib/shared/csv';
import { known, planned, actions } from './planned-products';

const word = fc
  .string({ unit: fc.constantFrom('a', ' ', '|', ':', '\\', '"', '=', 'é', '\n') })
  .map((text) => text.trim())
  .filter(Boolean);

test('lists and pairs in one cell are read back unchanged, whatever separators they contain', () => {
  fc.assert(fc.property(fc.array(word), (values) => expect(readList(writeList(values))).toEqual(values)));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word)), (pairs) =>
      expect(readPairs(writePairs(pairs))).toEqual(pairs),
    ),
  );
});

test('an exported product is read back without changes', () => {
  const lines = productRows(known.facts, 'USD').map((row) =>
    // As a spreadsheet saves it: without quotes, but still neutralized.
    row.map((cell) => csvCell(cell).replace(/^"([^]*)"$/, (_, inner: string) => inner.replaceAll('""', '"'))),
  );
  expect(lines[0]![productColumns.indexOf('description')]).toMatch(/^'=/);
  const products = planned(productColumns, ...lines);
  expect(actions(products).map(({ action }) => action)).toEqual(['skip', 'skip']);
  expect(products).toMatchObject([{ id: '1', edit: null, create: null, stock: [] }]);
});

test('columns missing from the file leave the fields unchanged', () => {
  const [product] = planned(['sku', 'price'], ['B-30', '9.99']);
  expect(product!.rows).toMatchObject([
    { action: 'update', changes: [{ field: 'price', before: '12.51', after: '9.99' }], name: 'Bolt M8' },
  ]);
  expect(product!.edit).toMatchObject({
    variants: [
      { sku: 'B-20', price: 1250 },
      { sku: 'B-30', price: 999 },
    ],
  });
  expect(Object.keys(product!.edit!)).toEqual(['variants']);
});

test('each change shows the old and the new cell; long texts begin near the first difference', () => {
  const long = `${known.facts.description}${'x'.repeat(300)}`;
  const products = planned(
    ['sku', 'description', 'tags', 'availableQuantity'],
    ['B-20', long, 'safety | workshop', '7'],
    ['B-30', long, 'safety | workshop', ''],
  );
  const [tags, description, ...own] = products[0]!.rows[0]!.changes;
  expect(description).toMatchObject({ field: 'description', before: known.facts.description });
  expect(description!.after).toHaveLength(161);
  expect(tags).toEqual({ field: 'tags', before: 'workshop', after: 'safety | workshop' });
  expect(own).toEqual([{ field: 'availableQuantity', before: '5', after: '7' }]);
});

test('a stock change is a change, an empty stock is none', () => {
  const products = planned(['SKU', 'availableQuantity'], ['B-20', '7'], ['B-30', '']);
  expect(products).toMatchObject([{ edit: null, stock: [{ sku: 'B-20', availableQuantity: 7 }] }]);
  expect(actions(products).map(({ action }) => action)).toEqual(['update', 'skip']);
});

test('an unknown SKU joins the product with its slug, or creates one with defaults', () => {
  const [joined] = planned(['sku', 'slug', 'size', 'price'], ['B-40', 'bolt-m8', 'M8 × 40', '14']);
  expect(joined).toMatchObject({ id: '1', rows: [{ action: 'create' }] });
  expect(joined!.edit!.variants!.map(({ sku }) => sku)).toEqual(['B-20', 'B-30', 'B-40']);
  const head = ['sku', 'name', 'brand', 'category', 'description', 'price', 'color', 'hex'];
  const row = (sku: string, color: string, hex: string) => [
    ...[sku, 'Anvil', 'Brightforge', 'hand-tools', 'Heavy.', '99', color, hex],
  ];
  const [made] = planned(head, row('A-1', 'Red', '#aa0000'), row('A-2', 'Blue', '#0000aa'));
  expect(made).toMatchObject({ id: null, rows: [{ action: 'create' }, { action: 'create' }] });
  expect(made!.create).toMatchObject({
    slug: 'anvil',
    state: 'draft',
    availableFrom: '2026-11-21',
    unit: 'each',
    variants: [
      { sku: 'A-1', color: { name: 'Red', hex: '#aa0000' }, availableQuantity: 0, price: 9900 },
      { sku: 'A-2' },
    ],
  });
});

test.each([
  [['sku', 'price'], [['B-20', 'much']], 'price', /amount such as 12.50/],
  [['sku', 'price'], [['B-20', '']], 'price', /is required/],
  [['sku', 'packSize'], [['B-20', '1.5']], 'packSize', /whole number/],
  [['sku', 'category'], [['B-20', 'toys']], 'category', /one of the categories/],
  [['sku', 'specifications'], [['B-20', 'Weight: heavy']], 'specifications', /measure such as/],
  [['sku', 'successor'], [['B-20', 'no-such']], 'successor', /not a product of this shop/],
  [['sku', 'accessories'], [['B-20', 'nut | bolt-m8']], 'accessories', /this product itself/],
  [['sku', 'color'], [['B-20', 'Red']], 'hex', /is required/],
  [['sku', 'name'], [['X-1', 'Thing']], 'brand', /is required/],
  [['sku', 'availableQuantity'], [['B-20', '99999999']], 'availableQuantity', /too large/],
  [['sku', 'pictures'], [['B-20', 'https://elsewhere.example/a.png']], 'pictures', /picture of this shop/],
])('%j %j: %s is reported with the reason', (head, lines, field, message) => {
  const [row] = actions(planned(head, ...lines));
  expect(row).toMatchObject({ action: 'wrong', changes: [] });
  expect(row!.problems.find((problem) => problem.field === field)?.message).toMatch(message);
});

test('one invalid row keeps the other rows of its product out, and is named', () => {
  const rows = actions(planned(['sku', 'price'], ['B-20', 'x'], ['B-30', '12']));
  expect(rows[1]).toMatchObject({
    action: 'wrong',
    problems: [{ field: 'sku', message: 'row 2 of the same product is wrong' }],
  });
});

test('contradicting rows of one product, and a repeated SKU, are errors', () => {
  const [, other] = actions(planned(['sku', 'name'], ['B-20', 'One'], ['B-30', 'Other']));
  expect(other!.problems).toEqual([
    { field: 'name', message: 'differs from row 2, which is of the same product' },
  ]);
  const [, again] = actions(planned(['sku'], ['B-20'], ['B-20']));
  expect(again!.problems[0]).toEqual({ field: 'sku', message: 'is in row 2 already' });
});

test('a header without sku, or with an unknown or a repeated column, is rejected', () => {
  expect(readHead(['name'])).toMatch(/one of them must be sku/);
  expect(readHead(['sku', 'colr'])).toMatch(/no column colr/);
  expect(readHead(['sku', 'price', 'Price'])).toMatch(/price is there twice/);
  expect(readHead(['sku', ''])).toEqual(['sku', null]);
});

test('the bin place of a SKU is a column of the file, and its change is shown', () => {
  const bins = { 'B-20': 'A-03-2' };
  const column = productColumns.indexOf('bin');
  expect(productRows(known.facts, 'USD', bins).map((row) => row[column])).toEqual(['A-03-2', '']);
  const [product] = planned(['sku', 'bin'], ['B-20', 'A-04-1'], ['B-30', '']);
  expect(product!.rows.map(({ action }) => action)).toEqual(['update', 'skip']);
  expect(product!.rows[0]!.changes).toEqual([{ field: 'bin', before: '', after: 'A-04-1' }]);
  expect(product).toMatchObject({ edit: null, bins: [{ sku: 'B-20', bin: 'A-04-1' }] });
});
