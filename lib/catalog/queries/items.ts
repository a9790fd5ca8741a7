import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { findShop } from '../../shop/queries';
import { items, itemView, type ItemDocument } from '../collection/items';
import { stock } from '../collection/stock';
import type { Item, VariantOfItem } from '../types';

/** The published item of a slug, with its present stock; null when there is none. */
export const findItem = cached(
  'item',
  async (slug: string): Promise<Item | null> => {
    const found = await items().findOne({ slug, state: 'published' });
    return found ? ((await viewsOf([found]))[0] ?? null) : null;
  },
  (slug) => [tags.item(slug), tags.shop],
);

/** The slug that an item has now, for one that it had before; null when it never was one. */
export const findMovedSlug = cached(
  'moved-item',
  async (oldSlug: string): Promise<string | null> => {
    const found = await items().findOne(
      { oldSlugs: oldSlug, state: 'published' },
      { projection: { slug: 1 } },
    );
    return found?.slug ?? null;
  },
  (oldSlug) => [tags.item(oldSlug)],
);

/** The item of an id in whatever state, read fresh. */
export async function findItemById(id: string): Promise<Item | null> {
  const found = await items().findOne({ _id: id });
  return found ? ((await viewsOf([found]))[0] ?? null) : null;
}

/** The published items of the given ids, read fresh, in that order; unknown ones are left out. */
export async function findItemsById(ids: string[]): Promise<Item[]> {
  return inOrder(
    ids,
    await items()
      .find({ _id: { $in: ids }, state: 'published' })
      .toArray(),
    (item) => item._id,
  );
}

/** The published items of the given slugs, read fresh, in that order; unknown ones are left out. */
export async function findItemsBySlug(slugs: string[]): Promise<Item[]> {
  const found = await items()
    .find({ slug: { $in: slugs }, state: 'published' })
    .toArray();
  return inOrder(slugs, found, (item) => item.slug);
}

/** Price, stock and quantity rules of SKUs at this moment, for carts and orders. SKUs that are not on sale are missing. */
export async function findVariants(skus: string[]): Promise<Map<string, VariantOfItem>> {
  const found = await items()
    .find({ 'variants.sku': { $in: skus }, state: 'published' })
    .toArray();
  const wanted = new Set(skus);
  const pairs = (await viewsOf(found)).flatMap((item) =>
    item.variants
      .filter(({ sku }) => wanted.has(sku))
      .map((variant) => [variant.sku, { item, variant }] as const),
  );
  return new Map(pairs);
}

/** The item list in its fixed order, read fresh: `limit` (at most 200) from the one after the item of id `after`. */
export async function listItems({
  limit = 200,
  after = '',
}: { limit?: number; after?: string } = {}): Promise<Item[]> {
  return viewsOf(
    await items()
      .find({ state: 'published', ...(after && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .limit(Math.min(Math.max(1, limit), 200))
      .toArray(),
  );
}

const listFirstSlugs = cached(
  'first-items',
  async (count: number): Promise<string[]> => (await listItems({ limit: count })).map(({ slug }) => slug),
  () => [tags.items],
);

/** The first items of the item list. */
export async function listFirstItems(count: number): Promise<Item[]> {
  const found = await Promise.all((await listFirstSlugs(count)).map(findItem));
  return found.filter((item) => item !== null);
}

/** Views with the present stock of all variants; one read for all of them. */
export async function viewsOf(documents: ItemDocument[]): Promise<Item[]> {
  const [left, shop] = await Promise.all([
    stock()
      .find({ itemId: { $in: documents.map(({ _id }) => _id) } })
      .project<{ _id: string; available: number }>({ available: 1 })
      .toArray(),
    findShop(),
  ]);
  const available = new Map(left.map((one) => [one._id, one.available]));
  return documents.map((document) => itemView(document, available, shop.currency));
}

async function inOrder<K>(
  keys: K[],
  found: ItemDocument[],
  keyOf: (item: ItemDocument) => K,
): Promise<Item[]> {
  const byKey = new Map(found.map((item) => [keyOf(item), item]));
  return viewsOf(keys.flatMap((key) => byKey.get(key) ?? []));
}
