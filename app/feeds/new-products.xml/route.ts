import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryName } from '@/lib/catalog/rules/structure';
import { expireWith } from '@/lib/platform/cache';
import { siteUrl } from '@/lib/platform/env';
import { listTags, searchProducts } from '@/lib/search/queries/shop';
import { readShopView } from '@/lib/search/rules/shop-view';
import { findShop } from '@/lib/settings/queries';
import { rssFeed } from '@/lib/shared/xml';

export const dynamic = 'force-static';

/** The newest products as RSS 2.0: the first page of the list by age. */
export async function GET(): Promise<Response> {
  const [shop, structure] = await Promise.all([findShop(), findStructure()]);
  const view = readShopView(structure, null, { sort: 'newest' });
  await expireWith(listTags(view));
  const { rows } = await searchProducts(view);
  const home = siteUrl();
  const feed = rssFeed({
    title: `${shop.name}: new products`,
    description: 'The products that were added last',
    page: `${home}/shop?sort=newest`,
    self: `${home}/feeds/new-products.xml`,
    entries: rows.map(({ name, slug, description, createdAt, category, brand }) => ({
      title: name,
      url: `${home}/product/${slug}`,
      text: description,
      at: createdAt,
      categories: [categoryName(structure, category), brand],
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
