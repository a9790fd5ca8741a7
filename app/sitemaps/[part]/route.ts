import { notFound } from 'next/navigation';
import { listSlugs } from '@/lib/catalog/queries/slugs';
import { findStructure } from '@/lib/catalog/queries/structure';
import { listAllPosts, listPages, listPostTags } from '@/lib/content/queries';
import { siteUrl } from '@/lib/platform/env';
import { siteMap, type Location } from '@/lib/shared/xml';
import { countParts, productsPerPart } from '../product-parts';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [{ part: 'pages.xml' }, { part: 'products-1.xml' }];
}

async function pages(): Promise<Location[]> {
  const [written, posts, tags, { categories }] = await Promise.all([
    listPages(),
    listAllPosts(),
    listPostTags(),
    findStructure(),
  ]);
  const paths: { path: string; changed?: string }[] = [
    ...['', '/shop', ...categories.map(({ slug }) => `/shop/${slug}`), '/contact'].map((path) => ({ path })),
    { path: '/blog', changed: posts[0]?.publishedAt },
    ...written.map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
    ...tags.map(({ slug }) => ({ path: `/blog/tag/${slug}` })),
  ];
  return paths.map(({ path, changed }) => ({ url: `${siteUrl()}${path}`, changed }));
}

async function productsOf(part: number): Promise<Location[]> {
  if (part > (await countParts())) notFound();
  const slugs = await listSlugs((part - 1) * productsPerPart, productsPerPart);
  const site = siteUrl();
  return slugs.map(({ slug, pictures, updatedAt }) => ({
    url: `${site}/product/${slug}`,
    changed: updatedAt,
    pictures: pictures.map((picture) => site + picture),
  }));
}

/** One sitemap: `pages.xml`, or products in `products-1.xml`, `products-2.xml`, ... */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const { part } = await params;
  const [, number] = /^products-([1-9]\d{0,3})\.xml$/.exec(part) ?? [];
  if (!number && part !== 'pages.xml') notFound();
  const map = siteMap(number ? await productsOf(Number(number)) : await pages());
  return new Response(map, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
