import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/content/types';
import { formatDay } from '@/lib/shared/dates';
import { slugOf } from '@/lib/shared/slug';

/** Links to the tags of an article. */
export function PostTags({ tags }: { tags: string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={`/blog/tag/${slugOf(tag)}`}
            className="relative inline-block rounded-card border border-line-strong px-2.5 py-1 text-sm hover:border-ink"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** When an article appeared and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<PostSummary, 'publishedAt' | 'minutes'> }) {
  return (
    <p className="text-sm text-muted">
      <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time> · {post.minutes} min read
    </p>
  );
}

/** An article in a list. */
export function PostCard({ post, level = 2 }: { post: PostSummary; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="flex h-full flex-col rounded-card border border-line border-t-4 border-t-accent bg-surface">
      {post.picture && (
        <Picture
          src={post.picture}
          alt=""
          width={640}
          height={320}
          sizes="(min-width: 768px) 600px, 100vw"
          className="aspect-2/1 w-full bg-picture object-contain"
        />
      )}
      <div className="flex flex-1 flex-col gap-3 p-6">
        <PostFacts post={post} />
        <Heading className="text-2xl lg:text-3xl">
          <Link href={`/blog/${post.slug}`} className="underline-offset-4 hover:underline">
            {post.title}
          </Link>
        </Heading>
        <p className="flex-1 text-muted">{post.summary}</p>
        <PostTags tags={post.tags} />
      </div>
    </article>
  );
}
