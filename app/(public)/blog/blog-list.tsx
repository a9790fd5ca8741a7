import { Link } from '@/components/ui/link';
import { notFound } from 'next/navigation';
import { PostCard } from '@/components/content/post-card';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { listPosts, listPostTags } from '@/lib/content/queries';
import { pageNumber } from '@/lib/shared/paging';

const blog = { name: 'Blog', href: '/blog' };

const linkLook =
  'inline-block rounded-card border border-line-strong bg-surface px-3 py-1.5 hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground';

/** The page number of a URL part; anything but a whole number from 2 on is a 404, since page 1 has its own address. */
export function laterPage(text: string): number {
  const page = pageNumber(text);
  if (page < 2 || String(page) !== text) notFound();
  return page;
}

/** One page of the articles: of all of them, or of those with a tag. */
export async function BlogList({ page, tag: tagSlug = null }: { page: number; tag?: string | null }) {
  const [posts, tags] = await Promise.all([listPosts(page, tagSlug), listPostTags()]);
  const tag = tags.find(({ slug }) => slug === tagSlug);
  if ((tagSlug && !tag) || page > posts.pages) notFound();
  const here = tag ? `/blog/tag/${tag.slug}` : '/blog';
  const title = tag ? `Articles tagged ${tag.tag}` : 'Blog';
  const last = tag ? [blog, { name: tag.tag, href: here }] : [blog];
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-8 lg:pb-12">
      <Breadcrumbs trail={[{ name: 'Home', href: '/' }, ...last]} />
      <h1 className="mt-6 text-5xl lg:text-6xl">{title}</h1>
      <p className="mt-4 max-w-[60ch] text-xl text-muted">
        Choosing, using and maintaining tools, written at the trade counter.
      </p>
      <nav aria-label="Tags" className="mt-8">
        <ul className="flex flex-wrap gap-2">
          {[{ tag: 'All', slug: '', count: 0 }, ...tags].map(({ tag: name, slug, count }) => (
            <li key={slug}>
              <Link
                href={slug ? `/blog/tag/${slug}` : '/blog'}
                aria-current={slug === (tagSlug ?? '') ? 'page' : undefined}
                className={linkLook}
              >
                {name}
                {count > 0 && <span className="figures ml-1.5 opacity-80">{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {posts.rows.length === 0 ? (
        <div className="mt-8">
          <EmptyState title="No articles yet">The first one is being written.</EmptyState>
        </div>
      ) : (
        <ul className="mt-8 grid gap-6 md:grid-cols-2">
          {posts.rows.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={posts.pages}
        hrefFor={(each) => (each === 1 ? here : tag ? `${here}/${each}` : `/blog/page/${each}`)}
      />
    </main>
  );
}
