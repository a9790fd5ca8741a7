import type { ProductStatus } from '../../catalog/schema/product';
import type { SearchParams } from './shop-view';

export type ProductsView = { q: string; state: ProductStatus | null };

export const productStatuses: ProductStatus[] = ['published', 'draft', 'archived'];

/** What the admin list of products was asked to show. */
export function readProductsView(params: SearchParams): ProductsView {
  const q = [params.q ?? ''].flat()[0] ?? '';
  return {
    q: q.trim().slice(0, 120),
    state: productStatuses.find((state) => state === params.state) ?? null,
  };
}

/** The address of the admin list of products for a view and a page. */
export function productsHref({ q, state }: ProductsView, page = 1): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/dashboard/manageProduct${query && `?${query}`}`;
}
