import { shownUnit, toShown } from '../../catalog/rules/measures';
import { fieldOf } from '../../catalog/rules/specification-fields';
import { ancestryOf, categoryTree, tagName } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';
import type { ShopFacets } from '../types';
import { shopHref, withoutFilters, withToggled, type ShopView } from './shop-view';

const maxShown = 12;

const titles = new Map([
  ['tag', 'Tags'],
  ['brand', 'Brand'],
  ['color', 'Color'],
]);

/** The selected values of a group, and the change of the view that sets them. */
function choicesOf(view: ShopView, group: string) {
  if (group === 'tag') return { chosen: view.tags, change: (tags: string[]) => ({ tags }) };
  if (group === 'brand') return { chosen: view.brands, change: (brands: string[]) => ({ brands }) };
  if (group === 'color') return { chosen: view.colors, change: (colors: string[]) => ({ colors }) };
  const { [group]: chosen = [], ...others } = view.choices;
  return {
    chosen,
    change: (values: string[]) => ({
      choices: values.length ? { ...others, [group]: values } : others,
    }),
  };
}

function choiceGroup(
  structure: CatalogStructure,
  view: ShopView,
  { group, counts }: ShopFacets['choices'][number],
) {
  const { chosen, change } = choicesOf(view, group);
  const known = new Set(counts.map(({ value }) => value));
  const shown = [
    ...counts.filter(({ value }, index) => index < maxShown || chosen.includes(value)),
    // A long list is counted over its best sellers only, which may not include a selected value.
    ...chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: null })),
  ];
  return {
    title: titles.get(group) ?? fieldOf(structure, group)?.name ?? group,
    open: ['tag', 'brand', 'type'].includes(group) || chosen.length > 0,
    links: shown.map(({ value, count }) => ({
      label: group === 'tag' ? tagName(structure, value) : value,
      href: shopHref(view, change(withToggled(chosen, value))),
      chosen: chosen.includes(value),
      count,
    })),
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
    title: field.name,
    open: Object.hasOwn(view.ranges, group),
    names: [`min_${group}`, `max_${group}`] as const,
    unit: shownUnit(unit, view.units),
    bounds: view.ranges[group] ?? { from: null, to: null },
    limits: limits && { from: shown(limits.from), to: shown(limits.to) },
  };
}

/**
 * The filters of a list as plain values, ready to render: groups of links with counts, and ranges. A page sends them
 * once, beside the HTML that is made of them.
 */
export function filterGroups(structure: CatalogStructure, view: ShopView, facets: ShopFacets) {
  return {
    choices: facets.choices.map((choice) => choiceGroup(structure, view, choice)),
    price: {
      title: 'Price',
      open: view.price.from !== null || view.price.to !== null,
      names: ['price_min', 'price_max'] as const,
      unit: facets.currency,
      bounds: view.price,
      limits: null,
    },
    stock: {
      title: 'Availability',
      open: view.inStock,
      links: [
        {
          label: 'In stock',
          href: shopHref(view, { inStock: !view.inStock }),
          chosen: view.inStock,
          count: facets.inStock,
        },
      ],
    },
    rating: facets.rated.some(({ count }) => count !== 0)
      ? {
          title: 'Rating',
          open: view.rating > 0,
          links: facets.rated.map(({ stars, count }) => ({
            label: `${stars} stars and more`,
            href: shopHref(view, { rating: view.rating === stars ? 0 : stars }),
            chosen: view.rating === stars,
            count,
          })),
        }
      : null,
    ranges: facets.ranges.flatMap((range) => rangeGroup(structure, view, range) ?? []),
  };
}

export type FilterGroups = ReturnType<typeof filterGroups>;
export type LinkGroup = FilterGroups['choices'][number];
export type RangeGroup = FilterGroups['price'] | FilterGroups['ranges'][number];

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
    name,
    href: shopHref(withoutFilters(view), { category: slug }),
    isCurrent: view.category === slug,
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
