import { ShopPage } from '@/components/catalog/shop-page';
import { listPage } from '@/lib/search/rules/list-page';
import { findList } from '@/lib/search/queries/shop';
import { findStructure } from '@/lib/catalog/queries/structure';
import { listMetadata, viewOf, type ShopParams } from '../shop-route';

type Props = { params: ShopParams };

export const dynamicParams = false;

/**
 * The build prerenders the lists of the categories that it knows. middleware.ts sends others to `/search`, so that
 * requests can't fill the cache and browsers don't take a filtered list for an unfiltered one that they have.
 */
export async function generateStaticParams() {
  const { categories } = await findStructure();
  return [{ category: [] }, ...categories.map(({ slug }) => ({ category: [slug] }))];
}

export const generateMetadata = async ({ params }: Props) => listMetadata(await viewOf(params));

/** An unfiltered list, cached until one of its products changes; middleware.ts rewrites all others to `/search`. */
export default async function Shop({ params }: Props) {
  const view = await viewOf(params);
  return <ShopPage list={listPage(await findStructure(), view, await findList(view))} />;
}
