import { fieldsFor } from '../../../catalog/rules/specification-fields';
import { scopeOf } from '../../../catalog/rules/structure';
import type { CatalogStructure } from '../../../catalog/schema/structure';
import type { ShopFacets } from '../../types';
import { byCount, filterGroups, type Condition } from '../filters';
import { hasTerms, plainQuery, type SearchQuery } from '../reading/search-query';
import type { ShopView } from '../shop-view';
import { failedConditions } from './failed-conditions';
import { FilterCounts } from './filter-counts';
import { findProducts } from './find-products';
import { slotsOfPage } from './page-order';
import type { ProductIndex } from './product-index';
import { reusedArray } from './reused-array';

/** A page of the shop, without the products themselves. */
export type ListedPage = {
  /** The ids of the products on the page, in order. */
  ids: string[];
  total: number;
  /** Whether there are more than `total`. */
  more: boolean;
  facets: Omit<ShopFacets, 'currency'>;
  /** The id of the only product with the typed part number. */
  exact: string | null;
  searchedFor: string | null;
  unknown: string[];
  /** Whether no product has all of the known words, so that those with the most are listed. */
  isPartial: boolean;
};

const matchingArray = reusedArray((length) => new Uint32Array(length));
const memberArray = reusedArray((length) => new Uint32Array(length));

/**
 * One page of the shop for a view: search, filters, exact counts and order in one pass over the products. `query` is
 * the search as it was understood; without it, the view's words are searched for as typed.
 */
export function listProducts(
  index: ProductIndex,
  structure: CatalogStructure,
  view: ShopView,
  {
    conditions,
    pageSize,
    query = plainQuery(view.q),
    among,
  }: {
    conditions: Condition[];
    pageSize: number;
    query?: SearchQuery;
    /** The ids of the only products that are listed; absent for all. */
    among?: ReadonlySet<string>;
  },
): ListedPage {
  const groups = filterGroups(fieldsFor(structure, view.category));
  const found = isSearch(view, query) ? findProducts(index, query) : null;
  const { slots: all, scores } = keep(index, found ?? { slots: index.liveSlots(), scores: null }, among);
  const perCategory = countPerCategory(index, all);
  const members = membersOf(index, view, all);
  const slots = members ? members.map((at) => all[at]!) : all;
  const { fails, failed } = failedConditions(index, slots, conditions);
  const counts = new FilterCounts(index, groups.measureGroups.length > 0);
  const addOnly = conditions.map(({ group }) => counts.adderOf(group));
  const matching = matchingArray(slots.length);
  let total = 0;
  for (let at = 0; at < slots.length; at++) {
    const failures = fails[at]!;
    if (failures === 0) {
      matching[total++] = members ? members[at]! : at;
      counts.add(slots[at]!);
    } else if (failures === 1) addOnly[failed[at]!]!(slots[at]!);
  }
  const range = { from: (view.page - 1) * pageSize, to: view.page * pageSize };
  const page = slotsOfPage(index, view, { all, scores, matching: matching.subarray(0, total) }, range);
  return {
    ids: page.map((slot) => index.ids[slot]!),
    total,
    more: false,
    facets: {
      categories: countCategories(index, structure, perCategory),
      ...shownCounts(groups, counts),
    },
    exact: found?.exact == null ? null : index.ids[found.exact]!,
    searchedFor: found?.searchedFor ?? null,
    unknown: found?.unknown ?? [],
    isPartial: found?.isPartial ?? false,
  };
}

/** Whether a list is of the products that a query finds; one of conditions alone, such as "in stock", is of all. */
export const isSearch = (view: ShopView, query: SearchQuery): boolean =>
  view.q !== '' && (hasTerms(query) || query.typed === query.text);

/** The ids of the first products that a search finds, best first. */
export function findFirst(index: ProductIndex, query: SearchQuery, limit: number): string[] {
  const { slots, scores } = findProducts(index, query);
  const listed = { all: slots, scores, matching: slots.map((_, at) => at) };
  return slotsOfPage(index, { sort: 'relevance' }, listed, { from: 0, to: limit }).map(
    (slot) => index.ids[slot]!,
  );
}

type Listed = { slots: Uint32Array; scores: Float64Array | null };

/** Those of some products that have one of these ids. */
function keep(index: ProductIndex, { slots, scores }: Listed, among?: ReadonlySet<string>): Listed {
  if (!among) return { slots, scores };
  const kept = [...slots.keys()].filter((at) => among.has(index.ids[slots[at]!]!));
  return {
    slots: Uint32Array.from(kept, (at) => slots[at]!),
    scores: scores && Float64Array.from(kept, (at) => scores[at]!),
  };
}

/** How many of the products each category has, without those below it. */
function countPerCategory(index: ProductIndex, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(index.categories.texts.length);
  const categories = index.category.values;
  for (let at = 0; at < slots.length; at++) counts[categories[slots[at]!]!]!++;
  return counts;
}

/** The positions of the products in the view's category; null for all. */
function membersOf(
  index: ProductIndex,
  { category, scope }: ShopView,
  slots: Uint32Array,
): Uint32Array | null {
  if (category === null) return null;
  const isListed = Uint8Array.from(index.categories.texts, (slug) => (scope.includes(slug) ? 1 : 0));
  const categories = index.category.values;
  const members = memberArray(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at++) if (isListed[categories[slots[at]!]!]) members[count++] = at;
  return members.subarray(0, count);
}

/** Counts in each category with those below it, without filters, because entering a category removes them. */
function countCategories(
  index: ProductIndex,
  structure: CatalogStructure,
  perCategory: Uint32Array,
): ShopFacets['categories'] {
  return structure.categories.map(({ slug }) => {
    const count = scopeOf(structure, slug).reduce(
      (sum, category) => sum + (perCategory[index.categories.numberOf(category) ?? -1] ?? 0),
      0,
    );
    return { slug, count, more: false };
  });
}

function shownCounts(
  { choiceGroups, measureGroups }: ReturnType<typeof filterGroups>,
  counts: FilterCounts,
): Omit<ShopFacets, 'categories' | 'currency'> {
  const choices = choiceGroups.map((group) => ({ group, counts: counts.valuesOf(group).sort(byCount) }));
  return {
    choices: choices.filter((choice) => choice.counts.length > 0),
    ranges: measureGroups.flatMap((group) => {
      const limits = counts.rangeOf(group);
      return limits && limits.from < limits.to ? [{ group, limits }] : [];
    }),
    inStock: counts.inStock,
    rated: counts.ratings(),
  };
}
