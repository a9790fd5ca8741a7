import type { Filter, Sort as DatabaseSort } from 'mongodb';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { meets, type Condition } from '../rules/filters';
import { listOrders, type ListOrder } from '../rules/list-order';
import type { ShopView, Sort } from '../rules/shop-view';
import { listEntries, type ListEntry } from './entries';
import { listBestSelling, listCached } from './short-lists';

export const pageSize = 24;
/**
 * Lists up to this length are counted exactly for every filter. Longer ones cost no more than a list of this length.
 */
export const maxCounted = 1000;

/** Lists end after this many pages: nobody pages further, and counting further would be expensive. */
export const maxPages = 100;
export const maxListed = maxPages * pageSize;

function databaseSort(sort: Sort): DatabaseSort {
  const { by, direction, ids } = listOrders[sort];
  return { [by === 'rating' ? 'rating.average' : by]: direction, _id: ids };
}

const valueOf = (entry: ListEntry, by: ListOrder['by']) =>
  by === 'rating' ? entry.rating.average : Number(entry[by]);

/** The order of a list in memory; entries with equal values keep theirs. */
export function comparisonOf(sort: Sort): (a: ListEntry, b: ListEntry) => number {
  const { by, direction } = listOrders[sort];
  return (a, b) => (valueOf(a, by) - valueOf(b, by)) * direction;
}

/** The database filter of a condition; equivalent to `meets` in rules/filters.ts. */
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

/** The products of a view: a list in memory, or the database. */
export type Source = {
  /** The entries that meet the conditions; null when there are more than `maxCounted`. */
  matching: (conditions: Condition[]) => Promise<readonly ListEntry[] | null>;
  /** The number of entries that meet the conditions, counted up to the last page of a list. */
  count: (conditions: Condition[]) => Promise<number>;
  isInMemory: boolean;
};

/** A source of entries in memory. */
export function inMemory(list: readonly ListEntry[]): Source {
  const matching = async (conditions: Condition[]) => listMatching(list, conditions);
  return { matching, count: async (conditions) => (await matching(conditions)).length, isInMemory: true };
}

/** The entries of a list that meet all conditions, in its order. */
export function listMatching(list: readonly ListEntry[], conditions: Condition[]): readonly ListEntry[] {
  return conditions.length
    ? list.filter((entry) => conditions.every((condition) => meets(entry, condition)))
    : list;
}

/** The ids on the requested page of a list. */
export function pageOfIds(list: readonly ListEntry[], { page }: ShopView, size: number): string[] {
  return list.slice((page - 1) * size, page * size).map(({ _id }) => _id);
}

const categoryOf = ({ scope: [first, ...more] }: ShopView) =>
  first === undefined ? {} : { category: more.length ? { $in: [first, ...more] } : first };

const scopeOf = (view: ShopView) => ({ state: 'published' as const, ...categoryOf(view) });

const filterFor = (view: ShopView, conditions: Condition[]): Filter<ProductDocument> => ({
  ...scopeOf(view),
  ...(conditions.length && { $and: conditions.map(filterOf) }),
});

/** The products of a view's category or of the whole shop; a short list is cached in memory. */
export async function inDatabase(view: ShopView): Promise<Source> {
  const { count, entries } = await listCached(scopeOf(view), {
    limit: maxCounted,
    maxCount: maxListed,
  });
  if (entries) return inMemory(entries);
  const listShort = async (filter: Filter<ProductDocument>) => {
    // Counting first is cheaper than fetching a thousand entries just to find that there are more.
    const limit = maxCounted + 1;
    if ((await products().countDocuments(filter, { limit })) === limit) return null;
    return listEntries({ filter, limit: maxCounted });
  };
  return {
    matching: async (conditions) => (conditions.length ? listShort(filterFor(view, conditions)) : null),
    count: async (conditions) =>
      conditions.length
        ? products().countDocuments(filterFor(view, conditions), { limit: maxListed })
        : count,
    isInMemory: false,
  };
}

/** The best-selling products of a view's category or of the whole shop, cached for some minutes. */
export const sampleOf = (view: ShopView): Promise<readonly ListEntry[]> =>
  listBestSelling(scopeOf(view), maxCounted);

/** The ids on the requested page of a list that is too long for memory. */
export async function findPageInDatabase(view: ShopView, conditions: Condition[]): Promise<string[]> {
  const found = await products()
    .find(filterFor(view, conditions))
    .sort(databaseSort(view.sort))
    .skip((Math.min(view.page, maxPages) - 1) * pageSize)
    .limit(pageSize)
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return found.map(({ _id }) => _id);
}
