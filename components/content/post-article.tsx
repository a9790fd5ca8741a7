import { Picture } from '@/components/ui/picture';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { withAnchors } from '@/lib/content/rules';
import type { Post, PostSummary } from '@/lib/content/types';
import { PostCard, PostFacts, PostTags } from './post-card';
import { Prose } from './prose';
import { ReadingFrame } from './reading-frame';

/** A whole article with its tags and suggestions of what to read next. */
export function PostArticle({
  post,
  related,
  aside,
}: {
  post: Post;
  related: PostSummary[];
  aside: ReactNode;
}) {
  const { html, headings } = withAnchors(post.html);
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    { name: post.title, href: `/blog/${post.slug}` },
  ];
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-8 lg:pb-12">
      <Breadcrumbs trail={trail} />
      <article className="mt-6 flex flex-col gap-10">
        <header className="flex flex-col gap-4">
          <PostFacts post={post} />
          <h1 className="max-w-[24ch] text-4xl sm:text-5xl lg:text-6xl">{post.title}</h1>
          <p className="max-w-[52ch] text-xl text-muted">{post.summary}</p>
          <p className="text-sm">By {post.author}</p>
        </header>
        <ReadingFrame headings={headings} aside={aside}>
          {post.picture && (
            <Picture
              src={post.picture}
              alt=""
              width={1200}
              height={600}
              priority
              sizes="(min-width: 768px) 42rem, 100vw"
              className="mb-10 aspect-2/1 w-full rounded-card border border-line bg-picture object-contain"
            />
          )}
          <Prose html={html} />
          <div className="mt-10 border-t border-line pt-6">
            <PostTags tags={post.tags} />
          </div>
        </ReadingFrame>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className="no-print mt-16">
          <h2 id="related" className="text-3xl">
            Read next
          </h2>
          <ul className="mt-6 grid gap-6 md:grid-cols-2">
            {related.map((each) => (
              <li key={each.slug}>
                <PostCard post={each} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
