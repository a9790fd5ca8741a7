import { ShopPage } from '@/components/catalog/shop-page';
import { findList } from '@/lib/search/queries/shop';
import { categories } from '@/lib/catalog/rules/categories';
import { listMetadata, viewOf, type ShopParams } from '../shop-route';

type Props = { params: ShopParams };

/** Every list is made with the build, and what isn't among them is not found: nobody fills the cache with such pages. */
export const generateStaticParams = () => [
  { category: [] },
  ...categories.map(({ slug }) => ({ category: [slug] })),
];
export const dynamicParams = false;

export const generateMetadata = async ({ params }: Props) => listMetadata(await viewOf(params));

/** A list as everybody finds it, kept until one of its items changes; next.config.mjs leads all others to `/search`. */
export default async function Shop({ params }: Props) {
  const view = await viewOf(params);
  return <ShopPage view={view} found={await findList(view.category)} />;
}
