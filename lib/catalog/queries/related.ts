import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { items, type ItemDocument } from '../collection/items';
import type { Item, RelatedItems } from '../types';
import { viewsOf } from './items';

const mostRelated = 4;
const mostSpareParts = 8;

/** What goes with an item, what replaces its worn parts or itself, and what else of its kind is sold most. */
export const findRelated = cached(
  'related',
  async (slug: string): Promise<RelatedItems> => {
    const item = await items().findOne({ slug, state: 'published' });
    if (!item) return { accessories: [], spareParts: [], successor: null, alike: [] };
    const { accessories, spareParts = [], successor } = item;
    const named = await findNamed([...accessories, ...spareParts, ...(successor ? [successor] : [])]);
    const those = (slugs: string[], most: number) =>
      slugs.flatMap((one) => named.get(one) ?? []).slice(0, most);
    return {
      accessories: those(accessories, mostRelated),
      spareParts: those(spareParts, mostSpareParts),
      successor: (successor && named.get(successor)) || null,
      alike: await viewsOf(await findAlike(item)),
    };
  },
  (slug) => [tags.item(slug), tags.items],
);

/** Published items by the slugs that name them; a slug that was changed since still names its item. */
async function findNamed(slugs: string[]): Promise<Map<string, Item>> {
  const found = await items()
    .find({ $or: [{ slug: { $in: slugs } }, { oldSlugs: { $in: slugs } }], state: 'published' })
    .toArray();
  const views = await viewsOf(found);
  return new Map(
    found.flatMap(({ slug, oldSlugs }, index) => {
      const view = views[index];
      return view ? [...oldSlugs, slug].map((name): [string, Item] => [name, view]) : [];
    }),
  );
}

/** Of the same type and category, without the item itself and without what is no longer made. */
async function findAlike(item: ItemDocument): Promise<ItemDocument[]> {
  const type = item.facets.find((facet) => facet.startsWith('type=')) ?? `brand=${item.brand}`;
  const found = await items()
    .find({ facets: type, state: 'published', category: item.category })
    .limit(mostRelated * 10)
    .toArray();
  return found
    .filter(({ _id, successor }) => _id !== item._id && !successor)
    .sort((a, b) => b.sold - a.sold)
    .slice(0, mostRelated);
}
