import { items } from '@/lib/catalog/collection/items';
import { newestChanges } from '@/lib/catalog/queries/short-lists';
import { findItem } from '@/lib/catalog/queries/items';
import { findRelated } from '@/lib/catalog/queries/related';
import { countByCategory, mostPages, pageSize, searchItems } from '@/lib/catalog/queries/shop';
import { suggest } from '@/lib/catalog/queries/suggest';
import { readShopView, sorts } from '@/lib/catalog/rules/shop-view';
import { seedItems } from '@/lib/setup/seed/items';
import { seedManyItems } from '@/lib/setup/seed/many-items';
import { explained } from './explained';

const many = 4000;

beforeAll(async () => {
  await seedItems();
  await seedManyItems(many);
}, 240_000);

const docsOf = async (read: () => Promise<unknown>) =>
  (await explained(read)).filter(({ ran }) => ran === 'items').reduce((sum, { docs }) => sum + docs, 0);

const search = (q: string) => () => searchItems(readShopView(null, { q }));
const reads: Record<string, [read: () => Promise<unknown>, most: number]> = {
  'a product page': [async () => findRelated((await findItem('bench-vise-125-mm'))!), 40],
  'a part number': [search('18 b5032'), 10],
  'a beginning of a part number': [search('18-b50'), 200],
  'a common word': [search('drill'), 1000],
  'three words': [search('cordless impact driver'), 1700],
  'a misspelt search': [search('impct drivr'), 1700],
  suggestions: [() => suggest('angle gri'), 1700],
};

describe(`in a catalogue of ${many} items`, () => {
  test.each(Object.entries(reads))('%s reads a bounded number of documents', async (_, [read, most]) => {
    expect(await docsOf(read)).toBeLessThanOrEqual(most);
  });

  test.each(Object.keys(sorts))('a category that was shown before reads a page by %s', async (sort) => {
    const show = () => searchItems(readShopView('drills', { sort, stock: '1' }));
    await show();
    const scope = { state: 'published', category: 'drills' } as const;
    const counted = await docsOf(() => items().countDocuments(scope, { limit: mostPages * pageSize }));
    const remembered = await docsOf(countByCategory);
    expect((await docsOf(show)) - counted - remembered).toBeLessThanOrEqual(pageSize + newestChanges);
  });

  test.each(Object.keys(sorts))(
    'the whole shop by %s counts up to its limits, and fetches a page',
    async (sort) => {
      // What is counted in each category is remembered until the list changes.
      const remembered = await docsOf(countByCategory);
      const all = await docsOf(() => searchItems(readShopView(null, { sort, page: '3' })));
      const [changes, counted, skipped, fetched] = [
        newestChanges,
        mostPages * pageSize,
        2 * pageSize,
        2 * pageSize,
      ];
      expect(all - remembered).toBeLessThanOrEqual(changes + counted + skipped + fetched);
    },
  );
});
