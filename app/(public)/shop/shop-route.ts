import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findCategory } from '@/lib/catalog/rules/categories';
import { readShopView, shopHref, type SearchParams, type ShopView } from '@/lib/search/rules/shop-view';
import { pageMetadata } from '../page-metadata';

export type ShopParams = Promise<{ category?: string[] }>;

/** The view that a URL of the shop describes; an unknown category is a 404. */
export async function viewOf(params: ShopParams, searchParams: SearchParams = {}): Promise<ShopView> {
  const { category: [slug, ...rest] = [] } = await params;
  const category = slug ? findCategory(slug) : null;
  if ((slug && !category) || rest.length) notFound();
  return readShopView(category?.slug ?? null, searchParams);
}

/** The metadata of a list. */
export async function listMetadata(view: ShopView): Promise<Metadata> {
  const category = view.category && findCategory(view.category);
  const plain = shopHref(readShopView(view.category, {}), { page: view.page });
  const page = view.page > 1 ? `, page ${view.page}` : '';
  return {
    ...(await pageMetadata({
      title: `${category?.name ?? 'Shop'}${page}`,
      description: category?.description ?? 'Tools and industrial equipment, with prices and stock.',
      path: plain,
    })),
    // Search engines index the plain lists only: filtered ones repeat the same products.
    ...(shopHref(view, { page: view.page }) !== plain && { robots: { index: false, follow: true } }),
  };
}
