import { contentVersions } from '@/lib/content/collection/versions';
import { changePublication } from '@/lib/content/commands/publish';
import { createContent, removeContent, restoreVersion, saveContent } from '@/lib/content/commands/save';
import { findPage, findPost } from '@/lib/content/queries';
import { findContent, listContent, listVersions } from '@/lib/content/queries/editor';
import { findMovedPath } from '@/lib/content/queries/moved';
import { setClock } from '@/lib/platform/clock';
import {
  grace,
  ada,
  text,
  valueOf,
  failureOf,
  createPost,
  published,
  publish,
  save,
} from './editor-fixtures';

afterEach(() => setClock());

test('of two people who edit at once, the second is told, and neither text is lost', async () => {
  const post = await createPost();
  const first = valueOf(await save(post, { body: 'From Grace.' }));
  const stale = await saveContent(ada, 'post', post.id, {
    revision: post.revision,
    text: { ...post.text, body: 'From Ada.' },
  });
  expect(failureOf(stale)).toMatchObject({ kind: 'conflict', code: 'content-changed' });
  expect(failureOf(stale)!.message).toMatch(/^Grace Shop has saved this/);
  expect((await findContent('post', post.id))!.text.body).toBe('From Grace.');
  const edits = { revision: first.revision, text: { ...post.text, body: 'From Ada.' } };
  const rivals = await Promise.all([1, 2, 3].map(() => saveContent(ada, 'post', post.id, edits)));
  expect(rivals.some(({ ok }) => ok)).toBe(true);
  expect((await findContent('post', post.id))!.revision).toBe(first.revision + 1);
  expect((await listVersions('post', post.id)).map(({ revision }) => revision)).toEqual([2, 1, 0]);
});

test('a call that is repeated after its response was lost changes nothing more', async () => {
  const post = await createPost();
  const once = valueOf(await save(post, { body: 'Once.' }));
  const again = valueOf(await save(post, { body: 'Once.' }));
  expect(again).toEqual(once);
  expect(await contentVersions().countDocuments({ documentId: post.id })).toBe(2);
});

test('every version can be restored, and restoring is a version itself', async () => {
  const first = await createPost({ body: 'One.' });
  const second = valueOf(await save(first, { body: 'Two.' }));
  const restored = valueOf(
    await restoreVersion(grace, 'post', first.id, { revision: second.revision, version: 0 }),
  );
  expect(restored.text.body).toBe('One.');
  expect((await listVersions('post', first.id)).map(({ event }) => event)).toEqual([
    'restored',
    'saved',
    'saved',
  ]);
});

test('a former address leads to the present one, however often it changes, and can be taken again', async () => {
  let post = await published();
  const old = post.text.slug;
  for (const slug of [`${old}-b`, `${old}-c`]) post = await publish(valueOf(await save(post, { slug })));
  expect(await findMovedPath(`/blog/${old}`)).toBe(`/blog/${old}-c`);
  expect(await findMovedPath(`/blog/${old}-b`)).toBe(`/blog/${old}-c`);
  expect(await findMovedPath('/blog/never')).toBeNull();
  const next = await published({ slug: old });
  expect(await findMovedPath(`/blog/${old}`)).toBeNull();
  expect((await findPost(old))!.slug).toBe(next.text.slug);
});

test('two documents never share an address, and the pages that the shop links keep theirs', async () => {
  const post = await createPost();
  const rivals = await Promise.all(
    [1, 2, 3, 4].map(() => createContent(grace, 'post', { ...post.text, slug: 'shared-address' })),
  );
  expect(rivals.filter(({ ok }) => ok)).toHaveLength(1);
  for (const rival of rivals.filter(({ ok }) => !ok))
    expect(failureOf(rival)!.fields).toEqual({ slug: 'Another one has this address' });
  const page = await createContent(grace, 'page', text({ slug: 'checkout' }));
  expect(failureOf(page)!.fields).toHaveProperty('slug');
  const info = valueOf(await createContent(grace, 'page', text({ slug: 'info/rental' })));
  const renamed = { revision: info.revision, text: { ...info.text, slug: 'info/hire' } };
  expect(valueOf(await saveContent(grace, 'page', info.id, renamed)).path).toBe('/info/hire');
});

test('a deleted document is gone with its versions and redirects', async () => {
  let post = await published();
  const old = post.text.slug;
  post = await publish(valueOf(await save(post, { slug: `${old}-b` })));
  expect(failureOf(await removeContent(grace, 'post', post.id, 0))!.code).toBe('content-changed');
  valueOf(await removeContent(grace, 'post', post.id, post.revision));
  expect(await findPost(`${old}-b`)).toBeNull();
  expect(await findMovedPath(`/blog/${old}`)).toBeNull();
  expect(await listVersions('post', post.id)).toEqual([]);
});

test('a page without a text is announced as coming soon', async () => {
  const page = valueOf(await createContent(grace, 'page', text({ slug: 'services/rental', body: ' \n' })));
  valueOf(await changePublication(grace, 'page', page.id, { action: 'publish', revision: page.revision }));
  expect((await findPage('services/rental'))!.html).toBeNull();
});

test('lists filter by status and by the beginnings of words', async () => {
  const post = await createPost({ title: 'Knurled handles', tags: ['Grips'] });
  const idsOf = async (filters: { state?: 'draft' | 'published'; q?: string }) =>
    (await listContent({ kind: 'post', ...filters }, 1)).rows.map(({ id }) => id);
  expect(await idsOf({ q: 'knurl hand' })).toEqual([post.id]);
  expect(await idsOf({ q: 'grips', state: 'draft' })).toEqual([post.id]);
  expect(await idsOf({ q: 'grips', state: 'published' })).toEqual([]);
});
