import type { AnnouncementAudience, Viewer } from './types';

const wordsPerMinute = 220;

/** Reading time of a Markdown text in whole minutes, at least 1. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((part) => /\w/.test(part)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Whether a notice for `audience` is meant for this viewer. */
export function isMeantFor(audience: AnnouncementAudience, viewer: Viewer): boolean {
  if (audience === 'all') return true;
  return audience === 'admins' ? viewer === 'admin' : viewer === 'customer';
}

/** Whether `at` lies in the span; null is open-ended, and the end itself is outside. */
export function isRunning(span: { from: string | null; until: string | null }, at: Date): boolean {
  const time = at.getTime();
  return (
    (span.from === null || Date.parse(span.from) <= time) &&
    (span.until === null || time < Date.parse(span.until))
  );
}
