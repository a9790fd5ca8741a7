import { notFound, redirect } from 'next/navigation';
import { after } from 'next/server';
import { ShopPage } from '@/components/catalog/shop-page';
import { findStructure } from '@/lib/catalog/queries/structure';
import { logMissedSearch } from '@/lib/search/commands';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView, shopHref, type SearchParams, withoutFilters } from '@/lib/search/rules/shop-view';
import { listMetadata, viewOf, type ShopParams } from '../../shop/shop-route';

type Props = { params: ShopParams; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params, searchParams }: Props) {
  return listMetadata(await viewOf(params, await searchParams));
}

/** A list with a search, filters, a sort order or a page number; its public address begins with `/shop`. */
export default async function Search({ params, searchParams }: Props) {
  const view = await viewOf(params, await searchParams);
  const [found, structure] = await Promise.all([searchProducts(view), findStructure()]);
  if (found.exact && shopHref(view) === shopHref(readShopView(structure, null, { q: view.q }))) {
    redirect(found.exact);
  }
  // Only searches without filters are logged as missed: with filters any search can come out empty.
  const isUnfiltered = shopHref(view) === shopHref(withoutFilters(view));
  if (view.q && found.total === 0 && isUnfiltered && !view.category) after(() => logMissedSearch(view.q));
  if (view.page > found.pages) notFound();
  return <ShopPage structure={structure} view={view} found={found} />;
}
