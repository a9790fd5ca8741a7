import { sampleStructure } from '@/tests/support/sample-structure';
import { products } from '@/lib/catalog/collection/products';
import { searchProducts } from '@/lib/search/queries/shop';
import { suggest } from '@/lib/search/queries/suggest';
import { readShopView } from '@/lib/search/rules/shop-view';
import { seedProducts } from '@/seed/products';
import { searchWays, searchWith } from '@/tests/support/search-index';
import { storedProducts } from '@/tests/support/stored-products';

beforeAll(seedProducts);

const search = (q: string) => searchProducts(readShopView(sampleStructure, null, { q }));

/** The SKU as printed, and in three sloppy spellings. */
const spellingsOf = (sku: string) => [
  sku,
  sku.toLowerCase(),
  sku.replace(/[^A-Za-z0-9]/g, ''),
  sku.replace(/[^A-Za-z0-9]/g, ' '),
];

const stamped = (state: 'draft' | 'published') =>
  ({ $set: { state }, $currentDate: { changedAt: true } }) as const;

describe.each(searchWays)('in %s', (way) => {
  beforeAll(() => searchWith(way));

  test('every demo SKU finds its product first, with that variant, however it is typed', async () => {
    await searchWith(way, { isWritten: false });
    const all = await products().find({ state: 'published' }).toArray();
    const skus = all.flatMap(({ _id, variants }) => variants.map(({ sku }) => ({ id: _id, sku })));
    expect(skus.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const [at, { id, sku }] of skus.entries()) {
      const spellings = spellingsOf(sku);
      // The database takes much longer: one spelling of every third must do.
      const tried = way === 'the index' ? spellings : at % 3 ? [] : [spellings[at % spellings.length]!];
      for (const q of tried) {
        const { rows, matchedSkus } = await search(q);
        if (rows[0]?.id !== id || matchedSkus[id] !== sku) wrong.push(`search ${q}`);
        const [first] = (await suggest(q)).products;
        if (first?.matchedSku !== sku) wrong.push(`suggest ${q}`);
      }
    }
    expect(wrong).toEqual([]);
    await searchWith(way);
  }, 240_000);

  test.each(['M8x40', 'm8 x 40', 'hex bolt M8 × 40'])('the size words %j select that variant', async (q) => {
    const { rows, matchedSkus } = await search(q);
    const [first] = rows;
    expect(first?.variants.find(({ sku }) => sku === matchedSkus[first.id])?.size).toMatch(/^M8 × 40/);
  });

  test('a unique part number opens its product’s page with the variant chosen', async () => {
    const hat = (await products().findOne({ 'variants.2': { $exists: true }, state: 'published' }))!;
    const { sku } = hat.variants[2]!;
    const [, slug, query] = /^\/product\/([^?]+)\?(.+)$/.exec((await search(sku)).exact ?? '') ?? [];
    expect(slug).toBe(hat.slug);
    expect(query).toMatch(/^(sku|color)=/);
  });

  test('a misspelled synonym finds the same products as the synonym', async () => {
    const slugs = async (q: string) => (await search(q)).rows.map(({ slug }) => slug);
    expect((await slugs('spanner')).length).toBeGreaterThan(0);
    expect(await slugs('spaner')).toEqual(await slugs('spanner'));
    expect((await search('spaner')).searchedFor).toBe('spanner');
  });

  test('words that only drafts have are not suggested', async () => {
    expect((await suggest('angle gri')).words).toContain('angle grinder');
    const grinders = { words: 'grinder' };
    const published = await products()
      .find({ ...grinders, state: 'published' })
      .toArray();
    const ids = published.map(({ _id }) => _id);
    await storedProducts().updateMany({ _id: { $in: ids } }, stamped('draft'));
    expect((await suggest('angle gri')).words).not.toContain('angle grinder');
    await storedProducts().updateMany({ _id: { $in: ids } }, stamped('published'));
  });
});
