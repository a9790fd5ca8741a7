import {
  findItem,
  findItemsBySlug,
  findMovedSlug,
  findVariants,
  listFirstItems,
  listItems,
} from '@/lib/catalog/queries/items';
import { listProducts } from '@/lib/catalog/queries/desk';
import { findRelated } from '@/lib/catalog/queries/related';
import { countByCategory, searchItems } from '@/lib/catalog/queries/shop';
import { countItems, listSlugs } from '@/lib/catalog/queries/slugs';
import { tagsOfSkus } from '@/lib/catalog/queries/stale';
import { suggest } from '@/lib/catalog/queries/suggest';
import { listStaleHolds } from '@/lib/catalog/commands/stock';
import { readShopView, sorts } from '@/lib/catalog/rules/shop-view';
import { seedItems } from '@/seed/items';
import { explained } from './explained';

beforeAll(seedItems);

const reads: Record<string, () => Promise<unknown>> = {
  'a product page': () => findItem('bench-vise-125-mm'),
  'an old slug': () => findMovedSlug('was-here'),
  'related items': async () => findRelated((await findItem('18-v-brushless-drill-driver-kit'))!),
  'the item list': () => listItems({ limit: 3, after: '66' }),
  'the first of the list': () => listFirstItems(3),
  'the counts of the categories': () => countByCategory(),
  'the number of items': () => countItems(),
  'the tags of what an order changed': () => tagsOfSkus(['FX-DD18-45', 'TW-AG125']),
  'the site map': () => listSlugs(0, 100),
  'a comparison': () => findItemsBySlug(['bench-vise-125-mm', 'bench-vise-100-mm']),
  'variants of a cart': () => findVariants(['FX-DD18-45', 'TW-AG125']),
  'a part number': () => searchItems(readShopView(null, { q: '18-b5032' })),
  'a beginning of a part number': () => searchItems(readShopView(null, { q: '18-b50' })),
  words: () => searchItems(readShopView(null, { q: 'cordless impact drivr' })),
  'words that are written as one': () => searchItems(readShopView(null, { q: 'impactdriver' })),
  'some of the words': () => searchItems(readShopView(null, { q: 'bearing ladder goggles' })),
  suggestions: () => suggest('dri'),
  'the desk': () => listProducts({ q: '', state: null }, 1),
  'the desk by a state': () => listProducts({ q: '', state: 'draft' }, 1),
  'the desk by a part number': () => listProducts({ q: 'FX-DD18', state: null }, 1),
  'the desk by words': () => listProducts({ q: 'drill', state: 'published' }, 1),
  'the sweep of stale holds': () => listStaleHolds(new Date()),
  'a filtered list': () =>
    searchItems(
      readShopView('drills', { brand: 'Ferrox', is_voltage: '18 V', min_torque: '10', stock: '1' }),
    ),
  ...Object.fromEntries(
    Object.keys(sorts).map((sort) => [
      `the shop by ${sort}`,
      () => searchItems(readShopView(null, { sort })),
    ]),
  ),
};

describe('every read goes by an index', () => {
  test.each(Object.entries(reads))('%s', async (_, read) => {
    const plans = await explained(read);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(({ plan, ran }) => plan.includes('COLLSCAN') && ran !== 'shopSettings')).toEqual([]);
  });
});
