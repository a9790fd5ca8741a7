import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collection } from 'mongodb';
import { announcements, faqs, pages, posts, testimonials } from '../lib/content/collection';
import { announcementsData, faqsData, testimonialsData } from './content-data/notices-data';
import { pagesData } from './content-data/pages-data';
import { postsData } from './content-data/posts-data';

const textOf = (file: string) => readFile(join(process.cwd(), 'seed', `${file}.md`), 'utf8');

const ifThere = (picture: string | null) =>
  picture && existsSync(join(process.cwd(), 'public', picture)) ? picture : null;

async function addMissing<T extends { _id: string }>(collection: Collection<T>, documents: T[]) {
  if (documents.length === 0) return;
  await collection.bulkWrite(
    documents.map(({ _id, ...rest }) => ({
      updateOne: { filter: { _id } as never, update: { $setOnInsert: rest } as never, upsert: true },
    })),
  );
}

/** Loads the pages, articles, testimonials, notices and questions that a new shop starts with; what is there stays. */
export async function seedContent(): Promise<void> {
  const writtenPages = pagesData.map(async ({ updatedAt, ...page }) => ({
    ...page,
    picture: ifThere(page.picture),
    body: await textOf(`pages/${page._id.replaceAll('/', '-')}`),
    updatedAt: new Date(updatedAt),
  }));
  const writtenPosts = postsData.map(async ({ slug, publishedAt, ...post }) => ({
    _id: slug,
    slug,
    ...post,
    picture: ifThere(post.picture),
    body: await textOf(`posts/${slug}`),
    state: 'published' as const,
    publishedAt: new Date(publishedAt),
    updatedAt: new Date(publishedAt),
  }));
  await addMissing(pages(), await Promise.all(writtenPages));
  await addMissing(posts(), await Promise.all(writtenPosts));
  await addMissing(
    testimonials(),
    testimonialsData.map((testimonial, position) => ({ ...testimonial, position })),
  );
  await addMissing(announcements(), announcementsData);
  await addMissing(
    faqs(),
    faqsData.map((faq, position) => ({ ...faq, position })),
  );
}
