import { z } from 'zod';
import { now } from '../lib/platform/clock';
import { readList } from '../lib/product-import/rules/csv-lists';
import {
  announcements,
  faqs,
  newEditingFields,
  pages,
  posts,
  testimonials,
  type AnnouncementDocument,
  type FaqDocument,
  type PageDocument,
  type PostDocument,
  type TestimonialDocument,
} from '../lib/content/collection';
import { addMissing } from './add-missing';
import { readMarkdown, readTable } from './files';

const text = z.string().min(1);
const picture = text.startsWith('/pictures/');
const orNull = <T>(schema: z.ZodType<T, string>) => z.union([z.literal('').transform(() => null), schema]);
const dayLength = 24 * 60 * 60 * 1000;
const day = z.iso.date().transform((value) => new Date(value));

const pageFacts = z.strictObject({
  title: text,
  description: text,
  picture: picture.nullable().default(null),
  updated: day,
});

const postFacts = z.strictObject({
  title: text,
  summary: text,
  author: text,
  picture: picture.nullable().default(null),
  tags: z.array(text),
  /** When it was published; absent for a draft and for an article that is scheduled. */
  published: z.iso
    .datetime()
    .transform((value) => new Date(value))
    .optional(),
  draft: z.boolean().default(false),
  scheduledInDays: z.int().positive().optional(),
});

const testimonialRow = z.strictObject({ id: text, name: text, picture, text });
const faqRow = z.strictObject({ id: text, question: text, answer: text });
const announcementRow = z.strictObject({
  id: text,
  title: text,
  text,
  audience: z.enum(['all', 'customers', 'admins']),
  places: z
    .string()
    .transform(readList)
    .pipe(z.array(z.enum(['myOrders', 'manageOrder', 'manageProduct']))),
  from: orNull(day),
  until: orNull(day),
});

/** The pages in pages/; the path of a file is the address of its page. */
export async function readDemoPages(): Promise<PageDocument[]> {
  const files = await readMarkdown('pages', pageFacts);
  return files.map(({ path, facts: { updated, ...facts }, body }) => ({
    ...newEditingFields({ ...facts, slug: path, summary: facts.description, tags: [] }, updated),
    _id: path,
    slug: path,
    ...facts,
    body,
    updatedAt: updated,
  }));
}

/** The articles in posts/; the name of a file is the slug of its article. */
export async function readDemoPosts(): Promise<PostDocument[]> {
  const files = await readMarkdown('posts', postFacts);
  const time = now();
  return files.map(({ path, facts: { published, draft, scheduledInDays, ...facts }, body }) => {
    if (!published && !draft && !scheduledInDays) throw new Error(`posts/${path}.md has no time`);
    const state = published ? 'published' : 'draft';
    return {
      ...newEditingFields({ ...facts, slug: path }, published ?? time, state),
      _id: path,
      slug: path,
      ...facts,
      body,
      publishAt: scheduledInDays ? new Date(time.getTime() + scheduledInDays * dayLength) : null,
      publishedAt: published ?? null,
      updatedAt: published ?? time,
    };
  });
}

export async function readDemoTestimonials(): Promise<TestimonialDocument[]> {
  const rows = await readTable('testimonials.csv', testimonialRow);
  return rows.map(({ id, name, picture, text }, position) => ({
    _id: id,
    name,
    picture,
    description: text,
    position,
  }));
}

async function readDemoFaqs(): Promise<FaqDocument[]> {
  const rows = await readTable('faqs.csv', faqRow);
  return rows.map(({ id, ...faq }, position) => ({ _id: id, ...faq, position }));
}

async function readDemoAnnouncements(): Promise<AnnouncementDocument[]> {
  const rows = await readTable('announcements.csv', announcementRow);
  return rows.map(({ id, ...announcement }) => ({ _id: id, ...announcement }));
}

/** Loads all content of the demo: the sample content, its own pages and announcements. Existing ones are left alone. */
export async function seedContent(): Promise<void> {
  await seedSampleContent();
  await addMissing(pages(), await readDemoPages());
  await addMissing(announcements(), await readDemoAnnouncements());
}

/** The content that fits any shop with the sample catalog: manuals, articles, testimonials and questions. */
export async function seedSampleContent(): Promise<void> {
  const manuals = (await readDemoPages()).filter(({ _id }) => _id.startsWith('manuals/'));
  await addMissing(pages(), manuals);
  await addMissing(posts(), await readDemoPosts());
  await addMissing(testimonials(), await readDemoTestimonials());
  await addMissing(faqs(), await readDemoFaqs());
}
