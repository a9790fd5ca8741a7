import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { items } from '../collection/items';
import type { CategorySlug, Item, RelatedItems } from '../types';
import { findItem, findMovedSlug } from './items';

const mostRelated = 4;
const mostSpareParts = 8;

/** What goes with an item, what replaces its worn parts or itself, and what else of its kind is sold most. */
export async function findRelated(item: Item): Promise<RelatedItems> {
  const [accessories, spareParts, [successor = null], alike] = await Promise.all([
    findNamed(item.accessories),
    findNamed(item.spareParts),
    findNamed(item.successor ? [item.successor] : []),
    listAlike(item.slug, item.category).then(findNamed),
  ]);
  return {
    // What is listed as a spare part isn't offered a second time.
    accessories: accessories
      .filter(({ id }) => !spareParts.some((part) => part.id === id))
      .slice(0, mostRelated),
    spareParts: spareParts.slice(0, mostSpareParts),
    successor,
    alike: alike.slice(0, mostRelated),
  };
}

/** Each is remembered under its own tag, so that a change of one is seen wherever it is shown, and nowhere else. */
async function findNamed(slugs: string[]): Promise<Item[]> {
  const found = await Promise.all(slugs.map(findByAnySlug));
  return found.filter((item) => item !== null);
}

/** A slug that was changed since still names its item. */
async function findByAnySlug(slug: string): Promise<Item | null> {
  const item = await findItem(slug);
  if (item) return item;
  const moved = await findMovedSlug(slug);
  return moved ? findItem(moved) : null;
}

/** The slugs of the same type and category, without the item itself and without what is no longer made. */
const listAlike = cached(
  'alike',
  async (slug: string, category: CategorySlug): Promise<string[]> => {
    const item = await items().findOne({ slug, state: 'published' }, { projection: { facets: 1, brand: 1 } });
    if (!item) return [];
    const type = item.facets.find((facet) => facet.startsWith('type=')) ?? `brand=${item.brand}`;
    const found = await items()
      .find({ facets: type, state: 'published', category })
      .sort({ sold: -1 })
      .limit(mostRelated * 3)
      .project<{ slug: string; successor: string | null }>({ slug: 1, successor: 1 })
      .toArray();
    return found
      .filter((other) => other.slug !== slug && !other.successor)
      .slice(0, mostRelated)
      .map((other) => other.slug);
  },
  (slug, category) => [tags.item(slug), tags.category(category)],
);
