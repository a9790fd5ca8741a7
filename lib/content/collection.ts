import { defineCollection } from '../platform/database';
import { renderMarkdown } from '../platform/markdown';
import { readingMinutes } from './rules';
import type {
  Announcement,
  AnnouncementAudience,
  AnnouncementPlace,
  ContentPage,
  Faq,
  Post,
  PostSummary,
  Testimonial,
} from './types';

/** `_id` is the slug; `body` is Markdown, null while the page is announced but not written. */
export type PageDocument = Pick<ContentPage, 'title' | 'description' | 'picture'> & {
  _id: string;
  body: string | null;
  /** Made from a template and not yet checked by the owner. */
  draft?: boolean;
  updatedAt: Date;
};

/** Scheduled is a published post whose time has not come. */
export type PostDocument = Omit<PostSummary, 'publishedAt' | 'updatedAt' | 'minutes'> & {
  _id: string;
  body: string;
  state: 'draft' | 'published';
  publishedAt: Date | null;
  updatedAt: Date;
};

export type TestimonialDocument = Omit<Testimonial, 'id'> & { _id: string; position: number };

export type AnnouncementDocument = Omit<Announcement, 'id'> & {
  _id: string;
  audience: AnnouncementAudience;
  places: AnnouncementPlace[];
  from: Date | null;
  until: Date | null;
};

export type FaqDocument = Omit<Faq, 'id'> & { _id: string; position: number };

export const pages = defineCollection<PageDocument>('pages');

export const posts = defineCollection<PostDocument>('posts', [
  { key: { slug: 1 }, unique: true },
  { key: { state: 1, publishedAt: -1 } },
  { key: { tags: 1, state: 1, publishedAt: -1 } },
]);

export const testimonials = defineCollection<TestimonialDocument>('testimonials', [{ key: { position: 1 } }]);

export const announcements = defineCollection<AnnouncementDocument>('announcements', [
  { key: { places: 1, from: -1 } },
]);

export const faqs = defineCollection<FaqDocument>('faqs', [{ key: { position: 1 } }]);

export function pageView(page: PageDocument): ContentPage {
  const { _id, title, description, picture, body, draft = false, updatedAt } = page;
  const html = body === null ? null : renderMarkdown(body);
  return { slug: _id, title, description, picture, html, draft, updatedAt: updatedAt.toISOString() };
}

export function postSummaryView(post: PostDocument): PostSummary {
  const { slug, title, summary, author, picture, tags, body, publishedAt, updatedAt } = post;
  return {
    slug,
    title,
    summary,
    author,
    picture,
    tags,
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
    minutes: readingMinutes(body),
  };
}

export function postView(post: PostDocument): Post {
  return { ...postSummaryView(post), html: renderMarkdown(post.body) };
}

export function testimonialView({ _id, picture, name, description }: TestimonialDocument): Testimonial {
  return { id: _id, picture, name, description };
}

export function faqView({ _id, question, answer }: FaqDocument): Faq {
  return { id: _id, question, answer };
}
