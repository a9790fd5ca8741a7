import type { Filter } from 'mongodb';
import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { products, type ProductDocument } from '../collection/products';
import type { Product, ProductName, RelatedProduct, RelatedProducts, Uses } from '../schema/product';
import { findListed, findMovedSlug, findRelatedProducts } from './products';

const maxRelated = 4;
const maxSpareParts = 8;
const maxUses = 100;

type Linking = Pick<Product, 'accessories' | 'spareParts' | 'successor'>;
type Linked = Omit<RelatedProducts, 'alike' | 'uses'>;
/** Those of some products that are for sale, in the order of their slugs. */
type Named = (slugs: string[]) => RelatedProduct[];

const linkedSlugs = ({ accessories, spareParts, successor }: Linking): string[] => [
  ...accessories,
  ...spareParts,
  ...(successor ? [successor] : []),
];

/** All accessories, spare parts and the successor of a product that are for sale. */
export const findLinked = async (product: Linking): Promise<Linked> =>
  linkedOf(product, await findNamed(linkedSlugs(product)));

function linkedOf(product: Linking, named: Named): Linked {
  const spareParts = named(product.spareParts);
  const [successor = null] = product.successor ? named([product.successor]) : [];
  return {
    // Spare parts are not listed again as accessories.
    accessories: named(product.accessories).filter(({ id }) => !spareParts.some((part) => part.id === id)),
    spareParts,
    successor,
  };
}

/** The first of a product's accessories and spare parts, its successor, products like it, and those that name it. */
export async function findRelated(product: Product): Promise<RelatedProducts> {
  const [alike, uses] = await Promise.all([findAlike(product), findUses(product.slug)]);
  const named = await findNamed([...linkedSlugs(product), ...alike]);
  const { accessories, spareParts, successor } = linkedOf(product, named);
  return {
    accessories: accessories.slice(0, maxRelated),
    spareParts: spareParts.slice(0, maxSpareParts),
    successor,
    alike: named(alike),
    uses,
  };
}

/** The published products with these slugs, which may be former ones. */
async function findNamed(slugs: string[]): Promise<Named> {
  const found = new Map((await findRelatedProducts(slugs)).map((product) => [product.slug, product]));
  const missing = [...new Set(slugs)].filter((slug) => !found.has(slug));
  const moved = await Promise.all(missing.map(findMovedProduct));
  for (const [index, product] of moved.entries()) if (product) found.set(missing[index]!, product);
  return (asked) => asked.flatMap((slug) => found.get(slug) ?? []);
}

async function findMovedProduct(oldSlug: string): Promise<RelatedProduct | undefined> {
  const slug = await findMovedSlug(oldSlug);
  return slug ? (await findRelatedProducts([slug]))[0] : undefined;
}

/** The slugs of other products of the same type and category; of the same brand where a product has no type. */
async function findAlike({ slug, category }: Product): Promise<string[]> {
  const listed = await findListed(slug);
  if (!listed) return [];
  const others = (await listKind(category, listed.kind)).filter((other) => other !== slug);
  return others.slice(0, maxRelated);
}

// A product that moves between kinds or becomes a predecessor expires its category.
const listKind = cached(
  'products-of-kind',
  async (category: string, kind: string): Promise<string[]> => {
    const found = await products()
      .find({ facets: kind, state: 'published', category })
      .sort({ sold: -1 })
      .limit(maxRelated * 3)
      .project<{ slug: string; successor: string | null }>({ slug: 1, successor: 1 })
      .toArray();
    return found.filter(({ successor }) => !successor).map(({ slug }) => slug);
  },
  (category) => [tags.category(category)],
);

/** The current and former slugs of a published product: others may name it by any. */
export const findSlugs = async (slug: string): Promise<string[]> => [
  slug,
  ...((await findListed(slug))?.oldSlugs ?? []),
];

// An edit of a product that names others expires the tags of those: see rules/stale-tags.ts.
const findNaming = cached(
  'products-that-name',
  async (slugs: string): Promise<Uses> => {
    const named = { $in: slugs.split(' ') };
    const read = (filter: Filter<ProductDocument>) =>
      products()
        .find({ ...filter, state: 'published' })
        .sort({ sold: -1, _id: 1 })
        .limit(maxUses)
        .project<ProductName>({ _id: 0, slug: 1, name: 1 })
        .toArray();
    const [spareFor, accessoryFor] = await Promise.all([
      read({ spareParts: named }),
      read({ accessories: named }),
    ]);
    return {
      spareFor,
      accessoryFor: accessoryFor.filter(({ slug }) => !spareFor.some((one) => one.slug === slug)),
    };
  },
  (slugs) => slugs.split(' ').map(tags.product),
);

/** The published products of which a product is a spare part or an accessory: the 100 that sell best. */
export const findUses = async (slug: string): Promise<Uses> => findNaming((await findSlugs(slug)).join(' '));
