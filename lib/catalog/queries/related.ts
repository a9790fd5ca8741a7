import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { products } from '../collection/products';
import type { Product, RelatedProducts } from '../schema/product';
import { findProduct, findMovedSlug } from './products';

const maxRelated = 4;
const maxSpareParts = 8;

/** A product's accessories, spare parts, successor, and the best-selling products like it. */
export async function findRelated(product: Product): Promise<RelatedProducts> {
  const [accessories, spareParts, [successor = null], alike] = await Promise.all([
    findNamed(product.accessories),
    findNamed(product.spareParts),
    findNamed(product.successor ? [product.successor] : []),
    listAlike(product.slug, product.category).then(findNamed),
  ]);
  return {
    // Spare parts are not listed again as accessories.
    accessories: accessories
      .filter(({ id }) => !spareParts.some((part) => part.id === id))
      .slice(0, maxRelated),
    spareParts: spareParts.slice(0, maxSpareParts),
    successor,
    alike: alike.slice(0, maxRelated),
  };
}

/** Each product is cached under its own tag, so a change of one expires only the pages that show it. */
async function findNamed(slugs: string[]): Promise<Product[]> {
  const found = await Promise.all(slugs.map(findByAnySlug));
  return found.filter((product) => product !== null);
}

/** Also finds a product by a former slug. */
async function findByAnySlug(slug: string): Promise<Product | null> {
  const product = await findProduct(slug);
  if (product) return product;
  const moved = await findMovedSlug(slug);
  return moved ? findProduct(moved) : null;
}

/** The slugs of other available products of the same type and category. */
const listAlike = cached(
  'alike',
  async (slug: string, category: string): Promise<string[]> => {
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
  (slug, category) => [tags.product(slug), tags.category(category)],
);
