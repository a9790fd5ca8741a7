import { shownTags, tags } from '../../shared/cache-tags';
import type { Specification } from '../schema/product';

/** The facts that decide in which lists a product appears, and under which address. */
type Listing = {
  slug: string;
  oldSlugs: string[];
  category: string;
  brand: string;
  facets: string[];
  successor: string | null;
  state: string;
  name: string;
  specifications: Specification[];
  accessories: string[];
  spareParts?: string[];
};

/** Identifies a product's lists and address; null when it is in no list. */
const listingKey = ({ state, slug, category, facets, brand, successor }: Listing): string | null =>
  state === 'published'
    ? JSON.stringify([slug, category, facets.filter((facet) => facet.startsWith('type=')), brand, successor])
    : null;

const specified = ({ name, specifications }: Listing) => JSON.stringify([name, specifications]);

/** What the pages of a product's spare parts and accessories say about it; empty when nobody sees it. */
const namingKey = ({ state, slug, name, accessories, spareParts = [] }: Listing): string =>
  state === 'published' ? JSON.stringify([slug, name, accessories, spareParts]) : '';

const namedBy = ({ accessories, spareParts = [] }: Listing): string[] =>
  [...accessories, ...spareParts].map(tags.product);

/** The tags of the products that an edited product names, or has named, as spare part or accessory. */
const usedTags = (before: Listing, after: Listing): string[] =>
  namingKey(before) === namingKey(after) ? [] : [...namedBy(before), ...namedBy(after)];

/** The cache tags that a new product makes stale. */
export const tagsOfNew = (product: Listing): string[] =>
  listingKey(product)
    ? [
        ...shownTags(product),
        tags.products,
        tags.category(product.category),
        tags.specifications(product.category),
        ...namedBy(product),
      ]
    : [tags.product(product.slug)];

/**
 * The cache tags that an edit makes stale. The tags of lists are included only when the product moves between lists.
 */
export function tagsOfEdit(before: Listing, after: Listing): string[] {
  const key = listingKey(after);
  if (listingKey(before) === key) {
    if (!key) return [tags.product(after.slug)];
    const isSpecified = specified(before) !== specified(after);
    const specifications = isSpecified ? [tags.specifications(after.category)] : [];
    return [...new Set([...shownTags(after), ...specifications, ...usedTags(before, after)])];
  }
  const shown = [before, after].flatMap((product) => [
    ...shownTags(product),
    tags.category(product.category),
    tags.specifications(product.category),
  ]);
  const others = [...before.oldSlugs.map(tags.product), ...usedTags(before, after)];
  return [...new Set([...shown, ...others, tags.products])];
}
