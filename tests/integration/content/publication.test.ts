import { auditRecords } from '@/lib/audit/collection';
import { changePublication, publishDue } from '@/lib/content/commands/publish';
import { findPost, listPosts } from '@/lib/content/queries';
import { setClock } from '@/lib/platform/clock';
import { grace, valueOf, failureOf, createPost, published, publish, save, textIn } from './editor-fixtures';

afterEach(() => setClock());

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
