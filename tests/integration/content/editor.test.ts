import { auditRecords } from '@/lib/audit/collection';
import { contentVersions } from '@/lib/content/collection/versions';
import { changePublication, publishDue } from '@/lib/content/commands/publish';
import { createContent, removeContent, restoreVersion, saveContent } from '@/lib/content/commands/save';
import { findPage, findPost, listPosts } from '@/lib/content/queries';
import { findContent, listContent, listVersions } from '@/lib/content/queries/editor';
import { findMovedPath } from '@/lib/content/queries/moved';
import { contentText, type ContentDetail, type ContentText } from '@/lib/content/schema';
import { setClock } from '@/lib/platform/clock';
import type { Result } from '@/lib/shared/result';
import { createAdmin } from '../orders/fixtures';

const grace = createAdmin('Grace Shop');
const ada = createAdmin('Ada Shop');

afterEach(() => setClock());

let count = 0;
const text = (more: Partial<ContentText> = {}): ContentText =>
  contentText.parse({
    title: 'Torque, explained',
    slug: `torque-${(count += 1)}`,
    summary: 'What a driver turns',
    body: 'Newton meters.',
    picture: null,
    tags: ['Basics'],
    author: 'Grace Shop',
    seoTitle: '',
    seoDescription: '',
    ...more,
  });

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}
const failureOf = (result: Result<unknown>) => (result.ok ? null : result.failure);

const createPost = async (more?: Partial<ContentText>) =>
  valueOf(await createContent(grace, 'post', text(more)));
const published = async (more?: Partial<ContentText>) => publish(await createPost(more));
const publish = async ({ id, revision }: ContentDetail) =>
  valueOf(await changePublication(grace, 'post', id, { action: 'publish', revision }));
const save = async ({ id, revision, text: present }: ContentDetail, change: Partial<ContentText>) =>
  saveContent(grace, 'post', id, { revision, text: { ...present, ...change } });
const textIn = async (slug: string) => (await findPost(slug))?.html;

test('a draft is public nowhere until it is published', async () => {
  const draft = await createPost();
  expect(await findPost(draft.text.slug)).toBeNull();
  expect((await listPosts(1)).rows.map(({ slug }) => slug)).not.toContain(draft.text.slug);
  await publish(draft);
  expect(await textIn(draft.text.slug)).toBe('<p>Newton meters.</p>');
});

test('changes to a published text stay private until they are published', async () => {
  const post = await published();
  const { slug } = post.text;
  const changed = valueOf(await save(post, { body: 'Pound-feet.' }));
  expect(changed).toMatchObject({ isPublished: true, hasChanges: true });
  expect(await textIn(slug)).toBe('<p>Newton meters.</p>');
  await publish(changed);
  expect(await textIn(slug)).toBe('<p>Pound-feet.</p>');
});

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

test('a scheduled text appears at its time, published once by however many schedulers', async () => {
  const due = Date.parse('2050-01-02T13:30:00Z');
  const post = await createPost();
  const { id, revision } = post;
  const local = { action: 'schedule', revision, at: '2050-01-02T08:30' } as const;
  const scheduled = valueOf(await changePublication(grace, 'post', id, local));
  expect(scheduled).toMatchObject({ status: 'scheduled', publishAt: new Date(due).toISOString() });
  setClock(() => due - 1);
  expect(valueOf(await publishDue())).toEqual({ published: 0 });
  expect(await textIn(post.text.slug)).toBeUndefined();
  setClock(() => due);
  const runs = await Promise.all([publishDue(), publishDue(), publishDue()]);
  expect(runs.reduce((sum, run) => sum + valueOf(run).published, 0)).toBe(1);
  expect(await textIn(post.text.slug)).toBe('<p>Newton meters.</p>');
  expect(await auditRecords().countDocuments({ 'subject.id': id, action: 'content-published' })).toBe(1);
});

test('a time in the past is rejected at its field, and a schedule can be canceled', async () => {
  const post = await createPost();
  const { id, revision } = post;
  const past = { action: 'schedule', revision, at: '2020-01-01T08:00' } as const;
  expect(failureOf(await changePublication(grace, 'post', id, past))!.fields).toHaveProperty('at');
  const later = { ...past, at: '2060-01-01T08:00' };
  const scheduled = valueOf(await changePublication(grace, 'post', id, later));
  const canceled = { action: 'unschedule', revision: scheduled.revision } as const;
  expect(valueOf(await changePublication(grace, 'post', id, canceled)).status).toBe('draft');
  setClock(() => Date.parse('2061-01-01T00:00:00Z'));
  expect(valueOf(await publishDue())).toEqual({ published: 0 });
});

test('a published text that is taken back keeps its changes as a draft', async () => {
  const post = valueOf(await save(await published(), { body: 'Changed.' }));
  const { id, revision } = post;
  const back = valueOf(await changePublication(grace, 'post', id, { action: 'unpublish', revision }));
  expect(back).toMatchObject({ status: 'draft', isPublished: false, hasChanges: false });
  expect(back.text.body).toBe('Changed.');
  expect(await findPost(post.text.slug)).toBeNull();
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
