import type { Filter } from 'mongodb';
import { now } from '../../platform/clock';
import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { findShop } from '../../settings/queries';
import { productView, type ViewedStock } from '../collection/product-view';
import { products, type ProductDocument } from '../collection/products';
import { stock } from '../collection/stock';
import type { Product, ProductVariant, RelatedProduct } from '../schema/product';

/** The states of products for sale: the public ones, or all. */
const forSale = (exclusive: boolean): Filter<ProductDocument>['state'] =>
  exclusive ? { $in: ['published', 'exclusive'] } : 'published';

/** A product, and what its page looks up others by: its former slugs, and the facet of products like it. */
type Listed = { product: Product; oldSlugs: string[]; kind: string };

/** The published product with this slug, with its current stock, for its page; null when there is none. */
export const findListed = cached(
  'listed-product',
  async (slug: string): Promise<Listed | null> => {
    const found = await products().findOne({ slug, state: 'published' });
    const [product] = found ? await viewsOf([found]) : [];
    if (!found || !product) return null;
    const kind = found.facets.find((facet) => facet.startsWith('type=')) ?? `brand=${found.brand}`;
    return { product, oldSlugs: found.oldSlugs, kind };
  },
  (slug) => [tags.product(slug), tags.stock(slug), tags.shop],
);

/** The published product with this slug, with its current stock; null when there is none. */
export const findProduct = async (slug: string): Promise<Product | null> =>
  (await findListed(slug))?.product ?? null;

const findRelatedNamed = cached(
  'related-products',
  async (slugs: string): Promise<RelatedProduct[]> =>
    (await findProductsBySlug(slugs.split(' '))).map(({ variants, availableQuantity, ...rest }) => ({
      ...rest,
      inStock: availableQuantity > 0,
    })),
  (slugs) => [...slugs.split(' ').map(tags.product), tags.shop],
);

/**
 * The published products with these slugs in the same order, without their variants and number of units, so that few
 * orders make them stale; unknown slugs are left out.
 */
export const findRelatedProducts = async (slugs: string[]): Promise<RelatedProduct[]> =>
  slugs.length ? findRelatedNamed(slugs.join(' ')) : [];

/** The current slug of a product that once had this one; null when no product did. */
export const findMovedSlug = cached(
  'moved-product',
  async (oldSlug: string): Promise<string | null> => {
    const found = await products().findOne(
      { oldSlugs: oldSlug, state: 'published' },
      { projection: { slug: 1 } },
    );
    return found?.slug ?? null;
  },
  (oldSlug) => [tags.product(oldSlug)],
);

/** The product with this id in any state, not cached. */
export async function findProductById(id: string): Promise<Product | null> {
  const found = await products().findOne({ _id: id });
  return found ? ((await viewsOf([found]))[0] ?? null) : null;
}

/** The published products with these ids in the same order, not cached; unknown ids are left out. */
export async function findProductsById(ids: string[]): Promise<Product[]> {
  const [found, left] = await Promise.all([
    products()
      .find({ _id: { $in: ids }, state: 'published' })
      .toArray(),
    stockOf(ids),
  ]);
  return inOrder(ids, found, (product) => product._id, left);
}

/** Those of the published products with these ids that have several variants, not cached. */
export async function findVariedProducts(ids: string[]): Promise<Product[]> {
  return viewsOf(
    await products()
      .find({ _id: { $in: ids }, state: 'published', 'variants.1': { $exists: true } })
      .toArray(),
  );
}

/** The products with these ids in any state, in the same order, not cached; unknown ids are left out. */
export async function findProductsInAnyState(ids: string[]): Promise<Product[]> {
  return inOrder(
    ids,
    await products()
      .find({ _id: { $in: ids } })
      .toArray(),
    (product) => product._id,
  );
}

/** The published products with these slugs in the same order, not cached; unknown slugs are left out. */
export async function findProductsBySlug(slugs: string[]): Promise<Product[]> {
  const found = await products()
    .find({ slug: { $in: slugs }, state: 'published' })
    .toArray();
  return inOrder(slugs, found, (product) => product.slug);
}

/** The exclusive product with this slug, not cached: only for buyers to whom it is offered. */
export async function findExclusiveProduct(slug: string): Promise<Product | null> {
  const found = await products().findOne({ slug, state: 'exclusive' });
  return found ? ((await viewsOf([found]))[0] ?? null) : null;
}

/**
 * The current price, stock and quantity rules of SKUs. SKUs that are not for sale are missing, and exclusive ones unless
 * `exclusive` asks for them: the caller then knows that they are offered to the buyer, or shows them to nobody.
 */
export async function findVariants(
  skus: string[],
  { exclusive = false }: { exclusive?: boolean } = {},
): Promise<Map<string, ProductVariant>> {
  const found = await products()
    .find({
      'variants.sku': { $in: skus },
      state: forSale(exclusive),
    })
    .toArray();
  const wanted = new Set(skus);
  const pairs = (await viewsOf(found)).flatMap((product) =>
    product.variants
      .filter(({ sku }) => wanted.has(sku))
      .map((variant) => [variant.sku, { product, variant }] as const),
  );
  return new Map(pairs);
}

/**
 * The product list in its fixed order, not cached: up to `limit` (at most 200) products after the one with id `after`;
 * exclusive ones only for a caller that shows each to whom it is offered.
 */
export async function listProducts({
  limit = 200,
  after = '',
  exclusive = false,
}: { limit?: number; after?: string; exclusive?: boolean } = {}): Promise<Product[]> {
  return viewsOf(
    await products()
      .find({ state: forSale(exclusive), ...(after && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .limit(Math.min(Math.max(1, limit), 200))
      .toArray(),
  );
}

const listFirstSlugs = cached(
  'first-products',
  async (count: number): Promise<string[]> => (await listProducts({ limit: count })).map(({ slug }) => slug),
  () => [tags.products],
);

/** The first products of the product list. */
export async function listFirstProducts(count: number): Promise<Product[]> {
  const found = await Promise.all((await listFirstSlugs(count)).map(findProduct));
  return found.filter((product) => product !== null);
}

type ShownStock = ViewedStock & { _id: string };

/** The current stock of all variants of products. */
const stockOf = (ids: string[]): Promise<ShownStock[]> =>
  stock()
    .find({ productId: { $in: ids } })
    .project<ShownStock>({ available: 1, backorders: 1 })
    .toArray();

/** The views of products with the current stock of all variants, which is read at once unless it is `known`. */
export async function viewsOf(documents: ProductDocument[], known?: ShownStock[]): Promise<Product[]> {
  const [left, shop] = await Promise.all([known ?? stockOf(documents.map(({ _id }) => _id)), findShop()]);
  const shelves = new Map(left.map((one) => [one._id, one]));
  const time = now();
  return documents.map((document) => productView(document, shelves, shop, time));
}

async function inOrder<K>(
  keys: K[],
  found: ProductDocument[],
  keyOf: (product: ProductDocument) => K,
  known?: ShownStock[],
): Promise<Product[]> {
  const byKey = new Map(found.map((product) => [keyOf(product), product]));
  return viewsOf(
    keys.flatMap((key) => byKey.get(key) ?? []),
    known,
  );
}

const shownWithoutWeight = 5;

/** The products on sale that have no weight for delivery: how many, and the first of them. */
export async function findWithoutWeight(): Promise<{ count: number; some: { id: string; name: string }[] }> {
  // Products stored before there were weights have none.
  const filter = { state: 'published' as const, weightGrams: { $in: [0, null] as number[] } };
  const [count, some] = await Promise.all([
    products().countDocuments(filter),
    products()
      .find(filter)
      .project<{ _id: string; name: string }>({ name: 1 })
      .limit(shownWithoutWeight)
      .toArray(),
  ]);
  return { count, some: some.map(({ _id, name }) => ({ id: _id, name })) };
}
