import { shownTags, tags } from '../../shared/cache-tags';
import type { ProductDocument } from '../collection/products';

/** What decides in which lists an item stands, and under which address; null when it stands in none. */
const placeOf = ({ state, slug, category, facets, brand, successor }: ProductDocument): string | null =>
  state === 'published'
    ? JSON.stringify([slug, category, facets.filter((facet) => facet.startsWith('type=')), brand, successor])
    : null;

/** The cache tags that a new item makes stale. */
export const tagsOfNew = (product: ProductDocument): string[] =>
  placeOf(product)
    ? [...shownTags(product), tags.items, tags.category(product.category)]
    : [tags.item(product.slug)];

/** The cache tags that an edit makes stale: which items there are only when this one enters, leaves or moves. */
export function tagsOfEdit(before: ProductDocument, after: ProductDocument): string[] {
  const place = placeOf(after);
  if (placeOf(before) === place) return place ? shownTags(after) : [tags.item(after.slug)];
  const shown = [before, after].flatMap((product) => [
    ...shownTags(product),
    tags.category(product.category),
  ]);
  return [...new Set([...shown, ...before.oldSlugs.map(tags.item), tags.items])];
}
