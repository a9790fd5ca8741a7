import { sampleStructure } from '@/tests/support/sample-structure';
import {
  findProduct,
  findProductsBySlug,
  findMovedSlug,
  findVariants,
  listFirstProducts,
  findWithoutWeight,
  listProducts,
} from '@/lib/catalog/queries/products';
import { listAdminProducts } from '@/lib/search/queries/admin-products';
import { productSorts, readProductsView } from '@/lib/search/rules/admin-products-view';
import { products } from '@/lib/catalog/collection/products';
import { findRelated } from '@/lib/catalog/queries/related';
import { countByCategory } from '@/lib/search/queries/category-counts';
import { searchProducts } from '@/lib/search/queries/shop';
import { countProducts, listSlugs } from '@/lib/catalog/queries/slugs';
import { tagsOfSkus } from '@/lib/catalog/queries/stale-tags';
import { suggest } from '@/lib/search/queries/suggest';
import { listExpiredHolds } from '@/lib/inventory/commands/holds';
import { readShopView, sorts } from '@/lib/search/rules/shop-view';
import { seedProducts } from '@/seed/products';
import { explained } from '../explained';

beforeAll(seedProducts);

const reads: Record<string, () => Promise<unknown>> = {
  'a product page': () => findProduct('bench-vise-125-mm'),
  'an old slug': () => findMovedSlug('was-here'),
  'related products': async () => findRelated((await findProduct('18-v-brushless-drill-driver-kit'))!),
  'the product list': () => listProducts({ limit: 3, after: '66' }),
  'the first of the list': () => listFirstProducts(3),
  'the counts of the categories': () => countByCategory(),
  'the number of products': () => countProducts(),
  'the tags of what an order changed': () => tagsOfSkus(['FX-DD18-45', 'TW-AG125']),
  'the products without weight': () => findWithoutWeight(),
  'the site map': () => listSlugs(0, 100),
  'a comparison': () => findProductsBySlug(['bench-vise-125-mm', 'bench-vise-100-mm']),
  'variants of a cart': () => findVariants(['FX-DD18-45', 'TW-AG125']),
  'a part number': () => searchProducts(readShopView(sampleStructure, null, { q: '18-b5032' })),
  'a beginning of a part number': () => searchProducts(readShopView(sampleStructure, null, { q: '18-b50' })),
  words: () => searchProducts(readShopView(sampleStructure, null, { q: 'cordless impact drivr' })),
  'words that are written as one': () =>
    searchProducts(readShopView(sampleStructure, null, { q: 'impactdriver' })),
  'some of the words': () =>
    searchProducts(readShopView(sampleStructure, null, { q: 'bearing ladder goggles' })),
  suggestions: () => suggest('dri'),
  'the admin list': () => listAdminProducts(readProductsView({}), 1),
  'the admin list by a state': () => listAdminProducts(readProductsView({ state: 'draft' }), 1),
  'the admin list by a part number': () => listAdminProducts(readProductsView({ q: 'FX-DD18' }), 1),
  'the admin list by words': () => listAdminProducts(readProductsView({ q: 'drill', state: 'published' }), 1),
  'the admin list of a category': () => listAdminProducts(readProductsView({ category: 'drills' }), 1),
  'the admin list of a brand and a tag': () =>
    listAdminProducts(readProductsView({ brand: 'Ferrox', tag: 'cordless', sort: 'price' }), 1),
  ...Object.fromEntries(
    productSorts.flatMap((sort) =>
      [null, 'draft'].map((state) => [
        `the admin list by ${sort}, ${state ?? 'all'}`,
        () => listAdminProducts(readProductsView({ sort, ...(state && { state }) }), 1),
      ]),
    ),
  ),
  'the sweep of stale holds': () => listExpiredHolds(new Date()),
  'a filtered list': () =>
    searchProducts(
      readShopView(sampleStructure, 'drills', {
        brand: 'Ferrox',
        is_voltage: '18 V',
        min_torque: '10',
        stock: '1',
      }),
    ),
  ...Object.fromEntries(
    Object.keys(sorts).map((sort) => [
      `the shop by ${sort}`,
      () => searchProducts(readShopView(sampleStructure, null, { sort })),
    ]),
  ),
};

describe('every read uses an index', () => {
  test.each(Object.entries(reads))('%s', async (_, read) => {
    const plans = await explained(read);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(({ plan, ran }) => plan.includes('COLLSCAN') && ran !== 'shopSettings')).toEqual([]);
  });
});

test.each([{ category: 'drills' }, { category: 'drills', state: 'published' }, { state: 'published' }])(
  'the admin list of %j is read in its order',
  async (query) => {
    const plans = await explained(() => listAdminProducts(readProductsView(query), 1));
    const [list] = plans.filter(({ ran }) => ran === products.collectionName);
    expect(list!.plan).not.toContain('"SORT"');
  },
);
