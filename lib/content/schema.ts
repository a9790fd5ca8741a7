import { z } from 'zod';
import { lineOfText } from '../users/schema/credentials';
import { announcementAudiences, announcementPlaces, entryKinds } from './rules/entries';
import { contentEvents, contentKinds, contentStatuses } from './rules/kinds';
import { isLocalTime } from '../shared/dates';
import { formatNumber } from '../shared/formats';

export const contentKind = z.enum(contentKinds);

/** A text of several lines, without markup. */
const plainText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Enter a text')
    .max(max, `Must be ${formatNumber(max)} characters or shorter`)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Contains characters that can’t be shown');

const shopPicture = z
  .string()
  .regex(/^\/(pictures\/[\w./-]+|api\/images\/[\w-]+)$/, 'Is not a picture of the shop');

const pathPart = z
  .string()
  .trim()
  .max(120, 'Must be 120 characters or shorter')
  .regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens');

/** What an admin edits of a page or article. A page has no tags and no author; one without a body is "coming soon". */
export const contentText = z.strictObject({
  title: lineOfText(120).min(1, 'Enter a title'),
  slug: pathPart,
  summary: lineOfText(300).min(1, 'Enter a summary'),
  body: z
    .string()
    .max(200_000, 'Must be 200,000 characters or shorter')
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Contains characters that can’t be shown')
    .overwrite((text) => text.replaceAll('\r\n', '\n')),
  picture: shopPicture.nullable(),
  tags: z.array(lineOfText(40).min(1)).max(10, 'Enter at most 10 tags'),
  author: lineOfText(80),
  /** Replace the title and the summary in search results; empty ones don't. */
  seoTitle: lineOfText(120),
  seoDescription: lineOfText(300),
});
export type ContentText = z.infer<typeof contentText>;

/** The editor's form: tags are written with commas. */
export const contentForm = contentText.extend({
  tags: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean))
    .pipe(contentText.shape.tags),
});
export type ContentFormValues = z.input<typeof contentForm>;

/** The revision that its author has seen: a write is rejected if there is a later one. */
const revision = z.int().min(0).max(1_000_000_000);

export const contentParams = z.strictObject({
  kind: contentKind,
  /** The id, with `~` in place of each slash. */
  id: z.string().regex(/^[a-z0-9~-]{1,130}$/, 'is not a document'),
});
export const contentKindParams = z.strictObject({ kind: contentKind });

export const contentSave = z.strictObject({ revision, text: contentText });
export type ContentSave = z.infer<typeof contentSave>;

export const contentRevision = z.strictObject({ revision });

/** `at` is a local time of the shop, such as 2026-12-01T08:30. */
export const publicationInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), revision }),
  z.strictObject({
    action: z.literal('schedule'),
    revision,
    at: z.string().refine(isLocalTime, 'Choose a day and a time'),
  }),
  z.strictObject({ action: z.literal('unschedule'), revision }),
  z.strictObject({ action: z.literal('unpublish'), revision }),
]);
export type PublicationInput = z.infer<typeof publicationInput>;

export const restorationInput = z.strictObject({ revision, version: revision });

export const previewInput = z.strictObject({ body: contentText.shape.body });
export const previewResponse = z.strictObject({ html: z.string() });

/** The filters of the lists; invalid values count as absent. */
export const contentFilters = z.object({
  kind: contentKind.catch('page'),
  state: z.enum(contentStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
});
export type ContentFilters = z.infer<typeof contentFilters>;

const contentFacts = z.object({
  kind: contentKind,
  id: z.string(),
  title: z.string(),
  /** The address of what is public, or of the draft. */
  path: z.string(),
  status: z.enum(contentStatuses),
  isPublished: z.boolean(),
  /** Whether there are changes that are not published. */
  hasChanges: z.boolean(),
  /** Made from a template and not yet checked by the owner. */
  isUnapproved: z.boolean(),
  publishAt: z.string().nullable(),
  editedAt: z.string(),
  editedBy: z.string().nullable(),
});
export type ContentRow = z.infer<typeof contentFacts>;

export const contentResponse = contentFacts.extend({ revision: z.number(), text: contentText });
export type ContentDetail = z.infer<typeof contentResponse>;

export const contentVersion = z.object({
  revision: z.number(),
  event: z.enum(contentEvents),
  at: z.string(),
  by: z.string().nullable(),
  title: z.string(),
});
export type ContentVersion = z.infer<typeof contentVersion>;

const versionNumber = z.coerce.number().int().min(0).max(1_000_000_000).optional().catch(undefined);

/** Which two versions to compare. */
export const versionQuery = z.object({ from: versionNumber, to: versionNumber });

/** Entries are sorted by position. */
const position = z.int('Enter a whole number').min(0, 'Must be 0 or more').max(999, 'Must be 999 or less');
/** A day of the shop, such as 2026-12-01; null is open-ended. */
const openDay = z.iso.date('Must be a day such as 2026-12-01').nullable();

/** What an admin edits of a question, a testimonial or an announcement. The day `until` is included. */
export const entryInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('faq'),
    question: lineOfText(200).min(1, 'Enter a question'),
    answer: plainText(2000),
    position,
  }),
  z.strictObject({
    kind: z.literal('testimonial'),
    name: lineOfText(80).min(1, 'Enter a name'),
    description: plainText(600),
    picture: shopPicture.nullable().pipe(z.string('Choose a picture')),
    position,
  }),
  z
    .strictObject({
      kind: z.literal('announcement'),
      title: lineOfText(120).min(1, 'Enter a title'),
      text: plainText(600),
      audience: z.enum(announcementAudiences),
      places: z.array(z.enum(announcementPlaces)).min(1, 'Choose at least one place').max(3),
      from: openDay,
      until: openDay,
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      message: 'Must not be before the first day',
    }),
]);
export type EntryInput = z.infer<typeof entryInput>;
/** The values of the form of an entry. */
export type EntryValues = z.input<typeof entryInput>;
export type Entry = EntryInput & { id: string };

/** The text by which lists and the audit log name an entry. */
export const entryTitle = (entry: EntryInput): string =>
  entry.kind === 'faq' ? entry.question : entry.kind === 'testimonial' ? entry.name : entry.title;

/** Ids of entries are lower-case words or 24 hexadecimal digits. */
const entryId = z.string().regex(/^[a-z0-9-]{1,60}$/, 'is not an entry');
export const entryKindParams = z.strictObject({ kind: z.enum(entryKinds) });
export const entryIdParams = z.strictObject({ id: entryId });
export const entryResponse = z.strictObject({ id: z.string() });
