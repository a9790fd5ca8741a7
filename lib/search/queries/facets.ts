import { fieldsFor } from '../../catalog/rules/specification-fields';
import type { CatalogStructure } from '../../catalog/schema/structure';
import {
  filterGroups,
  summaryOf,
  valuesOf,
  type Condition,
  type FilterEntry,
  type Summary,
} from '../rules/filters';
import type { ShopView } from '../rules/shop-view';
import type { ShopFacets } from '../types';
import type { ListEntry } from './entries';
import { listMatching, maxCounted, sampleOf, type Source } from './list-source';

type ListFacets = {
  /** The products that meet all conditions; null when there are too many to list. */
  entries: readonly ListEntry[] | null;
  total: number;
  facets: Omit<ShopFacets, 'categories' | 'currency'>;
};

/**
 * The products of a view and the options of each filter. A filter's counts ignore its own condition, so they show what
 * its other options would find. Lists too long to count offer the options of their best-selling products, without
 * counts.
 */
export async function facetsOf(
  structure: CatalogStructure,
  view: ShopView,
  source: Source,
  conditions: Condition[],
): Promise<ListFacets> {
  const { choiceGroups, measureGroups } = filterGroups(fieldsFor(structure, view.category));
  const counted = new Set([...choiceGroups, ...measureGroups, 'stock', 'rating']);
  // Groups without a condition share one list and one summary.
  const restricted = new Set(conditions.map(({ group }) => group).filter((group) => counted.has(group)));
  const total = await source.count(conditions);
  const without = (group: string | null) => conditions.filter((condition) => condition.group !== group);

  /**
   * The products that meet all conditions except those of a group (null: all conditions); null when there are too many.
   */
  const matching = once(async (group: string | null): Promise<readonly ListEntry[] | null> => {
    // Fewer conditions never match fewer products.
    if (!source.isInMemory && total > maxCounted) return null;
    // The products that meet all conditions are a subset of those for one group, which are listed anyway.
    const wider = group === null && (await Promise.all([...restricted].map(matching))).find((list) => list);
    return wider ? listMatching(wider, conditions) : source.matching(without(group));
  });
  const sample = once(async (group: string | null) => listMatching(await sampleOf(view), without(group)));
  const summaryFor = async (group: string) => {
    const own = restricted.has(group) ? group : null;
    const list = await matching(own);
    return { ...cachedSummary(list ?? (await sample(own))), isCounted: list !== null };
  };
  const choiceOf = async (group: string) => {
    const { facets, isCounted } = await summaryFor(group);
    const counts = valuesOf(facets, group);
    return { group, counts: isCounted ? counts : counts.map(({ value }) => ({ value, count: null })) };
  };
  const rangeOf = async (group: string) => {
    const { ranges, isCounted } = await summaryFor(group);
    const limits = ranges.get(group);
    return limits && limits.from < limits.to ? [{ group, limits: isCounted ? limits : null }] : [];
  };

  const [entries, offered, ranges, stock, rating] = await Promise.all([
    matching(null),
    Promise.all(choiceGroups.map(choiceOf)),
    Promise.all(measureGroups.map(rangeOf)),
    summaryFor('stock'),
    summaryFor('rating'),
  ]);
  return {
    entries,
    total,
    facets: {
      choices: offered.filter(({ counts }) => counts.length > 0),
      ranges: ranges.flat(),
      inStock: stock.isCounted ? stock.inStock : null,
      rated: rating.isCounted
        ? rating.rated
        : rating.rated.filter(({ count }) => count > 0).map(({ stars }) => ({ stars, count: null })),
    },
  };
}

/** Runs the work of each key once, at its first call. */
function once<K, T>(work: (key: K) => T): (key: K) => T {
  const results = new Map<K, T>();
  return (key) => {
    if (!results.has(key)) results.set(key, work(key));
    return results.get(key)!;
  };
}

// Cached lists keep their identity between requests, so a summary is computed once per list.
const summaries = new WeakMap<readonly FilterEntry[], Summary>();

function cachedSummary(entries: readonly FilterEntry[]): Summary {
  const summary = summaries.get(entries) ?? summaryOf(entries);
  summaries.set(entries, summary);
  return summary;
}
