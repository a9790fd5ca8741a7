import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { products } from '../collection/products';
import type { CategorySlug, Product, RelatedProducts } from '../schema/product';
import { findProduct, findMovedSlug } from './products';

const maxRelated = 4;
const maxSpareParts = 8;

/** What goes with an item, what replaces its worn parts or itself, and what else of its kind is sold most. */
export async function findRelated(product: Product): Promise<RelatedProducts> {
  const [accessories, spareParts, [successor = null], alike] = await Promise.all([
    findNamed(product.accessories),
    findNamed(product.spareParts),
    findNamed(product.successor ? [product.successor] : []),
    listAlike(product.slug, product.category).then(findNamed),
  ]);
  return {
    // What is listed as a spare part isn't offered a second time.
    accessories: accessories
      .filter(({ id }) => !spareParts.some((part) => part.id === id))
      .slice(0, maxRelated),
    spareParts: spareParts.slice(0, maxSpareParts),
    successor,
    alike: alike.slice(0, maxRelated),
  };
}

/** Each is remembered under its own tag, so that a change of one is seen wherever it is shown, and nowhere else. */
async function findNamed(slugs: string[]): Promise<Product[]> {
  const found = await Promise.all(slugs.map(findByAnySlug));
  return found.filter((product) => product !== null);
}

/** A slug that was changed since still names its item. */
async function findByAnySlug(slug: string): Promise<Product | null> {
  const product = await findProduct(slug);
  if (product) return product;
  const moved = await findMovedSlug(slug);
  return moved ? findProduct(moved) : null;
}

/** The slugs of the same type and category, without the item itself and without what is no longer made. */
const listAlike = cached(
  'alike',
  async (slug: string, category: CategorySlug): Promise<string[]> => {
    const product = await products().findOne(
      { slug, state: 'published' },
      { projection: { facets: 1, brand: 1 } },
    );
    if (!product) return [];
    const type = product.facets.find((facet) => facet.startsWith('type=')) ?? `brand=${product.brand}`;
    const found = await products()
      .find({ facets: type, state: 'published', category })
      .sort({ sold: -1 })
      .limit(maxRelated * 3)
      .project<{ slug: string; successor: string | null }>({ slug: 1, successor: 1 })
      .toArray();
    return found
      .filter((other) => other.slug !== slug && !other.successor)
      .slice(0, maxRelated)
      .map((other) => other.slug);
  },
  (slug, category) => [tags.item(slug), tags.category(category)],
);
