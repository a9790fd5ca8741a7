import { shownUnit, toShown } from '../../catalog/rules/measures';
import { fieldOf } from '../../catalog/rules/specification-fields';
import { ancestryOf, categoryTree, tagName } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';
import type { ShopFacets } from '../types';
import { chosenOf } from './filter-links';
import type { ShopView } from './shop-view';

const maxShown = 12;

const titles = new Map([
  ['tag', 'Tags'],
  ['brand', 'Brand'],
  ['color', 'Color'],
]);

/** A value that can be selected, and how it is called where that differs. */
type FilterValue = { value: string; label?: string; count: number | null };

function choiceGroup(
  structure: CatalogStructure,
  view: ShopView,
  { group, counts }: ShopFacets['choices'][number],
) {
  const chosen = chosenOf(view, group);
  const known = new Set(counts.map(({ value }) => value));
  const shown: FilterValue[] = [
    ...counts.filter(({ value }, index) => index < maxShown || chosen.includes(value)),
    // A long list is counted over its best sellers only, which may not include a selected value.
    ...chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: null })),
  ];
  return {
    group,
    title: titles.get(group) ?? fieldOf(structure, group)?.name ?? group,
    values:
      group === 'tag' ? shown.map((each) => ({ ...each, label: tagName(structure, each.value) })) : shown,
  };
}

function rangeGroup(
  structure: CatalogStructure,
  view: ShopView,
  { group, limits }: ShopFacets['ranges'][number],
) {
  const field = fieldOf(structure, group);
  if (field?.kind !== 'measure' || field.unit === null) return null;
  const { unit } = field;
  const shown = (value: number) => toShown(value, unit, view.units);
  return {
    group,
    title: field.name,
    unit: shownUnit(unit, view.units),
    limits: limits && { from: shown(limits.from), to: shown(limits.to) },
  };
}

/**
 * What the filters of a list offer, with their names: values that can be selected, and ranges. A page sends it once, and
 * `filterLinks` derives the links of both the HTML and the browser from it.
 */
export function filterGroups(
  structure: CatalogStructure,
  view: ShopView,
  { choices, ranges, inStock, rated, currency }: ShopFacets,
) {
  return {
    choices: choices.map((choice) => choiceGroup(structure, view, choice)),
    ranges: ranges.flatMap((range) => rangeGroup(structure, view, range) ?? []),
    inStock,
    rated: rated.some(({ count }) => count !== 0) ? rated : [],
    currency,
  };
}

export type FilterGroups = ReturnType<typeof filterGroups>;

/**
 * The categories with the number of products in each that match the search. Those below the first level show under the
 * category that is open.
 */
export function categoryRows(structure: CatalogStructure, view: ShopView, counts: ShopFacets['categories']) {
  const first = counts.filter(({ slug }) =>
    structure.categories.some((category) => category.slug === slug && category.parent === null),
  );
  const open = new Set<string | null>([
    null,
    ...ancestryOf(structure, view.category ?? '').map(({ slug }) => slug),
  ]);
  const all = {
    count: first.reduce((sum, { count }) => sum + count, 0),
    more: first.some(({ more }) => more),
  };
  const none = { count: 0, more: false };
  const row = (slug: string | null, name: string, level: number, { count, more }: typeof all) => ({
    slug,
    name,
    level,
    count,
    more,
  });
  return [
    row(null, 'All tools', 1, all),
    ...categoryTree(structure)
      .filter(({ category }) => open.has(category.parent))
      .map(({ category: { slug, name }, level }) =>
        row(slug, name, level, counts.find((one) => one.slug === slug) ?? none),
      ),
  ];
}

export type CategoryRow = ReturnType<typeof categoryRows>[number];
