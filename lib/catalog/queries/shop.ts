import type { Filter, Sort as DatabaseSort } from 'mongodb';
import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { pageOf, type Page } from '../../shared/paging';
import { items, type ItemDocument } from '../collection/items';
import { categories } from '../rules/categories';
import {
  conditionsOf,
  fieldsFor,
  meets,
  summaryOf,
  valuesOf,
  type Condition,
  type Entry,
  type Summary,
} from '../rules/filters';
import { readShopView, type ShopView, type Sort } from '../rules/shop-view';
import { findShop } from '../../shop/queries';
import type { CategorySlug, Item, ShopFacets } from '../types';
import { listEntries, type Listed } from './entries';
import { listUnchanged } from './short-lists';
import { findItemsById } from './items';
import { findCandidates, mostCandidates, type Candidate } from './search';

export const pageSize = 24;
/** Lists up to this length are counted exactly for every filter; the work for longer ones stays the same. */
export const mostCounted = 1000;

export type ShopPage = Page<Item> & {
  /** There are more than `total`. */
  more: boolean;
  facets: ShopFacets;
  /** The slug of the one item whose part number was typed. */
  exact: string | null;
  shownFor: string | null;
  unknown: string[];
};

const databaseSorts: Record<Sort, DatabaseSort> = {
  relevance: { sold: -1, _id: 1 },
  'best-selling': { sold: -1, _id: 1 },
  newest: { createdAt: -1, _id: 1 },
  'price-low': { price: 1, _id: 1 },
  'price-high': { price: -1, _id: -1 },
  rating: { 'rating.average': -1, _id: 1 },
};

const comparisons: Partial<Record<Sort, (a: Listed, b: Listed) => number>> = {
  'best-selling': (a, b) => b.sold - a.sold,
  newest: (a, b) => +b.createdAt - +a.createdAt,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating.average - a.rating.average,
};

/** A condition as the database sees it: the same decision as `meets` in rules/filters.ts. */
export function filterOf(condition: Condition): Filter<ItemDocument> {
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

/** The published items of each category. */
export const countByCategory = cached(
  'category-counts',
  async (): Promise<{ slug: CategorySlug; count: number }[]> =>
    Promise.all(
      categories.map(async ({ slug }) => ({
        slug,
        count: await items().countDocuments({ state: 'published', category: slug }),
      })),
    ),
  () => [tags.items],
);

/** One page of the shop as a view asks for it, with the counts of every filter. */
export async function searchItems(view: ShopView): Promise<ShopPage> {
  const found = view.q ? await findCandidates(view.q) : null;
  const conditions = conditionsOf(view);
  const [source, categoryCounts] = await Promise.all([
    found ? inMemory(view, inCategory(view, found.candidates)) : inDatabase(view),
    found ? countCategories(found.candidates, conditions) : countByCategory(),
  ]);
  // Most groups have no choice of their own, so they share one list and one summary of it.
  const chosen = new Set(conditions.map(({ group }) => group));
  const matched = onceFor((group: string | null) =>
    source.matching(conditions.filter((condition) => condition.group !== group)),
  );
  const without = async (group: string) =>
    summaryOnce((await matched(chosen.has(group) ? group : null)) ?? []);
  const fields = fieldsFor(view.category);
  const choiceGroups = [
    'tag',
    'brand',
    'colour',
    ...fields.filter(({ kind }) => kind === 'choice').map(({ key }) => key),
  ];
  const measureGroups = fields.filter(({ kind }) => kind === 'measure').map(({ key }) => key);
  const choices = choiceGroups.map(async (group) => ({
    group,
    counts: valuesOf((await without(group)).facets, group),
  }));
  const ranges = measureGroups.map(async (group) => {
    const range = (await without(group)).ranges.get(group);
    return range && range.from < range.to ? [{ group, ...range }] : [];
  });
  const [all, total, ids, unstocked, unrated] = await Promise.all([
    matched(null),
    matched(null).then((list) => list?.length ?? source.count(conditions)),
    source.pageOfIds(conditions),
    without('stock'),
    without('rating'),
  ]);
  return {
    ...pageOf(await findItemsById(ids), view.page, pageSize, total),
    more: all === null ? total >= mostPages * pageSize : found?.candidates.length === mostCandidates,
    facets: {
      categories: categoryCounts,
      choices: (await Promise.all(choices)).filter((facet) => facet.counts.length > 0),
      ranges: (await Promise.all(ranges)).flat(),
      inStock: unstocked.inStock,
      rated: unrated.rated,
      counted: all !== null,
      currency: (await findShop()).currency,
    },
    exact: found?.exact ?? null,
    shownFor: found?.shownFor ?? null,
    unknown: found?.unknown ?? [],
  };
}

/** The first page of a list that nobody has filtered: of a category, or of the whole shop. */
export const findList = cached(
  'list',
  (category: CategorySlug | null) => searchItems(readShopView(category, {})),
  (category) => [tags.list(category), tags.items, tags.shop],
);

/** Does the work of each key once, at its first call. */
function onceFor<K, T>(work: (key: K) => T): (key: K) => T {
  const done = new Map<K, T>();
  return (key) => {
    if (!done.has(key)) done.set(key, work(key));
    return done.get(key)!;
  };
}

// A remembered list is the same object from one page to the next, and so has its summary already.
const summaries = new WeakMap<readonly Entry[], Summary>();

function summaryOnce(entries: readonly Entry[]): Summary {
  const summary = summaries.get(entries) ?? summaryOf(entries);
  summaries.set(entries, summary);
  return summary;
}

/** Lists end after so many pages: nobody leafs further, and counting further would cost. */
export const mostPages = 100;

/** Where the entries of a view come from; `matching` is null when there are too many to look at one by one. */
type Source = {
  matching: (conditions: Condition[]) => Promise<readonly Entry[] | null>;
  pageOfIds: (conditions: Condition[]) => Promise<string[]>;
  count: (conditions: Condition[]) => Promise<number>;
};

/** `compare` is the order where the view asks for none that the entries don't have already. */
function inMemory(view: ShopView, own: readonly Listed[], compare = comparisons[view.sort]): Source {
  const matching = (conditions: Condition[]) =>
    conditions.length ? own.filter((entry) => conditions.every((condition) => meets(entry, condition))) : own;
  return {
    matching: async (conditions) => matching(conditions),
    pageOfIds: async (conditions) => {
      const matched = compare ? [...matching(conditions)].sort(compare) : matching(conditions);
      return matched.slice((view.page - 1) * pageSize, view.page * pageSize).map(({ _id }) => _id);
    },
    count: async (conditions) => matching(conditions).length,
  };
}

function inCategory(view: ShopView, candidates: Candidate[]): Candidate[] {
  return view.category ? candidates.filter(({ category }) => category === view.category) : candidates;
}

async function inDatabase(view: ShopView): Promise<Source> {
  const scope = { state: 'published' as const, ...(view.category && { category: view.category }) };
  const filter = (conditions: Condition[]): Filter<ItemDocument> => ({
    ...scope,
    ...(conditions.length && { $and: conditions.map(filterOf) }),
  });
  const few = async (conditions: Condition[]) => {
    // Counting is cheap; fetching a thousand only to learn that there are more is not.
    const limit = mostCounted + 1;
    if ((await items().countDocuments(filter(conditions), { limit })) === limit) return null;
    return listEntries({ filter: filter(conditions), limit: mostCounted });
  };
  const most = mostPages * pageSize;
  const { count, entries } = await listUnchanged(scope, { limit: mostCounted, mostCounted: most });
  if (entries) {
    return inMemory(view, entries, comparisons[view.sort] ?? comparisons['best-selling']);
  }
  return {
    matching: async (conditions) => (conditions.length ? few(conditions) : null),
    pageOfIds: async (conditions) => {
      const found = await items()
        .find(filter(conditions))
        .sort(databaseSorts[view.sort])
        .skip((Math.min(view.page, mostPages) - 1) * pageSize)
        .limit(pageSize)
        .project<{ _id: string }>({ _id: 1 })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    count: async (conditions) =>
      conditions.length ? items().countDocuments(filter(conditions), { limit: most }) : count,
  };
}

function countCategories(candidates: Candidate[], conditions: Condition[]) {
  const matched = candidates.filter((entry) => conditions.every((condition) => meets(entry, condition)));
  return categories.map(({ slug }) => ({
    slug,
    count: matched.filter(({ category }) => category === slug).length,
  }));
}
