import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { findStructure } from '@/lib/catalog/queries/structure';
import { findCategory } from '@/lib/catalog/rules/structure';
import { readShopView, shopHref, type SearchParams, type ShopView } from '@/lib/search/rules/shop-view';
import { pageMetadata } from '../page-metadata';

export type ShopParams = Promise<{ category?: string[] }>;

/** The view that a URL of the shop describes; an unknown category is a 404, a former slug redirects. */
export async function viewOf(params: ShopParams, searchParams: SearchParams = {}): Promise<ShopView> {
  const { category: [slug, ...rest] = [] } = await params;
  const structure = await findStructure();
  const category = slug ? findCategory(structure, slug) : null;
  if ((slug && !category) || rest.length) notFound();
  const view = readShopView(structure, category?.slug ?? null, searchParams);
  if (category && category.slug !== slug) permanentRedirect(shopHref(view, { page: view.page }));
  return view;
}

/** The metadata of a list. */
export async function listMetadata(view: ShopView): Promise<Metadata> {
  const structure = await findStructure();
  const category = view.category ? findCategory(structure, view.category) : null;
  const plain = shopHref(readShopView(structure, view.category, {}), { page: view.page });
  const page = view.page > 1 ? `, page ${view.page}` : '';
  return {
    ...(await pageMetadata({
      title: `${category?.pageTitle ?? category?.name ?? 'Shop'}${page}`,
      description: category
        ? (category.pageDescription ?? category.text)
        : 'Tools and industrial equipment, with prices and stock.',
      path: plain,
    })),
    // Search engines index the plain lists only: filtered ones repeat the same products.
    ...(shopHref(view, { page: view.page }) !== plain && { robots: { index: false, follow: true } }),
  };
}
