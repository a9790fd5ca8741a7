import { slugOf } from '../shared/slug';
import { isStaff } from '../users/rules/rights';
import type { AnnouncementAudience, Heading, PostSummary, Viewer } from './types';

const wordsPerMinute = 220;

/** Reading time of a Markdown text in whole minutes, at least 1. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((part) => /\w/.test(part)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
]);

/**
 * The same text with an id on each heading of the second level, and those headings as plain words. Takes the HTML that
 * the server's Markdown makes, whose headings carry nothing else. The ids begin with `part-`, which no other part of a
 * page does.
 */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const text = inner
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities.get(name)!)
      .trim();
    const id = `part-${slugOf(text)}`;
    const sameBefore = headings.filter((heading) => heading.id.replace(/--\d+$/, '') === id).length;
    headings.push({ id: sameBefore ? `${id}--${sameBefore + 1}` : id, text });
    return `<h2 id="${headings.at(-1)!.id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}

/** Whether a notice for `audience` is meant for this viewer. */
export function isMeantFor(audience: AnnouncementAudience, viewer: Viewer): boolean {
  if (audience === 'all') return true;
  return audience === 'customers' ? viewer === 'customer' : viewer !== null && isStaff(viewer);
}

/** Whether `at` lies in the span; null is open-ended, and the end itself is outside. */
export function isRunning(span: { from: string | null; until: string | null }, at: Date): boolean {
  const time = at.getTime();
  return (
    (span.from === null || Date.parse(span.from) <= time) &&
    (span.until === null || time < Date.parse(span.until))
  );
}

/** Up to `limit` other articles: those that share the most tags first, the newer ones first among equals. */
export function relatedPosts(post: PostSummary, all: PostSummary[], limit = 2): PostSummary[] {
  const shared = (other: PostSummary) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return all
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => shared(b) - shared(a) || b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, limit);
}
