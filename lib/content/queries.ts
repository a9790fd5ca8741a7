import { cached } from '../platform/cache';
import { now } from '../platform/clock';
import { tags } from '../shared/cache-tags';
import { pageOf, type Page } from '../shared/paging';
import { slugOf } from '../shared/slug';
import {
  announcements,
  faqs,
  faqView,
  pages,
  pageView,
  posts,
  postSummaryView,
  postView,
  testimonials,
  testimonialView,
} from './collection';
import { isMeantFor, isRunning } from './rules';
import type {
  Announcement,
  AnnouncementPlace,
  ContentPage,
  Faq,
  Post,
  PostSummary,
  PostTag,
  Testimonial,
  Viewer,
} from './types';

/** Articles on one page of the blog. */
export const postsPerPage = 6;

const visible = () => ({ state: 'published' as const, publishedAt: { $lte: now() } });

/** The testimonials of the home page, in their order. */
export const listTestimonials = cached(
  'testimonials',
  async (): Promise<Testimonial[]> =>
    (await testimonials().find().sort({ position: 1 }).limit(50).toArray()).map(testimonialView),
  () => [tags.testimonials],
);

/** The content page of a path (`about`, `services/design`); null when there is none. */
export const findPage = cached(
  'page',
  async (slug: string): Promise<ContentPage | null> => {
    const page = await pages().findOne({ slug, state: 'published' });
    return page && pageView(page);
  },
  (slug) => [tags.page(slug)],
);

/** Slugs and times of the content pages that are written, for the site map. */
export const listPages = cached(
  'pages',
  async (): Promise<Pick<ContentPage, 'slug' | 'title' | 'updatedAt'>[]> => {
    const found = await pages().find({ state: 'published' }).sort({ slug: 1 }).limit(500).toArray();
    return found
      .filter((page) => page.body !== null)
      .map(({ slug, title, updatedAt }) => ({ slug, title, updatedAt: updatedAt.toISOString() }));
  },
  () => [tags.pages],
);

const readPosts = cached(
  'posts',
  async (page: number, tagSlug: string | null): Promise<Page<PostSummary>> => {
    const tag = tagSlug === null ? null : (await listPostTags()).find(({ slug }) => slug === tagSlug)?.tag;
    if (tag === undefined) return pageOf([], page, postsPerPage, 0);
    const filter = { ...(tag !== null && { tags: tag }), ...visible() };
    const total = await posts().countDocuments(filter);
    const rows = await posts()
      .find(filter)
      .sort({ publishedAt: -1 })
      .skip((page - 1) * postsPerPage)
      .limit(postsPerPage)
      .toArray();
    return pageOf(rows.map(postSummaryView), page, postsPerPage, total);
  },
  () => [tags.posts],
);

/** One page of the published articles, the newest first; drafts and scheduled ones never. `tagSlug` narrows to a tag. */
export async function listPosts(page = 1, tagSlug: string | null = null): Promise<Page<PostSummary>> {
  return readPosts(page, tagSlug);
}

/** The published article of a slug; null for drafts, scheduled ones and unknown slugs. */
export const findPost = cached(
  'post',
  async (slug: string): Promise<Post | null> => {
    const post = await posts().findOne({ slug, ...visible() });
    return post && postView(post);
  },
  (slug) => [tags.posts, tags.post(slug)],
);

/** Every published article without its text, the newest first (at most 1,000): for site map, feed and related reading. */
export const listAllPosts = cached(
  'all-posts',
  async (): Promise<PostSummary[]> =>
    (await posts().find(visible()).sort({ publishedAt: -1 }).limit(1_000).toArray()).map(postSummaryView),
  () => [tags.posts],
);

/** The tags of published articles with their counts, the most used first. */
export const listPostTags = cached(
  'post-tags',
  async (): Promise<PostTag[]> => {
    const counts = new Map<string, number>();
    const found = await posts()
      .find(visible(), { projection: { tags: 1 } })
      .limit(1_000)
      .toArray();
    for (const tag of found.flatMap((post) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts]
      .map(([tag, count]) => ({ tag, slug: slugOf(tag), count }))
      .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
  },
  () => [tags.posts],
);

const noticesAt = cached(
  'announcements',
  async (place: AnnouncementPlace) =>
    (await announcements().find({ places: place }).sort({ from: -1 }).limit(50).toArray()).map(
      ({ _id, title, text, audience, from, until }) => ({
        id: _id,
        title,
        text,
        audience,
        from: from && from.toISOString(),
        until: until && until.toISOString(),
      }),
    ),
  () => [tags.announcements],
);

/** The notices that run now at a place and are meant for this viewer (null is a visitor). */
export async function listAnnouncements(place: AnnouncementPlace, viewer: Viewer): Promise<Announcement[]> {
  const notices = await noticesAt(place);
  return notices
    .filter((notice) => isMeantFor(notice.audience, viewer) && isRunning(notice, now()))
    .map(({ id, title, text }) => ({ id, title, text }));
}

/** The questions and answers of the contact page, in their order. */
export const listFaqs = cached(
  'faqs',
  async (): Promise<Faq[]> => (await faqs().find().sort({ position: 1 }).limit(100).toArray()).map(faqView),
  () => [tags.faqs],
);
