import { QuestionCard } from '@/components/content/beside-text';
import { JsonLd } from '@/components/content/json-ld';
import { PostArticle } from '@/components/content/post-article';
import { findPost, listAllPosts } from '@/lib/content/queries';
import { relatedPosts } from '@/lib/content/rules';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { redirectMoved } from '../../moved';
import { pageMetadata } from '../../page-metadata';

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await listAllPosts()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const post = await findPost(slug);
  if (!post) return redirectMoved(`/blog/${slug}`);
  const { title, seoTitle, summary, seoDescription, picture, tags, publishedAt, updatedAt } = post;
  return pageMetadata({
    title: seoTitle ?? title,
    description: seoDescription ?? summary,
    path: `/blog/${slug}`,
    picture,
    article: { publishedTime: publishedAt, modifiedTime: updatedAt, tags },
  });
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params;
  const post = await findPost(slug);
  if (!post) return redirectMoved(`/blog/${slug}`);
  const [all, shop] = await Promise.all([listAllPosts(), findShop()]);
  const url = `${siteUrl()}/blog/${post.slug}`;
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: post.title,
          description: post.summary,
          datePublished: post.publishedAt,
          dateModified: post.updatedAt,
          keywords: post.tags.join(', '),
          author: { '@type': 'Organization', name: post.author },
          publisher: { '@type': 'Organization', name: shop.legalName, url: siteUrl() },
          mainEntityOfPage: url,
          ...(post.picture && { image: `${siteUrl()}${post.picture}` }),
        }}
      />
      <PostArticle
        post={post}
        related={relatedPosts(post, all)}
        aside={<QuestionCard shop={shop} topic="product-request" />}
      />
    </>
  );
}
