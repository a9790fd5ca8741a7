import { shownTags, tags } from '../../shared/cache-tags';
import type { ItemDocument } from '../collection/items';

/** What decides in which lists an item stands, and under which address; null when it stands in none. */
const placeOf = ({ state, slug, category, facets, brand, successor }: ItemDocument): string | null =>
  state === 'published'
    ? JSON.stringify([slug, category, facets.filter((facet) => facet.startsWith('type=')), brand, successor])
    : null;

/** The cache tags that a new item makes stale. */
export const staleByNew = (item: ItemDocument): string[] =>
  placeOf(item) ? [...shownTags(item), tags.items, tags.category(item.category)] : [tags.item(item.slug)];

/** The cache tags that an edit makes stale: which items there are only when this one enters, leaves or moves. */
export function staleByEdit(before: ItemDocument, after: ItemDocument): string[] {
  const place = placeOf(after);
  if (placeOf(before) === place) return place ? shownTags(after) : [tags.item(after.slug)];
  const shown = [before, after].flatMap((item) => [...shownTags(item), tags.category(item.category)]);
  return [...new Set([...shown, ...before.oldSlugs.map(tags.item), tags.items])];
}
