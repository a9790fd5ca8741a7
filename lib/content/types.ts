import type { Role } from '../users/rules/rights';
import type { announcementAudiences, announcementPlaces } from './rules/entries';

/** A customer's words on the home page; `picture` is a path below /pictures. */
export type Testimonial = { id: string; picture: string; name: string; description: string };

/** What search engines show in place of the title and the summary; null when there is nothing else. */
type SearchTexts = { seoTitle: string | null; seoDescription: string | null };

/** A page that an admin writes. `html` is sanitized; null while the page is announced but not written. */
export type ContentPage = SearchTexts & {
  /** The path without the leading slash: `about`, `services/design`. */
  slug: string;
  title: string;
  description: string;
  picture: string | null;
  html: string | null;
  /** Made from a template and not yet checked by the owner. */
  draft: boolean;
  /** ISO time of the last change. */
  updatedAt: string;
};

/** A heading within a text, and the id by which a link leads to it. */
export type Heading = { id: string; text: string };

/** An article in a list; `publishedAt` is an ISO time that has passed. */
export type PostSummary = {
  slug: string;
  title: string;
  summary: string;
  author: string;
  picture: string | null;
  tags: string[];
  publishedAt: string;
  updatedAt: string;
  /** Reading time in whole minutes, at least 1. */
  minutes: number;
};

/** A whole article; `html` is sanitized. */
export type Post = PostSummary & SearchTexts & { html: string };

/** How many published articles carry a tag. */
export type PostTag = { tag: string; slug: string; count: number };

/** The pages of orders on which a notice can be shown. */
export type AnnouncementPlace = (typeof announcementPlaces)[number];

export type AnnouncementAudience = (typeof announcementAudiences)[number];

export type Announcement = { id: string; title: string; text: string };

/** A question that customers ask, with its answer in plain text. */
export type Faq = { id: string; question: string; answer: string };

/** Who looks at a notice; null is a visitor. */
export type Viewer = Role | null;
