import { Collection, type Document, type FindCursor } from 'mongodb';
import {
  findItem,
  findItemsBySlug,
  findMovedSlug,
  findVariants,
  listItems,
} from '@/lib/catalog/queries/items';
import { listProducts } from '@/lib/catalog/queries/desk';
import { findRelated } from '@/lib/catalog/queries/related';
import { searchItems } from '@/lib/catalog/queries/shop';
import { listSlugs } from '@/lib/catalog/queries/slugs';
import { suggest } from '@/lib/catalog/queries/suggest';
import { listStaleHolds } from '@/lib/catalog/commands/stock';
import { readShopView, sorts } from '@/lib/catalog/rules/shop-view';
import { seedItems } from '@/lib/setup/seed/items';

beforeAll(seedItems);

/** The plans of all finds that run while `work` does. */
async function plansOf(work: () => Promise<unknown>): Promise<{ plan: string; ran: string }[]> {
  const cursors: FindCursor[] = [];
  const find = Collection.prototype.find;
  const spy = jest.spyOn(Collection.prototype, 'find').mockImplementation(function (
    this: Collection,
    ...given: unknown[]
  ) {
    const cursor = find.apply(this, given as Parameters<typeof find>);
    cursors.push(cursor);
    return cursor;
  });
  await work();
  spy.mockRestore();
  return Promise.all(
    cursors.map(async (cursor) => {
      const explained: Document = await cursor.clone().explain('queryPlanner');
      return {
        ran: cursor.namespace.collection ?? '',
        plan: JSON.stringify(explained.queryPlanner.winningPlan),
      };
    }),
  );
}

const reads: Record<string, () => Promise<unknown>> = {
  'a product page': () => findItem('bench-vise-125-mm'),
  'an old slug': () => findMovedSlug('was-here'),
  'related items': async () => findRelated((await findItem('18-v-brushless-drill-driver-kit'))!),
  'the item list': () => listItems({ limit: 3, after: '66' }),
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
    const plans = await plansOf(read);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(({ plan, ran }) => plan.includes('COLLSCAN') && ran !== 'shopSettings')).toEqual([]);
  });
});
