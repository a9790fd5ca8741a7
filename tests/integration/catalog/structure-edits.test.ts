import { auditRecords } from '@/lib/audit/collection';
import { products } from '@/lib/catalog/collection/products';
import { readStructure } from '@/lib/catalog/collection/structure';
import { addProduct } from '@/lib/catalog/commands/products';
import { updateProductsBehind } from '@/lib/catalog/commands/products-behind';
import {
  addStructureEntry,
  moveStructureEntry,
  removeStructureEntry,
  saveStructureEntry,
} from '@/lib/catalog/commands/structure';
import { productInput } from '@/lib/catalog/schema/inputs';
import { structureEntry, type StructureEntry } from '@/lib/catalog/schema/structure-entries';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView } from '@/lib/search/rules/shop-view';
import { storedProducts } from '@/tests/support/stored-products';

// The command line.
const admin = null;

const category = (name: string, more: Partial<StructureEntry> = {}) =>
  structureEntry.parse({
    kind: 'category',
    name,
    slug: null,
    parent: null,
    text: '',
    picture: null,
    pageTitle: null,
    pageDescription: null,
    ...more,
  });
const field = (name: string, more: object = {}) =>
  structureEntry.parse({
    kind: 'field',
    name,
    values: 'choice',
    unit: null,
    choices: [],
    filterable: true,
    categories: ['hoses'],
    ...more,
  });
const brand = (name: string) => structureEntry.parse({ kind: 'brand', name, website: null });

const addHose = (sku: string, lining: string, tags: string[] = []) =>
  addProduct(
    null,
    productInput.parse({
      name: `Hose ${sku}`,
      brand: 'Schlauch',
      category: 'air-hoses',
      tags,
      description: 'A hose.',
      pictures: [],
      variants: [{ sku, price: 1000, availableQuantity: 5 }],
      specifications: [{ name: 'Lining', value: lining }],
      availableFrom: '2026-11-01',
      state: 'published',
    }),
  );
const listed = async (slug: string, query: Record<string, string> = {}) => {
  const { rows } = await searchProducts(readShopView(await readStructure(), slug, query));
  return rows.map(({ sku }) => sku).sort();
};
const fieldsOf = (result: { ok: boolean }) =>
  (result as unknown as { failure?: { fields: unknown } }).failure?.fields;

beforeAll(async () => {
  expect(await addStructureEntry(admin, category('Hoses'))).toMatchObject({ ok: true });
  expect(await addStructureEntry(admin, category('Air hoses', { parent: 'hoses' }))).toMatchObject({
    value: { key: 'air-hoses' },
  });
  expect(await addStructureEntry(admin, field('Lining'))).toMatchObject({ value: { key: 'lining' } });
  expect(await addHose('H-1', 'EPDM', ['safety'])).toMatchObject({ ok: true });
  expect(await addHose('H-2', 'NBR')).toMatchObject({ ok: true });
});

test('a renamed category keeps its products, its fields and its former address', async () => {
  const edit = category('Compressed-air hoses', { slug: 'compressed-air-hoses', parent: 'hoses' });
  expect(await saveStructureEntry(admin, 'air-hoses', edit)).toMatchObject({
    ok: true,
    value: { key: 'compressed-air-hoses', behind: 0 },
    expire: expect.arrayContaining(['catalog-structure', 'list:compressed-air-hoses']),
  });
  expect(await listed('compressed-air-hoses', { is_lining: 'NBR' })).toEqual(['H-2']);
  expect(await products().findOne({ 'variants.sku': 'H-1' })).toMatchObject({
    category: 'compressed-air-hoses',
    words: expect.arrayContaining(['compressed']),
  });
  const { categories } = await readStructure();
  expect(categories.find(({ slug }) => slug === 'compressed-air-hoses')?.oldSlugs).toEqual(['air-hoses']);
  // Its former address can't become that of another category.
  expect(fieldsOf(await addStructureEntry(admin, category('Air hoses')))).toEqual({
    slug: 'Another category has or had this address',
  });
});

test('a field that is no longer a filter, and one of another kind, change the filters of existing products', async () => {
  await saveStructureEntry(admin, 'lining', field('Lining', { filterable: false }));
  expect(await products().findOne({ 'variants.sku': 'H-1' })).toMatchObject({
    facets: ['brand=Schlauch', 'tag=safety'],
  });
  await saveStructureEntry(admin, 'lining', field('Inner layer'));
  const stored = await products().findOne({ 'variants.sku': 'H-1' });
  expect(stored?.specifications).toEqual([{ name: 'Inner layer', value: 'EPDM' }]);
  expect(stored?.facets).toContain('lining=EPDM');
});

test('a brand is merged into another one, which keeps both names', async () => {
  await addStructureEntry(admin, brand('Hoseworks'));
  expect(fieldsOf(await removeStructureEntry(admin, 'Schlauch', { kind: 'brand', into: null }))).toEqual({
    into: 'Choose where its 2 products go',
  });
  expect(await removeStructureEntry(admin, 'Schlauch', { kind: 'brand', into: 'Hoseworks' })).toMatchObject({
    ok: true,
  });
  expect(await listed('hoses', { brand: 'Hoseworks' })).toEqual(['H-1', 'H-2']);
  // Whoever still writes the former name means the brand.
  await addHose('H-3', 'PU');
  expect((await products().findOne({ 'variants.sku': 'H-3' }))?.brand).toBe('Hoseworks');
});

test('a removed tag is taken off all products', async () => {
  await removeStructureEntry(admin, 'safety', { kind: 'tag', into: null });
  expect((await products().findOne({ 'variants.sku': 'H-1' }))?.tags).toEqual([]);
});

test('a category is removed only when it is empty or another one takes its products', async () => {
  const remove = (slug: string, into: string | null) =>
    removeStructureEntry(admin, slug, { kind: 'category', into });
  expect(fieldsOf(await remove('hoses', 'drills'))).toEqual({
    into: 'Move or remove the categories below it first',
  });
  expect(fieldsOf(await remove('compressed-air-hoses', null))).toEqual({
    into: 'Choose where its 3 products go',
  });
  expect(await remove('compressed-air-hoses', 'hoses')).toMatchObject({ ok: true });
  expect(await listed('hoses')).toEqual(['H-1', 'H-2', 'H-3']);
  expect((await products().findOne({ 'variants.sku': 'H-1' }))?.category).toBe('hoses');
});

test('categories are ordered and moved, on three levels at most and never below themselves', async () => {
  for (const [name, parent] of [
    ['One', null],
    ['Two', 'one'],
    ['Three', 'two'],
  ] as const)
    expect(await addStructureEntry(admin, category(name, { parent }))).toMatchObject({ ok: true });
  expect(fieldsOf(await addStructureEntry(admin, category('Four', { parent: 'three' })))).toEqual({
    parent: 'Categories stand on at most 3 levels',
  });
  const move = (slug: string, parent: string | null, position: number) =>
    moveStructureEntry(admin, slug, { kind: 'category', parent, position });
  expect(fieldsOf(await move('one', 'two', 0))).toEqual({ parent: 'A category can’t stand below itself' });
  expect(fieldsOf(await move('one', 'hoses', 0))).toEqual({ parent: 'Categories stand on at most 3 levels' });
  expect(await move('two', null, 0)).toMatchObject({ ok: true });
  const { categories } = await readStructure();
  expect(categories.filter(({ parent }) => parent === null)[0]?.slug).toBe('two');
});

test('two admins who add at the same time lose nothing', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `Tag ${index}`);
  await Promise.all(names.map((name) => addStructureEntry(admin, { kind: 'tag', name })));
  expect((await readStructure()).tags.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('products that an interrupted change left behind follow later', async () => {
  await storedProducts().updateMany({ 'variants.sku': 'H-1' }, { $set: { structureVersion: 0, facets: [] } });
  expect(await updateProductsBehind()).toMatchObject({ behind: 0 });
  expect((await products().findOne({ 'variants.sku': 'H-1' }))?.facets).toContain('lining=EPDM');
});

test('each change is in the audit log, an unchanged entry is not', async () => {
  const count = () => auditRecords().countDocuments({ 'subject.kind': 'tag' });
  const before = await count();
  await addStructureEntry(admin, { kind: 'tag', name: 'Quiet' });
  await saveStructureEntry(admin, 'quiet', { kind: 'tag', name: 'Quiet' });
  expect(await count()).toBe(before + 1);
  expect(await saveStructureEntry(admin, 'gone', { kind: 'tag', name: 'Gone' })).toMatchObject({
    failure: { code: 'no-such-tag' },
  });
});
