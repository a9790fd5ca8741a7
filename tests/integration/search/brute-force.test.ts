import { products } from '@/lib/catalog/collection/products';
import { findProductsById } from '@/lib/catalog/queries/products';
import { canonicalText } from '@/lib/catalog/rules/search-terms';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView } from '@/lib/search/rules/shop-view';
import { seedProducts } from '@/seed/products';
import { sampleStructure } from '@/tests/support/sample-structure';
import { randomCriteria } from '@/tests/support/random-searches';
import { randomFrom, type Offer } from '@/tests/support/random-values';
import { searchWith, type SearchWay } from '@/tests/support/search-index';
import { addFasteners } from '../catalog/added-fasteners';

let offers: Offer[];

beforeAll(async () => {
  await seedProducts();
  await addFasteners();
  const ids = await products().find({ state: 'published' }).project<{ _id: string }>({ _id: 1 }).toArray();
  const all = await findProductsById(ids.map(({ _id }) => _id));
  offers = all.flatMap((product) => {
    const { name, brand, description, category, tags, specifications, variants } = product;
    const { categories } = sampleStructure;
    const own = categories.find(({ slug }) => slug === category);
    const above = categories.find(({ slug }) => slug === own?.parent);
    const tagNames = tags.map((tag) => sampleStructure.tags.find(({ slug }) => slug === tag)?.name ?? '');
    const common = [
      name,
      brand,
      own?.name,
      above?.name,
      ...tagNames,
      ...specifications.map(({ value }) => value),
      description,
    ];
    return variants.map((variant) => ({
      product,
      variant,
      text: canonicalText(
        [...common, ...variants.flatMap(({ size, color }) => [size, color?.name])].join(' \n '),
      ),
    }));
  });
});

/** All products that are listed for a query as having what it asks for, with the variants that it names. */
async function shown(q: string) {
  const found = new Map<string, string | undefined>();
  for (let page = 1; ; page++) {
    const list = await searchProducts(readShopView(sampleStructure, null, { q, page: String(page) }));
    if (list.isNearest || list.searchedFor !== null || list.unknown.length > 0)
      return new Map<string, string | undefined>();
    for (const { id } of list.rows) found.set(id, list.matchedSkus[id]);
    if (page >= list.pages) return found;
  }
}

test.each<[SearchWay, number]>([
  ['the index', 150],
  ['the database', 15],
])(
  'in %s, %i random searches show the variants that a look at each variant finds, and no others',
  async (way, count) => {
    await searchWith(way, { isWritten: false });
    const random = randomFrom(24);
    const wrong: string[] = [];
    let asked = 0;
    while (asked < count) {
      const offer = random.pick(offers);
      const own = randomCriteria(random, offer);
      const criteria =
        random.next() < 0.15 ? [...own, ...randomCriteria(random, random.pick(offers)).slice(0, 1)] : own;
      const q = criteria.map(({ typed }) => typed).join(' ');
      if (criteria.length === 0 || q.length > 110) continue;
      const meeting = offers.filter((each) => criteria.every(({ holds }) => holds(each)));
      const expected = new Map<string, string[]>();
      for (const { product, variant } of meeting)
        expected.set(product.id, [...(expected.get(product.id) ?? []), variant.sku]);
      // What half of the shop has would take many pages.
      if (expected.size > 48) continue;
      asked++;
      const found = await shown(q);
      const nameOf = (id: string) => offers.find(({ product }) => product.id === id)!.product.slug;
      for (const [id, sku] of found) {
        if (!expected.has(id)) wrong.push(`${q}: shows ${nameOf(id)}`);
        else if (sku !== undefined && !expected.get(id)!.includes(sku)) wrong.push(`${q}: names ${sku}`);
      }
      for (const [id, skus] of expected) {
        if (!found.has(id)) wrong.push(`${q}: misses ${nameOf(id)}`);
        else if (skus.length === 1 && (found.get(id) ?? skus[0]) !== skus[0])
          wrong.push(`${q}: does not name ${skus[0]}`);
      }
    }
    expect(wrong.slice(0, 40)).toEqual([]);
  },
  120_000,
);
