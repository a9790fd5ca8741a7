import type { FilterGroups } from './filter-groups';
import { shopHref, withToggled, type ShopView } from './shop-view';

/** The groups that are open at first; the others are when something of them is selected. */
const openGroups = ['tag', 'brand', 'type'];

/** The selected values of a group: tags, brands, colors, or what a specification field must be. */
export function chosenOf(view: ShopView, group: string): string[] {
  if (group === 'tag') return view.tags;
  if (group === 'brand') return view.brands;
  if (group === 'color') return view.colors;
  return view.choices[group] ?? [];
}

/** The change of a view that selects these values of a group. */
function choosing(view: ShopView, group: string, values: string[]): Partial<ShopView> {
  if (group === 'tag') return { tags: values };
  if (group === 'brand') return { brands: values };
  if (group === 'color') return { colors: values };
  const { [group]: _before, ...others } = view.choices;
  return { choices: values.length ? { ...others, [group]: values } : others };
}

/** The filters of a list, ready to render: groups of links that add or remove a value, and ranges. */
export function filterLinks(view: ShopView, { choices, ranges, inStock, rated, currency }: FilterGroups) {
  return {
    choices: choices.map(({ group, title, values }) => {
      const chosen = chosenOf(view, group);
      return {
        title,
        open: openGroups.includes(group) || chosen.length > 0,
        links: values.map(({ value, count, label = value }) => ({
          label,
          href: shopHref(view, choosing(view, group, withToggled(chosen, value))),
          chosen: chosen.includes(value),
          count,
        })),
      };
    }),
    price: {
      title: 'Price',
      open: view.price.from !== null || view.price.to !== null,
      names: ['price_min', 'price_max'] as const,
      unit: currency,
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
          count: inStock,
        },
      ],
    },
    rating: {
      title: 'Rating',
      open: view.rating > 0,
      links: rated.map(({ stars, count }) => ({
        label: `${stars} stars and more`,
        href: shopHref(view, { rating: view.rating === stars ? 0 : stars }),
        chosen: view.rating === stars,
        count,
      })),
    },
    ranges: ranges.map(({ group, title, unit, limits }) => ({
      title,
      open: Object.hasOwn(view.ranges, group),
      names: [`min_${group}`, `max_${group}`] as const,
      unit,
      bounds: view.ranges[group] ?? { from: null, to: null },
      limits,
    })),
  };
}

type FilterLinks = ReturnType<typeof filterLinks>;
export type LinkGroup = FilterLinks['choices'][number];
export type RangeGroup = FilterLinks['price'] | FilterLinks['ranges'][number];
