import Image from 'next/image';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Post, PostSummary } from '@/lib/content/types';
import { PostCard, PostFacts, PostTags } from './post-card';
import { Prose } from './prose';

/** A whole article with its tags, and what to read next. */
export function PostArticle({ post, related }: { post: Post; related: PostSummary[] }) {
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    { name: post.title, href: `/blog/${post.slug}` },
  ];
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-8 lg:py-12">
      <article className="mx-auto max-w-[68ch]">
        <Breadcrumbs trail={trail} />
        <header className="mt-8 flex flex-col gap-4 border-b border-line pb-8">
          <PostFacts post={post} />
          <h1 className="text-4xl sm:text-5xl">{post.title}</h1>
          <p className="text-xl text-muted">{post.summary}</p>
          <p className="text-sm">By {post.author}</p>
        </header>
        {post.picture && (
          <Image
            src={post.picture}
            alt=""
            width={1200}
            height={600}
            priority
            sizes="(min-width: 768px) 68ch, 100vw"
            className="mt-8 aspect-2/1 w-full rounded-card bg-picture object-contain"
          />
        )}
        <Prose html={post.html} className="mt-8" />
        <div className="mt-10 border-t border-line pt-6">
          <PostTags tags={post.tags} />
        </div>
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
