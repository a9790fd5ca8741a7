import { sortableColumn } from '../../shared/sorting';
import type { ProductStatus } from '../../catalog/schema/product';
import { readProductColumns, type ProductColumn } from './product-columns';
import type { SearchParams } from './shop-view';

/** The ways to sort the admin list of products besides the default, last changed first; a minus means descending. */
export const productSorts = ['name', '-name', 'price', '-price', 'changed'] as const;
export type ProductSort = (typeof productSorts)[number];

export type ProductsView = {
  q: string;
  state: ProductStatus | null;
  category: string | null;
  tag: string | null;
  brand: string;
  /** Null is the default: last changed first. */
  sort: ProductSort | null;
  /** The columns that the address names; null shows those that the person chose. */
  columns: ProductColumn[] | null;
};

export const productStatuses: ProductStatus[] = ['published', 'exclusive', 'draft', 'archived'];

const textOf = (value: string | string[] | undefined, length: number) =>
  ([value ?? ''].flat()[0] ?? '').trim().slice(0, length);

const slugOf = (text: string) => (/^[a-z0-9-]+$/.test(text) ? text : null);

/** What the admin list of products was asked to show; values that can't be are left out. */
export function readProductsView(params: SearchParams): ProductsView {
  const [category, tag] = [textOf(params.category, 100), textOf(params.tag, 100)];
  return {
    q: textOf(params.q, 120),
    state: productStatuses.find((state) => state === params.state) ?? null,
    category: slugOf(category),
    tag: slugOf(tag),
    brand: textOf(params.brand, 60),
    sort: productSorts.find((sort) => sort === params.sort) ?? null,
    columns: params.columns === undefined ? null : readProductColumns(textOf(params.columns, 300).split(',')),
  };
}

/** The query string of a view without its page, in a fixed order. */
export function productsQuery({ q, state, category, tag, brand, sort, columns }: ProductsView): string {
  return new URLSearchParams({
    ...(q && { q }),
    ...(state && { state }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(brand && { brand }),
    ...(sort && { sort }),
    ...(columns && { columns: columns.join(',') }),
  }).toString();
}

/** The address of the admin list of products for a view and a page. */
export function productsHref(view: ProductsView, page = 1): string {
  const query = [productsQuery(view), page > 1 && `page=${page}`].filter(Boolean).join('&');
  return `/dashboard/manageProduct${query && `?${query}`}`;
}

/** A column of the list with its present order and the address that turns it round. */
export const sortedProductColumn = (
  title: string,
  column: 'name' | 'price' | 'changed',
  view: ProductsView,
) =>
  sortableColumn<ProductSort>(title, column, {
    sort: view.sort ?? undefined,
    fallback: '-changed',
    hrefFor: (sort) => productsHref({ ...view, sort: sort ?? null }),
    first: column === 'changed' ? 'descending' : 'ascending',
  });
