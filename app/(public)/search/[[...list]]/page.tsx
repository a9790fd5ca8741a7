import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { after } from 'next/server';
import { ShopPage } from '@/components/catalog/shop-page';
import { findReplacement } from '@/lib/catalog/queries/replaced-numbers';
import { findStructure } from '@/lib/catalog/queries/structure';
import { expireWith } from '@/lib/platform/cache';
import { logMissedSearch } from '@/lib/search/commands';
import { listPage } from '@/lib/search/rules/list-page';
import { listTags, searchProducts } from '@/lib/search/queries/shop';
import { readShopView, shopHref, shopParams, withoutFilters } from '@/lib/search/rules/shop-view';
import { canonicalListQuery, queryOfSegment } from '@/lib/shared/list-parameters';
import { listMetadata, viewOf } from '../../shop/shop-route';

type Props = { params: Promise<{ list?: string[] }> };

/** None is made by the build: each list is made when somebody asks for it, and kept until one of its products changes. */
export const generateStaticParams = () => [];

/** The view that the path describes, and its query. */
async function readList(params: Props['params']) {
  const { list = [] } = await params;
  const query = queryOfSegment(list.at(-1) ?? '');
  const category = query === null ? list : list.slice(0, -1);
  const given: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query ?? '')) (given[name] ??= []).push(value);
  return { query: query ?? '', view: await viewOf(Promise.resolve({ category }), given) };
}

export const generateMetadata = async ({ params }: Props) => listMetadata((await readList(params)).view);

/** A list with a search, filters, a sort order or a page number. Its public address begins with `/shop`. */
export default async function Search({ params }: Props) {
  const { query, view } = await readList(params);
  await expireWith(listTags(view));
  if (query !== canonicalListQuery(new URLSearchParams(shopParams(view))))
    permanentRedirect(shopHref(view, { page: view.page }));
  const [found, structure, replacement] = await Promise.all([
    searchProducts(view),
    findStructure(),
    view.q ? findReplacement(view.q) : null,
  ]);
  const searched: typeof view = { ...view, layout: 'grid', units: 'metric' };
  if (found.exact && shopHref(searched) === shopHref(readShopView(structure, null, { q: view.q })))
    redirect(found.exact);
  // Only searches without filters are logged as missed: with filters any search can come out empty. While the page is
  // kept, the same search isn't counted again.
  const isUnfiltered = shopHref(view) === shopHref(withoutFilters(view));
  if (view.q && found.total === 0 && !replacement && isUnfiltered && !view.category)
    after(() => logMissedSearch(view.q));
  if (view.page > found.pages) notFound();
  return <ShopPage list={listPage(structure, view, found, found.exact ? null : replacement)} />;
}
