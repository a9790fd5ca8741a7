import { pages, posts } from '@/lib/content/collection';
import { contentCollection } from '@/lib/content/collection/editable';
import { publishDue } from '@/lib/content/commands/publish';
import {
  countContent,
  findContent,
  findVersion,
  listContent,
  listVersions,
} from '@/lib/content/queries/editor';
import { findPage, findPost } from '@/lib/content/queries';
import type { ContentFilters } from '@/lib/content/schema';
import { database } from '@/lib/platform/database';
import { migrate } from '@/scripts/migrations';
import { seedContent } from '@/seed/content';
import { explained } from '../explained';

beforeAll(seedContent);

test('pages and articles of an earlier version can be edited and stay public; a planned article stays planned', async () => {
  const stored = { title: 'Old', picture: null, body: 'As before.', updatedAt: new Date('2025-01-01') };
  const article = { ...stored, summary: 'Before', author: '', tags: [] };
  const old = (name: string, more: object) =>
    database()
      .collection<{ _id: string }>(name)
      .insertOne(more as never);
  await old('pages', { ...stored, _id: 'info/old', description: 'Before' });
  await old('posts', {
    ...article,
    _id: 'old',
    slug: 'old',
    state: 'published',
    publishedAt: stored.updatedAt,
  });
  const due = new Date('2070-01-01');
  await old('posts', { ...article, _id: 'planned', slug: 'planned', state: 'published', publishedAt: due });
  await database().collection<{ _id: string }>('migrations').deleteOne({ _id: 'content-editor' });
  await migrate();
  expect(await findPage('info/old')).toMatchObject({ slug: 'info/old', html: '<p>As before.</p>' });
  expect(await findPost('old')).toMatchObject({ publishedAt: stored.updatedAt.toISOString() });
  expect(await findContent('page', 'info/old')).toMatchObject({ revision: 0, status: 'published' });
  expect(await findContent('post', 'planned')).toMatchObject({
    status: 'scheduled',
    publishAt: due.toISOString(),
  });
  expect((await listContent({ kind: 'page', q: 'old' }, 1)).rows.map(({ id }) => id)).toEqual(['info/old']);
  await migrate();
  expect(await findContent('page', 'info/old')).toMatchObject({ revision: 0 });
});

describe('every read of the editor uses an index', () => {
  beforeAll(async () => {
    const page = (await pages().findOne({ _id: 'terms' }))!;
    const post = (await posts().findOne({}))!;
    const many = Array.from({ length: 200 }, (_, index) => index);
    const facts = (index: number) => ({
      editedAt: new Date(Date.UTC(2026, 0, 1) + index),
      state: index % 2 ? ('draft' as const) : ('published' as const),
      words: [`word${index % 10}`],
    });
    await pages().insertMany(
      many.map((index) => ({ ...page, ...facts(index), _id: `info/${index}`, slug: `info/${index}` })),
    );
    await posts().insertMany(
      many.map((index) => ({ ...post, ...facts(index), _id: `p${index}`, slug: `p${index}` })),
    );
  });

  const list = (filters: ContentFilters) => () => listContent(filters, 1);
  const reads: Record<string, () => Promise<unknown>> = {
    'the drafts': list({ kind: 'post', state: 'draft' }),
    'the scheduled articles': list({ kind: 'post', state: 'scheduled' }),
    'the articles with a word': list({ kind: 'post', q: 'word3' }),
    'the counts': () => countContent('post'),
    'the versions': () => listVersions('page', 'terms'),
    'a version': () => findVersion('page', 'terms', 0),
    'what is due': publishDue,
    'a document by its slug': () =>
      contentCollection('page').find({ slug: 'info/7', state: 'published' }).toArray(),
  };
  test.each(Object.entries(reads))('%s', async (_, read) => {
    const plans = await explained(read);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
  });

  test('the list of all comes in its order from an index', async () => {
    const [page] = await explained(list({ kind: 'page' }));
    expect(page!.plan).not.toMatch(/COLLSCAN|"SORT"/);
    expect(page!.docs).toBeLessThanOrEqual(25);
  });
});
