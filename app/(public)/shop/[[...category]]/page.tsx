import { ShopPage } from '@/components/catalog/shop-page';
import { findList } from '@/lib/search/queries/shop';
import { categories } from '@/lib/catalog/rules/categories';
import { listMetadata, viewOf, type ShopParams } from '../shop-route';

type Props = { params: ShopParams };

/** The build prerenders every list. Any other category is a 404, so that requests can't fill the cache. */
export const generateStaticParams = () => [
  { category: [] },
  ...categories.map(({ slug }) => ({ category: [slug] })),
];
export const dynamicParams = false;

export const generateMetadata = async ({ params }: Props) => listMetadata(await viewOf(params));

/** An unfiltered list, cached until one of its products changes; next.config.mjs rewrites all others to `/search`. */
export default async function Shop({ params }: Props) {
  const view = await viewOf(params);
  return <ShopPage view={view} found={await findList(view.category)} />;
}
