import { listAllPosts } from '@/lib/content/queries';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { rssFeed } from '@/lib/shared/xml';

export const dynamic = 'force-static';

/** The articles as RSS 2.0, the newest 50. */
export async function GET(): Promise<Response> {
  const [posts, shop] = await Promise.all([listAllPosts(), findShop()]);
  const home = siteUrl();
  const feed = rssFeed({
    title: `${shop.name}: blog`,
    description: 'Choosing, using and maintaining tools',
    page: `${home}/blog`,
    self: `${home}/blog/rss.xml`,
    entries: posts.slice(0, 50).map(({ slug, title, summary, tags, publishedAt }) => ({
      title,
      url: `${home}/blog/${slug}`,
      text: summary,
      at: publishedAt,
      categories: tags,
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
