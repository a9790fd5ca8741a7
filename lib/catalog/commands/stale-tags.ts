import { tags } from '../../shared/cache-tags';
import type { ItemDocument } from '../collection/items';

/** What decides in which lists an item stands, and under which address; null when it stands in none. */
const placeOf = ({ state, slug, category, facets, brand, successor }: ItemDocument): string | null =>
  state === 'published'
    ? JSON.stringify([slug, category, facets.filter((facet) => facet.startsWith('type=')), brand, successor])
    : null;

/** The cache tags that a new item makes stale. */
export const staleByNew = (item: ItemDocument): string[] => [
  tags.item(item.slug),
  ...(placeOf(item) ? [tags.items, tags.category(item.category)] : []),
];

/** The cache tags that an edit makes stale: lists only when the item enters, leaves or moves in them. */
export function staleByEdit(before: ItemDocument, after: ItemDocument): string[] {
  const own = [tags.item(before.slug), tags.item(after.slug)];
  if (placeOf(before) === placeOf(after)) return [...new Set(own)];
  const lists = [tags.items, tags.category(before.category), tags.category(after.category)];
  return [...new Set([...own, ...before.oldSlugs.map(tags.item), ...lists])];
}
