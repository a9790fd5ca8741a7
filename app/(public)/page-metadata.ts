import type { Metadata } from 'next';
import { findShop } from '@/lib/settings/queries';
import { sharedPictureOf } from '@/lib/settings/rules/shop';

type Facts = {
  title: string;
  description: string;
  path: string;
  picture?: string | null;
  article?: { publishedTime: string; modifiedTime: string; tags: string[] };
};

/** Title, description, canonical URL, and the preview that other sites show for a shared link. */
export async function pageMetadata({ title, description, path, picture, article }: Facts): Promise<Metadata> {
  const shop = await findShop();
  const { name: siteName, locale } = shop;
  const shared = {
    title,
    description,
    url: path,
    siteName,
    locale: locale.replace('-', '_'),
    images: [picture ?? sharedPictureOf(shop)],
  };
  return {
    title,
    description,
    alternates: { canonical: path, types: { 'application/rss+xml': '/blog/rss.xml' } },
    openGraph: article ? { ...shared, type: 'article', ...article } : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image' },
  };
}
