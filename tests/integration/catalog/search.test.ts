import { sampleStructure } from '@/tests/support/sample-structure';
import { storedProducts } from '@/tests/support/stored-products';
import { missedSearches } from '@/lib/search/collection';
import { logMissedSearch } from '@/lib/search/commands';
import { searchProducts } from '@/lib/search/queries/shop';
import { suggest } from '@/lib/search/queries/suggest';
import { readShopView } from '@/lib/search/rules/shop-view';
import { seedProducts } from '@/seed/products';
import { searchWays, searchWith } from '@/tests/support/search-index';
import { addFasteners } from './added-fasteners';
import { goldenSearches } from './golden-searches-data';
import { specificationSearches } from './golden-searches-specifications';
import { tradeSearches } from './golden-searches-trades';

beforeAll(async () => {
  await seedProducts();
  await addFasteners();
});

const search = (q: string) => searchProducts(readShopView(sampleStructure, null, { q }));
const stamped = (state: 'draft' | 'published') =>
  ({ $set: { state }, $currentDate: { changedAt: true } }) as const;

describe.each(searchWays)('in %s', (way) => {
  beforeAll(() => searchWith(way));

  describe('the first results of a search', () => {
    test('the golden set has at least 180 searches', () => {
      expect(goldenSearches.length + tradeSearches.length).toBeGreaterThanOrEqual(180);
    });

    test.each([...goldenSearches, ...tradeSearches])('%s', async (typed, first) => {
      const { rows } = await search(typed);
      expect(first).toContain(rows[0]?.slug);
    });
  });

  test('a search that names specifications has the right product and variant first, in at least 97 of 100', async () => {
    expect(specificationSearches.length).toBeGreaterThanOrEqual(150);
    const wrong: string[] = [];
    for (const [typed, first, sku] of specificationSearches) {
      const { rows, matchedSkus } = await search(typed);
      const [found] = rows;
      const matched = found && matchedSkus[found.id];
      if (!found || !first.includes(found.slug) || (sku && matched !== sku))
        wrong.push(`${typed}: ${found?.slug} ${matched ?? ''}`);
    }
    if (wrong.length > specificationSearches.length * 0.03) expect(wrong).toEqual([]);
  });

  describe('a search result', () => {
    test('is the product’s page for a complete part number, but not for the beginning of one', async () => {
      expect((await search('18 b5032')).exact).toBe('/product/bench-vise-125-mm');
      expect((await search('18 b50')).exact).toBeNull();
      expect((await search('18 b50')).rows.map(({ slug }) => slug)).toContain('bench-vise-125-mm');
    });

    test('names the words of a corrected search', async () => {
      expect((await search('impct drivr')).searchedFor).toBe('impact driver');
      expect((await search('impact driver')).searchedFor).toBeNull();
    });

    test('names a word that no product has, and uses the others', async () => {
      const found = await search('xylophone torque wrench');
      expect(found.unknown).toEqual(['xylophone']);
      expect(found.rows[0]?.name).toMatch(/^Torque Wrench/);
    });

    test('is empty for products that the shop lacks, and the miss is counted', async () => {
      expect((await search('qqqqqq zzzzzz')).total).toBe(0);
      await missedSearches().deleteMany({});
      await logMissedSearch('qqqqqq zzzzzz');
      await logMissedSearch('ZZZZZZ qqqqqq'.split(' ').reverse().join(' '));
      expect((await missedSearches().findOne({ _id: 'qqqqqq zzzzzz' }))?.count).toBe(2);
    });

    test.each([
      '&',
      '(',
      ':',
      '!',
      '"',
      '$where',
      '{"$gt":""}',
      '\\',
      '%00',
      '*',
      '.*',
      '[a-',
      '😀',
      '\u0000',
      'a'.repeat(500),
      '١٢٣',
    ])('never fails on special characters: %j', async (q) => {
      expect((await search(q)).page).toBe(1);
      expect(await suggest(q)).toEqual(expect.objectContaining({ products: expect.any(Array) }));
    });

    test('never contains drafts or archived products', async () => {
      await storedProducts().updateOne({ slug: 'bench-vise-125-mm' }, stamped('draft'));
      expect((await search('18-B5032')).rows).toEqual([]);
      expect((await suggest('bench vise 125')).products.map(({ slug }) => slug)).not.toContain(
        'bench-vise-125-mm',
      );
      await storedProducts().updateOne({ slug: 'bench-vise-125-mm' }, stamped('published'));
    });
  });

  describe('suggestions', () => {
    test('complete the last word and show products', async () => {
      const { products: shown, words } = await suggest('angle gri');
      expect(words).toContain('angle grinder');
      expect(shown[0]?.name).toMatch(/Angle Grinder/);
    });

    test('are empty for one letter', async () => {
      expect(await suggest('d')).toEqual({ products: [], words: [] });
    });
  });
});
