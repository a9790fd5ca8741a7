import type { IndexDescription } from 'mongodb';
import { defineCollection } from '../platform/database';
import { renderMarkdown } from '../platform/markdown';
import { readingMinutes } from './rules';
import { contentWords, type ContentEvent } from './rules/kinds';
import type { ContentText } from './schema';
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

/** What the editor stores beside the text of a page or article. */
export type EditingFields = {
  /** A draft is not public. */
  state: 'draft' | 'published';
  /** Every edit raises it by one, as a compare-and-set. */
  revision: number;
  /** What made the current revision, when, and who; null is the shop itself. */
  event: ContentEvent;
  editedAt: Date;
  editedBy: { userId: string; name: string } | null;
  /** The whole text of something published with changes that are not. */
  working: ContentText | null;
  /** When the text is to be published. */
  publishAt: Date | null;
  words: string[];
  seoTitle?: string;
  seoDescription?: string;
};

/** `body` is Markdown, null while the page is announced but not written. */
export type PageDocument = Pick<ContentPage, 'slug' | 'title' | 'description' | 'picture'> &
  EditingFields & {
    _id: string;
    body: string | null;
    /** Made from a template and not yet checked by the owner. */
    draft?: boolean;
    updatedAt: Date;
  };

export type PostDocument = Omit<PostSummary, 'publishedAt' | 'updatedAt' | 'minutes'> &
  EditingFields & {
    _id: string;
    body: string;
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

const editingIndexes: IndexDescription[] = [
  { key: { editedAt: -1 } },
  { key: { state: 1, editedAt: -1 } },
  { key: { words: 1, editedAt: -1 } },
  { key: { publishAt: 1 } },
];

export const pages = defineCollection<PageDocument>('pages', [
  // Pages of earlier versions get their slug by a migration, which runs after the indexes are made.
  { key: { slug: 1 }, unique: true, sparse: true },
  ...editingIndexes,
]);

export const posts = defineCollection<PostDocument>('posts', [
  { key: { slug: 1 }, unique: true },
  ...editingIndexes,
  { key: { state: 1, publishedAt: -1 } },
  { key: { tags: 1, state: 1, publishedAt: -1 } },
]);

export const testimonials = defineCollection<TestimonialDocument>('testimonials', [{ key: { position: 1 } }]);

export const announcements = defineCollection<AnnouncementDocument>('announcements', [
  { key: { places: 1, from: -1 } },
]);

export const faqs = defineCollection<FaqDocument>('faqs', [{ key: { position: 1 } }]);

/** The fields of a document that nobody has edited yet. */
export function newEditingFields(
  text: Parameters<typeof contentWords>[0],
  at: Date,
  state: EditingFields['state'] = 'published',
): EditingFields {
  return {
    state,
    revision: 0,
    event: state === 'published' ? 'published' : 'saved',
    editedAt: at,
    editedBy: null,
    working: null,
    publishAt: null,
    words: contentWords(text),
  };
}

/** What search engines show in place of the title and the summary. */
const searchTexts = ({ seoTitle, seoDescription }: EditingFields) => ({
  seoTitle: seoTitle || null,
  seoDescription: seoDescription || null,
});

export function pageView(page: PageDocument): ContentPage {
  const { slug, title, description, picture, body, draft = false, updatedAt } = page;
  const html = body === null ? null : renderMarkdown(body);
  return {
    slug,
    title,
    description,
    picture,
    html,
    draft,
    updatedAt: updatedAt.toISOString(),
    ...searchTexts(page),
  };
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
  return { ...postSummaryView(post), html: renderMarkdown(post.body), ...searchTexts(post) };
}

export function testimonialView({ _id, picture, name, description }: TestimonialDocument): Testimonial {
  return { id: _id, picture, name, description };
}

export function faqView({ _id, question, answer }: FaqDocument): Faq {
  return { id: _id, question, answer };
}
