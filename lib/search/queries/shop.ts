import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { pageOf, type Page } from '../../shared/paging';
import { products } from '../../catalog/collection/products';
import { categories } from '../../catalog/rules/categories';
import { conditionsOf, summaryOf, valuesOf, type Entry, type Summary } from '../rules/filters';
import { readShopView, type ShopView } from '../rules/shop-view';
import { findShop } from '../../settings/queries';
import type { CategorySlug, Product } from '../../catalog/types';
import type { Listed } from './entries';
import { findProductsById } from '../../catalog/queries/products';
import {
  comparisons,
  findPageInDatabase,
  inDatabase,
  inMemory,
  listMatching,
  maxCounted,
  maxListed,
  pageOfIds,
  pageSize,
  sampleOf,
} from './list-source';
import { findCandidates, maxCandidates, type Candidate } from './search';
import { fieldsFor } from '../../catalog/rules/fields';
import type { ShopFacets } from '../types';

export type ShopPage = Page<Product> & {
  /** There are more than `total`. */
  more: boolean;
  facets: ShopFacets;
  /** The slug of the one item whose part number was typed. */
  exact: string | null;
  shownFor: string | null;
  unknown: string[];
};

/** The published items of each category, counted as far as its list goes. */
export const countByCategory = cached(
  'category-counts',
  async (): Promise<ShopFacets['categories']> =>
    Promise.all(
      categories.map(async ({ slug }) => {
        const filter = { state: 'published', category: slug } as const;
        const count = await products().countDocuments(filter, { limit: maxListed });
        return { slug, count, more: count >= maxListed };
      }),
    ),
  () => [tags.items],
);

/** One page of the shop as a view asks for it, with the counts of every filter. */
export async function searchProducts(view: ShopView): Promise<ShopPage> {
  const found = view.q ? await findCandidates(view.q) : null;
  const conditions = conditionsOf(view);
  const [source, categoryCounts] = await Promise.all([
    found ? inMemory(inCategory(view, found.candidates)) : inDatabase(view),
    found ? countCategories(found.candidates) : countByCategory(),
  ]);
  const fields = fieldsFor(view.category);
  const choiceGroups = [
    'tag',
    'brand',
    'color',
    ...fields.filter(({ kind }) => kind === 'choice').map(({ key }) => key),
  ];
  const measureGroups = fields.filter(({ kind }) => kind === 'measure').map(({ key }) => key);
  // Most groups have no choice of their own, so they share one list and one summary of it.
  const counted = new Set([...choiceGroups, ...measureGroups, 'stock', 'rating']);
  const chosen = new Set(conditions.map(({ group }) => group).filter((group) => counted.has(group)));
  const total = await source.count(conditions);
  const matched = onceFor(async (group: string | null): Promise<readonly Listed[] | null> => {
    // All conditions but one leave no fewer than all.
    if (!source.isListed && total > maxCounted) return null;
    // What every condition leaves is part of what all but one leave, which is counted for that one's group anyway.
    const wider = group === null && (await Promise.all([...chosen].map(matched))).find((list) => list);
    if (wider) return listMatching(wider, conditions);
    return source.matching(conditions.filter((condition) => condition.group !== group));
  });
  const sampled = onceFor(async (group: string | null) =>
    listMatching(
      await sampleOf(view),
      conditions.filter((condition) => condition.group !== group),
    ),
  );
  /** What there is to choose in a group: exactly, or in the best-selling of a list that is too long. */
  const offered = async (group: string) => {
    const own = chosen.has(group) ? group : null;
    const list = await matched(own);
    return { ...summaryOnce(list ?? (await sampled(own))), isCounted: list !== null };
  };
  const choiceOf = async (group: string) => {
    const { facets, isCounted } = await offered(group);
    const counts = valuesOf(facets, group);
    return { group, counts: isCounted ? counts : counts.map(({ value }) => ({ value, count: null })) };
  };
  const rangeOf = async (group: string) => {
    const { ranges, isCounted } = await offered(group);
    const limits = ranges.get(group);
    return limits && limits.from < limits.to ? [{ group, limits: isCounted ? limits : null }] : [];
  };
  const compare = comparisons[view.sort] ?? (found ? undefined : comparisons['best-selling']);
  const all = await matched(null);
  const [ids, choices, ranges, stocked, rated] = await Promise.all([
    all ? pageOfIds(compare ? [...all].sort(compare) : all, view) : findPageInDatabase(view, conditions),
    Promise.all(choiceGroups.map(choiceOf)),
    Promise.all(measureGroups.map(rangeOf)),
    offered('stock'),
    offered('rating'),
  ]);
  return {
    ...pageOf(await findProductsById(ids), view.page, pageSize, all?.length ?? total),
    more: all === null ? total >= maxListed : found?.candidates.length === maxCandidates,
    facets: {
      categories: categoryCounts,
      choices: choices.filter((facet) => facet.counts.length > 0),
      ranges: ranges.flat(),
      inStock: stocked.isCounted ? stocked.inStock : null,
      rated: rated.isCounted
        ? rated.rated
        : rated.rated.filter(({ count }) => count > 0).map(({ stars }) => ({ stars, count: null })),
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
  (category: CategorySlug | null) => searchProducts(readShopView(category, {})),
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

function inCategory(view: ShopView, candidates: Candidate[]): Candidate[] {
  return view.category ? candidates.filter(({ category }) => category === view.category) : candidates;
}

/** Whatever is filtered now: a category is entered without filters. */
function countCategories(candidates: Candidate[]): ShopFacets['categories'] {
  return categories.map(({ slug }) => ({
    slug,
    count: candidates.filter(({ category }) => category === slug).length,
    more: false,
  }));
}
