import { sampleStructure } from '@/tests/support/sample-structure';
import { storedProducts } from '@/tests/support/stored-products';
import { Collection } from 'mongodb';
import { products } from '@/lib/catalog/collection/products';
import { newestChanges } from '@/lib/search/queries/short-lists';
import { findProduct } from '@/lib/catalog/queries/products';
import { findRelated } from '@/lib/catalog/queries/related';
import {
  filterOf,
  findPageInDatabase,
  maxCounted,
  maxListed,
  maxPages,
  pageSize,
} from '@/lib/search/queries/list-source';
import { countByCategory } from '@/lib/search/queries/category-counts';
import { searchProducts } from '@/lib/search/queries/shop';
import { suggest } from '@/lib/search/queries/suggest';
import { conditionsOf } from '@/lib/search/rules/filters';
import { readShopView, sorts } from '@/lib/search/rules/shop-view';
import { seedProducts } from '@/seed/products';
import { generateProducts } from '@/seed/generate-products';
import { explained } from '../explained';

const many = 4000;

beforeAll(async () => {
  await seedProducts();
  await generateProducts(many);
}, 240_000);

const docsOf = async (read: () => Promise<unknown>) =>
  (await explained(read)).filter(({ ran }) => ran === 'items').reduce((sum, { docs }) => sum + docs, 0);

const search = (q: string) => () => searchProducts(readShopView(sampleStructure, null, { q }));
const reads: Record<string, [read: () => Promise<unknown>, most: number]> = {
  'a product page': [async () => findRelated((await findProduct('bench-vise-125-mm'))!), 40],
  'a part number': [search('18 b5032'), 10],
  'a beginning of a part number': [search('18-b50'), 200],
  'a common word': [search('drill'), 1000],
  'three words': [search('cordless impact driver'), 1700],
  'a misspelt search': [search('impct drivr'), 1700],
  suggestions: [() => suggest('angle gri'), 1700],
};

describe(`in a catalog of ${many} products`, () => {
  test.each(Object.entries(reads))('%s reads a bounded number of documents', async (_, [read, max]) => {
    expect(await docsOf(read)).toBeLessThanOrEqual(max);
  });

  test('nothing is counted beyond the last page of its list', async () => {
    const count = jest.spyOn(Collection.prototype, 'countDocuments');
    for (const filters of [{}, { stock: '1' }])
      await searchProducts(readShopView(sampleStructure, 'drills', filters));
    await searchProducts(readShopView(sampleStructure, null, { brand: 'Ferrox' }));
    const limits = count.mock.calls.map(([, options]) => options?.limit ?? Infinity);
    count.mockRestore();
    expect(limits.length).toBeGreaterThan(0);
    expect(Math.max(...limits)).toBeLessThanOrEqual(maxListed);
  });

  test.each(Object.keys(sorts))('a category that was shown before reads a page by %s', async (sort) => {
    const show = () => searchProducts(readShopView(sampleStructure, 'drills', { sort, stock: '1' }));
    await show();
    const scope = { state: 'published', category: 'drills' } as const;
    const counted = await docsOf(() => products().countDocuments(scope, { limit: maxPages * pageSize }));
    const remembered = await docsOf(countByCategory);
    expect((await docsOf(show)) - counted - remembered).toBeLessThanOrEqual(pageSize + newestChanges);
  });

  test.each(Object.keys(sorts))(
    'the whole shop by %s counts up to its limits, and fetches a page',
    async (sort) => {
      // The choices are cached for some minutes.
      await searchProducts(readShopView(sampleStructure, null, { sort }));
      // The counts of each category are cached until the list changes.
      const remembered = await docsOf(countByCategory);
      const all = await docsOf(() =>
        searchProducts(readShopView(sampleStructure, null, { sort, page: '3' })),
      );
      const [changes, counted, skipped, fetched] = [
        newestChanges,
        maxPages * pageSize,
        2 * pageSize,
        2 * pageSize,
      ];
      expect(all - remembered).toBeLessThanOrEqual(changes + counted + skipped + fetched);
    },
  );

  const filtered = { brand: 'Ferrox', stock: '1', price_max: '400' };
  const leftOf = (group: string | null, filters: Record<string, string> = filtered) => ({
    state: 'published' as const,
    $and: conditionsOf(sampleStructure, readShopView(sampleStructure, null, filters))
      .filter((condition) => condition.group !== group)
      .map(filterOf),
  });

  test('a filter of the whole shop lists the products that the database finds, each on one page, in order', async () => {
    const expected = await products().find(leftOf(null)).sort({ price: -1 }).toArray();
    expect(expected.length).toBeGreaterThan(pageSize);
    const pages = await Promise.all(
      [...Array(Math.ceil(expected.length / pageSize)).keys()].map((page) =>
        searchProducts(
          readShopView(sampleStructure, null, { ...filtered, sort: 'price-high', page: String(page + 1) }),
        ),
      ),
    );
    expect(pages[0]!.total).toBe(expected.length);
    const shown = pages.flatMap(({ rows }) => rows);
    expect(shown.map(({ id }) => id).sort()).toEqual(expected.map(({ _id }) => _id).sort());
    expect(shown.map(({ price }) => price)).toEqual(expected.map(({ price }) => price));
  });

  test('a page of a filtered category is read in the order of an index', async () => {
    const view = readShopView(sampleStructure, 'drills', { brand: 'Ferrox', stock: '1' });
    const [read] = await explained(() => findPageInDatabase(view, conditionsOf(sampleStructure, view)));
    expect(read!.plan).not.toContain('"SORT"');
    const all = await products().countDocuments({
      state: 'published',
      category: 'drills',
      facets: 'brand=Ferrox',
    });
    expect(read!.docs).toBeLessThan(all);
  });

  const brandsOf = async (filters: Record<string, string>) => {
    const { facets } = await searchProducts(readShopView(sampleStructure, null, filters));
    return facets.choices.find(({ group }) => group === 'brand')!.counts;
  };

  test('a filter of the whole shop counts each group without its own condition', async () => {
    const narrow = { ...filtered, price_max: '10' };
    const { facets } = await searchProducts(readShopView(sampleStructure, null, narrow));
    const own = await products().find(leftOf('brand', narrow)).toArray();
    const counts = new Map<string, number>();
    for (const { brand } of own) counts.set(brand, (counts.get(brand) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(1);
    expect(new Map((await brandsOf(narrow)).map(({ value, count }) => [value, count]))).toEqual(counts);
    const inStock = { $and: [leftOf('stock', narrow), { inStock: true }] };
    expect(facets.inStock).toBe(await products().countDocuments(inStock));
  });

  test('a list too long to be counted still offers its choices', async () => {
    const brands = (await storedProducts().distinct('brand')).sort();
    const asked: Record<string, string>[] = [{}, { brand: brands[0]! }];
    for (const filters of asked) {
      const offered = await brandsOf(filters);
      expect(offered.map(({ value }) => value).sort()).toEqual(brands);
      expect(offered.every(({ count }) => count === null)).toBe(true);
    }
  });

  test('a list too long to be counted offers no stars where no product has any', async () => {
    expect(await products().countDocuments({ 'rating.average': { $gt: 0 } })).toBe(0);
    expect((await searchProducts(readShopView(sampleStructure, null, {}))).facets.rated).toEqual([]);
  });

  test('a filtered list that is too long is counted once, not once per group', async () => {
    const view = readShopView(sampleStructure, null, {
      stock: '1',
      brand: await storedProducts().distinct('brand'),
    });
    const count = jest.spyOn(Collection.prototype, 'countDocuments');
    const { total } = await searchProducts(view);
    const filtered = count.mock.calls.filter(([filter]) => filter?.$and);
    count.mockRestore();
    expect(total).toBeGreaterThan(maxCounted);
    expect(filtered).toHaveLength(1);
  });
});
