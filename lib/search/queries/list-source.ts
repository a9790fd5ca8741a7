import type { Filter, Sort as DatabaseSort } from 'mongodb';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { meets, type Condition } from '../rules/filters';
import type { ShopView, Sort } from '../rules/shop-view';
import { listEntries, type Listed } from './entries';
import { listBestSelling, listUnchanged } from './short-lists';

export const pageSize = 24;
/** Lists up to this length are counted exactly for every filter; the work for longer ones stays the same. */
export const maxCounted = 1000;

/** Lists end after so many pages: nobody leafs further, and counting further would cost. */
export const maxPages = 100;
export const maxListed = maxPages * pageSize;

const databaseSorts: Record<Sort, DatabaseSort> = {
  relevance: { sold: -1, _id: 1 },
  'best-selling': { sold: -1, _id: 1 },
  newest: { createdAt: -1, _id: 1 },
  'price-low': { price: 1, _id: 1 },
  'price-high': { price: -1, _id: -1 },
  rating: { 'rating.average': -1, _id: 1 },
};

/** Without one, the order of a list is left as it is. */
export const comparisons: Partial<Record<Sort, (a: Listed, b: Listed) => number>> = {
  'best-selling': (a, b) => b.sold - a.sold,
  newest: (a, b) => +b.createdAt - +a.createdAt,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating.average - a.rating.average,
};

/** A condition as the database sees it: the same decision as `meets` in rules/filters.ts. */
export function filterOf(condition: Condition): Filter<ProductDocument> {
  if ('facets' in condition) return { facets: { $in: condition.facets } };
  if ('measure' in condition) {
    const { measure, from, to } = condition;
    return { numbers: { $elemMatch: { k: measure, v: { $gte: from, $lte: to } } } };
  }
  if ('price' in condition) {
    return { priceTo: { $gte: condition.price.from }, price: { $lte: condition.price.to } };
  }
  return 'rating' in condition ? { 'rating.average': { $gte: condition.rating } } : { inStock: true };
}

/** Where the entries of a view come from. */
type Source = {
  /** Those that meet the conditions; null when they are too many to look at one by one. */
  matching: (conditions: Condition[]) => Promise<readonly Listed[] | null>;
  /** How many meet them; of a long list counted up to its last page. */
  count: (conditions: Condition[]) => Promise<number>;
  /** Whether all are at hand. */
  isListed: boolean;
};

/** A list that is at hand. */
export function inMemory(own: readonly Listed[]): Source {
  const matching = async (conditions: Condition[]) => listMatching(own, conditions);
  return { matching, count: async (conditions) => (await matching(conditions)).length, isListed: true };
}

/** The entries of a list that meet all conditions, in its order. */
export function listMatching(list: readonly Listed[], conditions: Condition[]): readonly Listed[] {
  return conditions.length
    ? list.filter((entry) => conditions.every((condition) => meets(entry, condition)))
    : list;
}

/** The ids on the page that a view asks for. */
export function pageOfIds(list: readonly Listed[], { page }: ShopView): string[] {
  return list.slice((page - 1) * pageSize, page * pageSize).map(({ _id }) => _id);
}

const scopeOf = ({ category }: ShopView) => ({ state: 'published' as const, ...(category && { category }) });

const filterFor = (view: ShopView, conditions: Condition[]): Filter<ProductDocument> => ({
  ...scopeOf(view),
  ...(conditions.length && { $and: conditions.map(filterOf) }),
});

/** What a view's category or the whole shop has, remembered where it is short enough. */
export async function inDatabase(view: ShopView): Promise<Source> {
  const { count, entries } = await listUnchanged(scopeOf(view), {
    limit: maxCounted,
    mostCounted: maxListed,
  });
  if (entries) return inMemory(entries);
  const few = async (filter: Filter<ProductDocument>) => {
    // Counting is cheap; fetching a thousand only to learn that there are more is not.
    const limit = maxCounted + 1;
    if ((await products().countDocuments(filter, { limit })) === limit) return null;
    return listEntries({ filter, limit: maxCounted });
  };
  return {
    matching: async (conditions) => (conditions.length ? few(filterFor(view, conditions)) : null),
    count: async (conditions) =>
      conditions.length
        ? products().countDocuments(filterFor(view, conditions), { limit: maxListed })
        : count,
    isListed: false,
  };
}

/** The best-selling of a view's category or of the whole shop, as they were some minutes ago. */
export const sampleOf = (view: ShopView): Promise<readonly Listed[]> =>
  listBestSelling(scopeOf(view), maxCounted);

/** The ids on the page of a long list that a view asks for. */
export async function findPageInDatabase(view: ShopView, conditions: Condition[]): Promise<string[]> {
  const found = await products()
    .find(filterFor(view, conditions))
    .sort(databaseSorts[view.sort])
    .skip((Math.min(view.page, maxPages) - 1) * pageSize)
    .limit(pageSize)
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return found.map(({ _id }) => _id);
}
