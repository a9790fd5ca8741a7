import { database } from '../../platform/database';
import { tags } from '../../shared/cache-tags';
import { addDays, dayAt, startOfDay } from '../../shared/dates';
import { announcements, faqs, testimonials } from '../collection';
import type { EntryKind } from '../rules/entries';
import { entryInput, type Entry, type EntryInput } from '../schema';

/** A stored question, testimonial or announcement, for the code that edits all three. */
export type StoredEntry = { _id: string } & Record<string, unknown>;

const collections = { faq: faqs, testimonial: testimonials, announcement: announcements };

/** The collection of a kind of entry. */
export const entryCollection = (kind: EntryKind) =>
  database().collection<StoredEntry>(collections[kind].collectionName);

/** The cache tag of everything that shows entries of a kind. */
export const entryTag: Record<EntryKind, string> = {
  faq: tags.faqs,
  testimonial: tags.testimonials,
  announcement: tags.announcements,
};

/** The stored fields of an entry. The days of an announcement become moments: its end is that of its last day. */
export function entryFields({ kind, ...fields }: EntryInput, timeZone: string): Record<string, unknown> {
  if (!('from' in fields)) return fields;
  const { from, until } = fields;
  return {
    ...fields,
    from: from && startOfDay(from, timeZone),
    until: until && startOfDay(addDays(until, 1), timeZone),
  };
}

/** An entry as its form shows it. */
export function entryView(kind: EntryKind, { _id, ...stored }: StoredEntry, timeZone: string): Entry {
  const { from, until } = stored;
  const days = {
    from: from instanceof Date ? dayAt(from, timeZone) : null,
    until: until instanceof Date ? dayAt(new Date(until.getTime() - 1), timeZone) : null,
  };
  const input = entryInput.parse({ kind, ...stored, ...(kind === 'announcement' && days) });
  return { ...input, id: _id };
}
