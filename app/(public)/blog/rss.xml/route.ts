import { listAllPosts } from '@/lib/content/queries';
import { rssFeed } from '@/lib/content/rules';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';

export const dynamic = 'force-static';

/** The articles as RSS 2.0, the newest 50. */
export async function GET(): Promise<Response> {
  const [posts, shop] = await Promise.all([listAllPosts(), findShop()]);
  const feed = rssFeed({ title: `${shop.name}: blog`, home: siteUrl(), posts: posts.slice(0, 50) });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
