import { sampleStructure } from '@/tests/support/sample-structure';
import { products } from '@/lib/catalog/collection/products';
import { storedProducts } from '@/tests/support/stored-products';
import { changePrice, editProduct, setRating } from '@/lib/catalog/commands/products';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { filterOf } from '@/lib/search/queries/list-source';
import { searchProducts } from '@/lib/search/queries/shop';
import { conditionsOf } from '@/lib/search/rules/filters';
import { readShopView, type ShopView } from '@/lib/search/rules/shop-view';
import { searchWays, searchWith } from '@/tests/support/search-index';
import { seedProducts } from '@/seed/products';
import { fieldsFor } from '@/lib/catalog/rules/specification-fields';

beforeAll(seedProducts);

const view = (category: string | null, params: Record<string, string | string[]> = {}) =>
  readShopView(sampleStructure, category, params);

/** The number of products in a view, counted by the database alone. */
const recount = (asked: ShopView) =>
  products().countDocuments({
    state: 'published',
    ...(asked.category && { category: asked.category }),
    $and: [{}, ...conditionsOf(sampleStructure, asked).map(filterOf)],
  });

/** Views with random filters that at least one product meets; the same in each run. */
async function randomViews(count: number): Promise<ShopView[]> {
  let seed = 20261121;
  const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const views: ShopView[] = [];
  for (let index = 0; index < count; index++) {
    const { categories } = sampleStructure;
    const category = categories[random(categories.length)]!.slug;
    const { facets } = await searchProducts(view(category));
    const params: Record<string, string[]> = {};
    for (let choice = 0; choice <= random(3); choice++) {
      const { group, counts } = facets.choices[random(facets.choices.length)]!;
      const name = ['tag', 'brand', 'color'].includes(group) ? group : `is_${group}`;
      params[name] = [...(params[name] ?? []), counts[random(counts.length)]!.value];
    }
    if (random(2)) params.price_max = [String(20 + random(300))];
    if (random(4) === 0) params.stock = ['1'];
    const [range] = facets.ranges;
    if (range && random(3) === 0) params[`min_${range.group}`] = [String(Math.floor(range.limits!.from + 1))];
    views.push(view(category, params));
  }
  return views;
}

function choose(asked: ShopView, group: string, value: string): Partial<ShopView> {
  if (group === 'tag') return { tags: [value] };
  if (group === 'brand') return { brands: [value] };
  if (group === 'color') return { colors: [value] };
  return { choices: { ...asked.choices, [group]: [value] } };
}

describe.each(searchWays)('in %s', (way) => {
  beforeAll(() => searchWith(way));

  describe('the counts of the filters', () => {
    test('equal a recount over random filters, each without its own condition', async () => {
      for (const asked of await randomViews(20)) {
        const { total, facets } = await searchProducts(asked);
        expect(total).toBe(await recount(asked));
        for (const { group, counts } of facets.choices) {
          const { value, count } = counts[counts.length - 1]!;
          const only = { ...asked, ...choose(asked, group, value) };
          expect([group, value, count]).toEqual([group, value, await recount(only)]);
        }
      }
    });

    test('the categories of a search are counted without filters, as their links remove them', async () => {
      const [all, filtered] = await Promise.all(
        [{ q: 'bolt' }, { q: 'bolt', price_max: '1' }].map((query) =>
          searchProducts(readShopView(sampleStructure, null, query)),
        ),
      );
      expect(filtered!.total).toBeLessThan(all!.total);
      expect(filtered!.facets.categories).toEqual(all!.facets.categories);
    });

    test('the categories add up to all products', async () => {
      const { total, facets } = await searchProducts(view(null));
      expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    });

    test('each category offers its own filters', async () => {
      for (const { slug } of sampleStructure.categories) {
        const { facets } = await searchProducts(view(slug));
        const own = facets.choices.filter(({ group }) => !['tag', 'brand', 'color'].includes(group));
        expect(own.length + facets.ranges.length).toBeGreaterThanOrEqual(3);
        const keys = fieldsFor(sampleStructure, slug).map(({ key }) => key);
        expect(keys).toEqual(expect.arrayContaining(facets.ranges.map(({ group }) => group)));
      }
    });
  });

  describe('a cached list', () => {
    // Each way changes products of its own.
    const category = way === 'the index' ? 'drills' : 'hand-tools';
    const shown = async () => {
      const { total, rows, facets } = await searchProducts(view(category, { sort: 'price-high' }));
      const { inStock, rated, choices } = facets;
      const brands = choices.find(({ group }) => group === 'brand')!.counts;
      const four = rated.find(({ stars }) => stars === 4)!;
      return { total, first: rows[0]!, inStock: inStock!, rated: four.count!, brands };
    };

    test('follows changes of stock, rating, price, facts and state', async () => {
      const before = await shown();
      const { id, variants, price } = before.first;
      for (const { sku } of variants) await setStock(null, sku, { availableQuantity: 0, reason: 'count' });
      const soldOut = await shown();
      expect(soldOut.inStock).toBe(before.inStock - 1);
      expect(soldOut.inStock).toBe(await recount(view(category, { stock: '1' })));

      await setRating(id, { average: 4.5, count: 2 });
      expect((await shown()).rated).toBe(before.rated + 1);

      for (const { sku } of variants) await changePrice(null, sku, 1);
      expect((await shown()).first.id).not.toBe(id);
      for (const { sku } of variants) await changePrice(null, sku, price);
      expect((await shown()).first.id).toBe(id);

      await editProduct(null, id, { brand: 'Nobody Else' });
      expect((await shown()).brands).toContainEqual({ value: 'Nobody Else', count: 1 });

      await editProduct(null, id, { state: 'archived' });
      const without = await shown();
      expect(without.total).toBe(before.total - 1);
      expect(without.brands.map(({ value }) => value)).not.toContain('Nobody Else');
      await editProduct(null, id, { state: 'published' });
      expect((await shown()).total).toBe(before.total);
    });

    test('follows changes made by another server', async () => {
      const before = await shown();
      // The other server's clock may be wrong, but the database's clock sets changedAt.
      await storedProducts().updateOne(
        { _id: before.first.id },
        {
          $set: { brand: 'Elsewhere', facets: ['brand=Elsewhere'], updatedAt: new Date(1) },
          $currentDate: { changedAt: true },
        },
      );
      expect((await shown()).brands).toContainEqual({ value: 'Elsewhere', count: 1 });
    });
  });

  describe('measures', () => {
    test('half an inch and 12.7 mm find the same products', async () => {
      await editProduct(null, (await products().findOne({ slug: 'hss-drill-bit-12-mm' }))!._id, {
        specifications: [{ name: 'Diameter', value: '1/2 in' }],
      });
      const metric = await searchProducts(
        view('accessories', { min_diameter: '12.7', max_diameter: '12.7' }),
      );
      const imperial = await searchProducts(
        view('accessories', { units: 'imperial', min_diameter: '0.5', max_diameter: '0.5' }),
      );
      expect(metric.rows.map(({ slug }) => slug)).toEqual(['hss-drill-bit-12-mm']);
      expect(imperial.rows.map(({ slug }) => slug)).toEqual(['hss-drill-bit-12-mm']);
    });
  });

  describe('order and pages', () => {
    test.each(['price-low', 'price-high'])('%s', async (sort) => {
      const { rows } = await searchProducts(view('hand-tools', { sort }));
      const prices = rows.map(({ price }) => price);
      const sorted = [...prices].sort((a, b) => (sort === 'price-low' ? a - b : b - a));
      expect(prices).toEqual(sorted);
    });

    test('the pages contain every product once', async () => {
      const first = await searchProducts(view('accessories'));
      const slugs: string[] = [];
      for (let page = 1; page <= first.pages; page++) {
        const { rows } = await searchProducts(view('accessories', { page: String(page) }));
        slugs.push(...rows.map(({ slug }) => slug));
      }
      expect(slugs).toHaveLength(first.total);
      expect(new Set(slugs).size).toBe(first.total);
    });
  });
});
