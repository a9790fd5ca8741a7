import { products } from '@/lib/catalog/collection/products';
import { catalogStructures, readStructure } from '@/lib/catalog/collection/structure';
import { addProduct } from '@/lib/catalog/commands/products';
import { reindexProducts } from '@/lib/catalog/commands/search-index';
import { productInput } from '@/lib/catalog/schema/inputs';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView } from '@/lib/search/rules/shop-view';

const hose = (sku: string, specifications: { name: string; value: string }[], category = 'pressure-hoses') =>
  productInput.parse({
    name: `Hose ${sku}`,
    brand: 'Schlauch & Söhne',
    category,
    tags: [],
    description: 'A hose.',
    pictures: [],
    variants: [{ sku, price: 1000, availableQuantity: 5 }],
    specifications,
    availableFrom: '2026-11-01',
    state: 'published',
  });

const blank = { oldSlugs: [], text: '', picture: null, pageTitle: null, pageDescription: null };
const field = { oldNames: [], unit: null, choices: [], filterable: true, categories: ['hoses'] };

beforeAll(async () => {
  const structure = await readStructure();
  await catalogStructures().updateOne(
    { _id: 'structure' },
    {
      $set: {
        categories: [
          ...structure.categories,
          { ...blank, slug: 'hoses', name: 'Hoses', parent: null },
          { ...blank, slug: 'pressure-hoses', name: 'Pressure hoses', parent: 'hoses' },
        ],
        fields: [
          ...structure.fields,
          { ...field, key: 'inner-diameter', name: 'Inner diameter', kind: 'measure', unit: 'mm' },
          { ...field, key: 'current', name: 'Current', kind: 'measure', unit: 'A' },
          { ...field, key: 'lining', name: 'Lining', kind: 'choice', choices: ['EPDM', 'NBR'] },
          { ...field, key: 'note', name: 'Note', kind: 'text', filterable: false },
        ],
      },
      $inc: { revision: 1, version: 1 },
    },
  );
});

const found = async (category: string | null, query: Record<string, string>) => {
  const { rows, facets } = await searchProducts(readShopView(await readStructure(), category, query));
  return { skus: rows.map(({ sku }) => sku).sort(), facets };
};

describe('a category and fields that a shop has added', () => {
  beforeAll(async () => {
    const rows = (diameter: string, lining: string, current: string) => [
      { name: 'Inner diameter', value: diameter },
      { name: 'Lining', value: lining },
      { name: 'Current', value: current },
      { name: 'Note', value: 'Roll it up dry.' },
    ];
    expect(await addProduct(null, hose('H-13', rows('1/2 in', 'EPDM', '1,200 A')))).toMatchObject({
      ok: true,
    });
    expect(await addProduct(null, hose('H-19', rows('19 mm', 'NBR', '16 A')))).toMatchObject({ ok: true });
  });

  test('list the products of the categories below', async () => {
    const { skus, facets } = await found('hoses', {});
    expect(skus).toEqual(['H-13', 'H-19']);
    expect(facets.categories).toEqual(
      expect.arrayContaining([
        { slug: 'hoses', count: 2, more: false },
        { slug: 'pressure-hoses', count: 2, more: false },
      ]),
    );
  });

  test('filter by choices and by measures, in units that are converted and in others', async () => {
    expect((await found('hoses', { is_lining: 'NBR' })).skus).toEqual(['H-19']);
    expect((await found('hoses', { max_unknown: '5', 'max_inner-diameter': '13' })).skus).toEqual(['H-13']);
    expect((await found('pressure-hoses', { min_current: '1000' })).skus).toEqual(['H-13']);
    const { facets } = await found('hoses', {});
    expect(facets.ranges.map(({ group }) => group)).toEqual(['inner-diameter', 'current']);
    expect(facets.choices.map(({ group }) => group)).toEqual(['brand', 'lining']);
  });

  test('reject a product that does not fit them, by the name of its field', async () => {
    const wrong = hose('H-1', [
      { name: 'Inner diameter', value: 'wide' },
      { name: 'Lining', value: 'Silk' },
    ]);
    expect(await addProduct(null, wrong)).toMatchObject({
      ok: false,
      failure: {
        fields: {
          'specifications.0.value': 'must be a measure such as 12.7 mm',
          'specifications.1.value': 'must be one of: EPDM, NBR',
        },
      },
    });
    expect(await addProduct(null, hose('H-2', [], 'garden'))).toMatchObject({
      failure: { fields: { category: 'must be one of the categories' } },
    });
  });

  test('bring a new brand into the list of brands, once', async () => {
    const { brands } = await readStructure();
    expect(brands.filter(({ name }) => name === 'Schlauch & Söhne')).toHaveLength(1);
  });

  test('keep their products when category, brand and field are renamed', async () => {
    const structure = await readStructure();
    const rename = <T extends { name: string }>(list: T[], name: string, change: Partial<T>) =>
      list.map((each) => (each.name === name ? { ...each, ...change } : each));
    await catalogStructures().updateOne(
      { _id: 'structure' },
      {
        $set: {
          categories: rename(structure.categories, 'Pressure hoses', {
            slug: 'high-pressure-hoses',
            oldSlugs: ['pressure-hoses'],
          }),
          brands: rename(structure.brands, 'Schlauch & Söhne', {
            name: 'Hoseworks',
            oldNames: ['Schlauch & Söhne'],
          }),
          fields: rename(structure.fields, 'Lining', { name: 'Inner layer', oldNames: ['Lining'] }),
        },
        $inc: { revision: 1, version: 1 },
      },
    );
    // At once, by the former names; the products follow when they are indexed again.
    expect((await found('high-pressure-hoses', {})).skus).toEqual(['H-13', 'H-19']);
    await reindexProducts();
    const [stored] = await products().find({ 'variants.sku': 'H-19' }).toArray();
    expect(stored).toMatchObject({
      category: 'high-pressure-hoses',
      brand: 'Hoseworks',
      facets: expect.arrayContaining(['brand=Hoseworks', 'lining=NBR']),
    });
    expect(stored?.specifications[1]).toEqual({ name: 'Inner layer', value: 'NBR' });
    expect((await found('hoses', { brand: 'Hoseworks' })).skus).toEqual(['H-13', 'H-19']);
  });
});
