import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { items, type ItemDocument } from '../collection/items';
import type { Item } from '../types';
import { findItemsBySlug, viewsOf } from './items';

const mostRelated = 4;

/** What goes with an item, and what else of its kind is sold most. */
export const findRelated = cached(
  'related',
  async (slug: string): Promise<{ accessories: Item[]; alike: Item[] }> => {
    const item = await items().findOne({ slug, state: 'published' });
    if (!item) return { accessories: [], alike: [] };
    const accessories = await findItemsBySlug(item.accessories.slice(0, mostRelated));
    return { accessories, alike: await viewsOf(await findAlike(item)) };
  },
  (slug) => [tags.item(slug), tags.items],
);

/** Of the same type and category, without the item itself. */
async function findAlike(item: ItemDocument): Promise<ItemDocument[]> {
  const type = item.facets.find((facet) => facet.startsWith('type=')) ?? `brand=${item.brand}`;
  const found = await items()
    .find({ facets: type, state: 'published', category: item.category })
    .limit(mostRelated * 10)
    .toArray();
  return found
    .filter(({ _id }) => _id !== item._id)
    .sort((a, b) => b.sold - a.sold)
    .slice(0, mostRelated);
}
