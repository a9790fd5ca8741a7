import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { after } from 'next/server';
import { ShopPage } from '@/components/catalog/shop-page';
import { noteMissedSearch } from '@/lib/catalog/commands/missed-searches';
import { searchItems } from '@/lib/catalog/queries/shop';
import { findCategory } from '@/lib/catalog/rules/categories';
import { readShopView, shopAddress, type SearchParams, withoutFilters } from '@/lib/catalog/rules/shop-view';
import { pageMetadata } from '../../page-metadata';

type Props = {
  params: Promise<{ category?: string[] }>;
  searchParams: Promise<SearchParams>;
};

async function viewOf({ params, searchParams }: Props) {
  const { category: [slug, ...rest] = [] } = await params;
  const category = slug ? findCategory(slug) : null;
  if ((slug && !category) || rest.length) notFound();
  return { category, view: readShopView(category?.slug ?? null, await searchParams) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { category, view } = await viewOf(props);
  const plain = shopAddress(readShopView(view.category, {}), { page: view.page });
  const page = view.page > 1 ? `, page ${view.page}` : '';
  return {
    ...(await pageMetadata({
      title: `${category?.name ?? 'Shop'}${page}`,
      description: category?.description ?? 'Tools and industrial equipment, with prices and stock.',
      path: plain,
    })),
    // Only the plain lists are worth finding: filters would show search engines the same items a thousand times.
    ...(shopAddress(view, { page: view.page }) !== plain && { robots: { index: false, follow: true } }),
  };
}

export default async function Shop(props: Props) {
  const { category, view } = await viewOf(props);
  const found = await searchItems(view);
  if (found.exact && shopAddress(view) === shopAddress(readShopView(null, { q: view.q }))) {
    redirect(`/product/${found.exact}`);
  }
  // Filters that leave nothing are no search that the shop has no answer to.
  const isUnfiltered = shopAddress(view) === shopAddress(withoutFilters(view));
  if (view.q && found.total === 0 && isUnfiltered && !view.category) after(() => noteMissedSearch(view.q));
  if (view.page > found.pages) notFound();
  return <ShopPage category={category} view={view} found={found} />;
}
