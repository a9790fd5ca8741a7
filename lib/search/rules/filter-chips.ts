import { shownUnit } from '../../catalog/rules/measures';
import { fieldOf } from '../../catalog/rules/specification-fields';
import { tagName } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { currencySign } from '../../shared/money';
import { shopHref, withToggled, type Bounds, type ShopView } from './shop-view';

export type Chip = { label: string; href: string };

/** "Torque 30–60 Nm", "Price up to $50". */
function spanOf(name: string, { from, to }: Bounds, { before = '', after = '' }): string {
  const [min, max] = [`${before}${from}`, `${before}${to}`];
  if (from !== null && to !== null) return `${name} ${min}–${max}${after}`;
  return from !== null ? `${name} from ${min}${after}` : `${name} up to ${max}${after}`;
}

/** Each active filter with the address of the list without it. */
export function chipsOf(structure: CatalogStructure, view: ShopView, currency: string): Chip[] {
  const chip = (label: string, changes: Partial<ShopView>) => ({ label, href: shopHref(view, changes) });
  const none = { from: null, to: null };
  const rest = <T>(record: Record<string, T>, key: string) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return [
    ...(view.q ? [chip(`“${view.q}”`, { q: '' })] : []),
    ...view.tags.map((tag) => chip(tagName(structure, tag), { tags: withToggled(view.tags, tag) })),
    ...view.brands.map((brand) => chip(brand, { brands: withToggled(view.brands, brand) })),
    ...view.colors.map((color) => chip(color, { colors: withToggled(view.colors, color) })),
    ...Object.entries(view.choices).flatMap(([key, values]) =>
      values.map((value) => {
        const left = withToggled(values, value);
        const others = rest(view.choices, key);
        return chip(value, { choices: left.length ? { ...others, [key]: left } : others });
      }),
    ),
    ...Object.entries(view.ranges).flatMap(([key, bounds]) => {
      const field = fieldOf(structure, key);
      if (field?.kind !== 'measure' || field.unit === null) return [];
      const label = spanOf(field.name, bounds, { after: ` ${shownUnit(field.unit, view.units)}` });
      return [chip(label, { ranges: rest(view.ranges, key) })];
    }),
    ...(view.price.from !== null || view.price.to !== null
      ? [chip(spanOf('Price', view.price, { before: currencySign(currency) }), { price: none })]
      : []),
    ...(view.inStock ? [chip('In stock', { inStock: false })] : []),
    ...(view.rating ? [chip(`${view.rating} stars and more`, { rating: 0 })] : []),
  ];
}
