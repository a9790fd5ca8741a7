import { shownTags, tags } from '../../shared/cache-tags';

/** The facts that decide in which lists a product appears, and under which address. */
type Listing = {
  slug: string;
  oldSlugs: string[];
  category: string;
  brand: string;
  facets: string[];
  successor: string | null;
  state: string;
};

/** Identifies a product's lists and address; null when it is in no list. */
const listingKey = ({ state, slug, category, facets, brand, successor }: Listing): string | null =>
  state === 'published'
    ? JSON.stringify([slug, category, facets.filter((facet) => facet.startsWith('type=')), brand, successor])
    : null;

/** The cache tags that a new product makes stale. */
export const tagsOfNew = (product: Listing): string[] =>
  listingKey(product)
    ? [...shownTags(product), tags.products, tags.category(product.category)]
    : [tags.product(product.slug)];

/**
 * The cache tags that an edit makes stale. The tags of lists are included only when the product moves between lists.
 */
export function tagsOfEdit(before: Listing, after: Listing): string[] {
  const key = listingKey(after);
  if (listingKey(before) === key) return key ? shownTags(after) : [tags.product(after.slug)];
  const shown = [before, after].flatMap((product) => [
    ...shownTags(product),
    tags.category(product.category),
  ]);
  return [...new Set([...shown, ...before.oldSlugs.map(tags.product), tags.products])];
}
