import { siteUrl } from '@/lib/platform/env';
import { siteMapIndex } from '@/lib/shared/xml';
import { countParts } from '../sitemaps/product-parts';

export const dynamic = 'force-static';

/** The index of the sitemaps: one for pages and articles, and as many as needed for products. */
export async function GET(): Promise<Response> {
  const parts = await countParts();
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)];
  const maps = names.map((name) => ({ url: `${siteUrl()}/sitemaps/${name}.xml` }));
  return new Response(siteMapIndex(maps), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
