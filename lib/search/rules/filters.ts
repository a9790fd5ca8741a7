import { fromShown } from '../../catalog/rules/measures';
import { fieldOf } from '../../catalog/rules/specification-fields';
import type { CatalogStructure, SpecificationField } from '../../catalog/schema/structure';
import type { Bounds, ShopView } from './shop-view';
import type { Count } from '../types';

/** What the filters read of a product. */
export type FilterEntry = {
  _id: string;
  category: string;
  facets: string[];
  numbers: { k: string; v: number }[];
  price: number;
  priceTo: number;
  inStock: boolean;
  rating: { average: number };
};

/**
 * One condition: at least one of `facets`, or a measure, price, stock or rating. `group` names its filter, so that
 * the counts of a filter can leave its own condition out.
 */
export type Condition = { group: string } & (
  | { facets: string[] }
  | { measure: string; from: number; to: number }
  | { price: { from: number; to: number } }
  | { rating: number }
  | { inStock: true }
);

// Bounds are typed in rounded units: 0.5 in must find 12.7 mm.
const slack = 1.0005;
const lower = ({ from }: Bounds) => from ?? 0;
const upper = ({ to }: Bounds) => to ?? Number.MAX_SAFE_INTEGER;

/** The conditions of a view. `minorUnits` is the number of minor units in a currency unit. */
export function conditionsOf(structure: CatalogStructure, view: ShopView, minorUnits = 100): Condition[] {
  const conditions: Condition[] = [];
  const facets = (group: string, values: string[]) => {
    if (values.length) conditions.push({ group, facets: values.map((value) => `${group}=${value}`) });
  };
  facets('tag', view.tags);
  facets('brand', view.brands);
  facets('color', view.colors);
  for (const [key, values] of Object.entries(view.choices)) facets(key, values);
  for (const [key, bounds] of Object.entries(view.ranges)) {
    const field = fieldOf(structure, key);
    if (field?.kind !== 'measure' || field.unit === null) continue;
    conditions.push({
      group: key,
      measure: key,
      from: fromShown(lower(bounds), field.unit, view.units) / slack,
      to: fromShown(upper(bounds), field.unit, view.units) * slack,
    });
  }
  if (view.price.from !== null || view.price.to !== null) {
    const range = { from: lower(view.price) * minorUnits, to: upper(view.price) * minorUnits };
    conditions.push({ group: 'price', price: range });
  }
  if (view.inStock) conditions.push({ group: 'stock', inStock: true });
  if (view.rating) conditions.push({ group: 'rating', rating: view.rating });
  return conditions;
}

/** Whether a product meets a condition. The database decides the same by `filterOf` in queries/list-source.ts. */
export function meets(entry: FilterEntry, condition: Condition): boolean {
  if ('facets' in condition) return condition.facets.some((facet) => entry.facets.includes(facet));
  if ('measure' in condition) {
    const { measure, from, to } = condition;
    return entry.numbers.some(({ k, v }) => k === measure && v >= from && v <= to);
  }
  if ('price' in condition) {
    return entry.priceTo >= condition.price.from && entry.price <= condition.price.to;
  }
  return 'rating' in condition ? entry.rating.average >= condition.rating : entry.inStock;
}

/** How many of the entries have each facet, such as "brand=Ferrox". */
export function countFacets(entries: readonly Pick<FilterEntry, 'facets'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { facets } of entries) {
    for (const facet of facets) counts.set(facet, (counts.get(facet) ?? 0) + 1);
  }
  return counts;
}

const byValue = new Intl.Collator('en', { numeric: true });

/** The order of a filter's values: the most frequent first. */
export const byCount = (a: Count, b: Count): number =>
  (b.count ?? 0) - (a.count ?? 0) || byValue.compare(a.value, b.value);

/** The values of one facet group among the counts of all facets, the most frequent first. */
export function valuesOf(counts: Map<string, number>, group: string): Count[] {
  const start = `${group}=`;
  return [...counts]
    .filter(([facet]) => facet.startsWith(start))
    .map(([facet, count]) => ({ value: facet.slice(start.length), count }))
    .sort(byCount);
}

/** The groups of filters by choice and by measure that a list of products with these fields offers. */
export function filterGroups(fields: SpecificationField[]): {
  choiceGroups: string[];
  measureGroups: string[];
} {
  const keysOf = (kind: SpecificationField['kind']) =>
    fields.filter((field) => field.filterable && field.kind === kind).map(({ key }) => key);
  return { choiceGroups: ['tag', 'brand', 'color', ...keysOf('choice')], measureGroups: keysOf('measure') };
}

/** The lowest and the highest value of each measure among the entries. */
export function rangesOf(
  entries: readonly Pick<FilterEntry, 'numbers'>[],
): Map<string, { from: number; to: number }> {
  const ranges = new Map<string, { from: number; to: number }>();
  for (const { numbers } of entries) {
    for (const { k, v } of numbers) {
      const range = ranges.get(k);
      if (!range) ranges.set(k, { from: v, to: v });
      else if (v < range.from) range.from = v;
      else if (v > range.to) range.to = v;
    }
  }
  return ranges;
}

export type Summary = {
  facets: Map<string, number>;
  ranges: Map<string, { from: number; to: number }>;
  inStock: number;
  /** How many products have at least this many stars. */
  rated: { stars: number; count: number }[];
};

/** The numbers of stars that the filter by rating offers. */
export const ratedFrom = [4, 3, 2];

/** The counts and ranges that the filters show for a list. */
export function summaryOf(entries: readonly FilterEntry[]): Summary {
  const atLeast = (stars: number) => entries.filter(({ rating }) => rating.average >= stars).length;
  return {
    facets: countFacets(entries),
    ranges: rangesOf(entries),
    inStock: entries.filter(({ inStock }) => inStock).length,
    rated: ratedFrom.map((stars) => ({ stars, count: atLeast(stars) })),
  };
}
