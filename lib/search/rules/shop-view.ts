import { pageNumber } from '../../shared/paging';
import type { UnitSystem } from '../../catalog/rules/measures';
import { fieldOf } from '../../catalog/rules/specification-fields';
import { scopeOf } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';

export const sorts = {
  relevance: 'Best match',
  'price-low': 'Price, lowest first',
  'price-high': 'Price, highest first',
  newest: 'Newest first',
  rating: 'Best rated',
  'best-selling': 'Best selling',
} as const;

/** The value of `machine` that stands for all of a person's machines. */
export const allMachines = 'all';

export type Sort = keyof typeof sorts;
/** Bounds of a measure in its displayed unit, or of a price in whole currency units. */
export type Bounds = { from: number | null; to: number | null };

/** The list that a visitor requested; the address contains all of it. */
export type ShopView = {
  /** The slug of the listed category; null for the whole shop. */
  category: string | null;
  /** The slugs of that category and those below it, former ones included; not in the address. */
  scope: string[];
  q: string;
  tags: string[];
  brands: string[];
  colors: string[];
  /** The selected values by field key; a product must have one of them. */
  choices: Record<string, string[]>;
  ranges: Record<string, Bounds>;
  price: Bounds;
  inStock: boolean;
  /** The minimum number of stars; 0 means any. */
  rating: number;
  sort: Sort;
  layout: 'grid' | 'table';
  /**
   * Narrows the list to what fits the machines of who is signed in: the id of one, or `all`. Absent in public lists,
   * which are the same for everybody.
   */
  machine?: string;
  units: UnitSystem;
  page: number;
};

export type SearchParams = Record<string, string | string[] | undefined>;

const all = (value: string | string[] | undefined): string[] =>
  [...new Set([value ?? []].flat().filter((text) => text !== '' && text.length <= 100))].slice(0, 30).sort();
const first = (value: string | string[] | undefined): string => [value ?? []].flat()[0] ?? '';

function bound(value: string | string[] | undefined): number | null {
  const text = first(value).trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}

const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text);

/** Reads the address of a shop page. Invalid parts are ignored, never an error. */
export function readShopView(
  structure: CatalogStructure,
  category: string | null,
  params: SearchParams,
): ShopView {
  const choices: ShopView['choices'] = {};
  const ranges: ShopView['ranges'] = {};
  for (const key of Object.keys(params).sort()) {
    const [, kind, name = ''] = /^(is|min|max)_([a-z0-9-]+)$/.exec(key) ?? [];
    const field = fieldOf(structure, name);
    if (!field?.filterable) continue;
    if (kind === 'is' && field.kind === 'choice' && all(params[key]).length) choices[name] = all(params[key]);
    if (kind && kind !== 'is' && field.kind === 'measure') {
      const bounds = { from: bound(params[`min_${name}`]), to: bound(params[`max_${name}`]) };
      if (bounds.from !== null || bounds.to !== null) ranges[name] = bounds;
    }
  }
  const sort = first(params.sort);
  const rating = Number(first(params.rating));
  return {
    category,
    scope: category === null ? [] : scopeOf(structure, category),
    q: first(params.q).normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 120),
    tags: all(params.tag).filter((tag) => structure.tags.some(({ slug }) => slug === tag)),
    brands: all(params.brand),
    colors: all(params.color),
    choices,
    ranges,
    price: { from: bound(params.price_min), to: bound(params.price_max) },
    inStock: first(params.stock) === '1',
    rating: [1, 2, 3, 4].includes(rating) ? rating : 0,
    sort: isSort(sort) ? sort : 'relevance',
    layout: first(params.view) === 'table' ? 'table' : 'grid',
    units: first(params.units) === 'imperial' ? 'imperial' : 'metric',
    page: pageNumber(params.page),
  };
}

/** The query parameters of a view in a fixed order, without defaults. */
export function shopParams(view: ShopView): [string, string][] {
  const bounds = (name: string, { from, to }: Bounds): [string, string][] => [
    ...(from === null ? [] : [[`min_${name}`, String(from)] as [string, string]]),
    ...(to === null ? [] : [[`max_${name}`, String(to)] as [string, string]]),
  ];
  const many = (name: string, values: string[]) => values.map((value) => [name, value] as [string, string]);
  return [
    ...many('q', view.q ? [view.q] : []),
    ...many('tag', view.tags),
    ...many('brand', view.brands),
    ...many('color', view.colors),
    ...Object.entries(view.choices).flatMap(([key, values]) => many(`is_${key}`, values)),
    ...Object.entries(view.ranges).flatMap(([key, range]) => bounds(key, range)),
    ...many('price_min', view.price.from === null ? [] : [String(view.price.from)]),
    ...many('price_max', view.price.to === null ? [] : [String(view.price.to)]),
    ...many('stock', view.inStock ? ['1'] : []),
    ...many('rating', view.rating ? [String(view.rating)] : []),
    ...many('sort', view.sort === 'relevance' ? [] : [view.sort]),
    ...many('machine', view.machine && view.machine !== allMachines ? [view.machine] : []),
    ...many('view', view.layout === 'table' ? ['table'] : []),
    ...many('units', view.units === 'imperial' ? ['imperial'] : []),
    ...many('page', view.page > 1 ? [String(view.page)] : []),
  ];
}

/** The query of the filters of a view; empty without any. */
export function filterQuery(view: ShopView): string {
  const plain: ShopView = { ...view, q: '', sort: 'relevance', layout: 'grid', units: 'metric', page: 1 };
  return new URLSearchParams(shopParams(plain)).toString();
}

/** The path of a list: of what fits one's machines, which is nobody else's, apart from the public ones. */
export const shopPath = ({ category, machine }: Pick<ShopView, 'category' | 'machine'>): string =>
  `${machine === undefined ? '/shop' : '/fitting'}${category ? `/${category}` : ''}`;

/** The address of a view with some changes; changing anything but the page returns to page 1. */
export function shopHref(view: ShopView, changes: Partial<ShopView> = {}): string {
  const changed = { ...view, page: 1, ...changes };
  const query = new URLSearchParams(shopParams(changed)).toString();
  return `${shopPath(changed)}${query && `?${query}`}`;
}

/** The view without filters: category, words and display options stay. */
export function withoutFilters(view: ShopView): ShopView {
  const none = { from: null, to: null };
  return {
    ...view,
    tags: [],
    brands: [],
    colors: [],
    choices: {},
    ranges: {},
    price: none,
    inStock: false,
    rating: 0,
    page: 1,
  };
}

/** The list with the value added, or removed if present. */
export function withToggled(values: string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort();
}
