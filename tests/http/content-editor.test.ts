import { randomBytes } from 'node:crypto';
import { closeTheDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';

type Detail = { id: string; revision: number; text: Record<string, unknown> };

let admin: Person;
beforeAll(async () => {
  admin = await new Person(theShop()).signIn(demoAdmin);
});
afterAll(closeTheDatabase);

const slug = `torque-${randomBytes(4).toString('hex')}`;
const text = {
  title: 'Torque, explained',
  slug,
  summary: 'What a driver turns',
  body: 'First **edition**.',
  picture: null,
  tags: [],
  author: 'Grace Shop',
  seoTitle: 'Torque for buyers',
  seoDescription: '',
};
const open = async (path: string) => {
  const response = await fetch(theShop() + path, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
};
const put = async (path: string, body: object) => {
  const { status, json } = await admin.put<Detail>(path, body);
  expect([path, status]).toEqual([path, 200]);
  return json;
};
const publish = ({ id, revision }: Detail) =>
  put(`/api/content/post/${id}/publication`, { action: 'publish', revision });
const save = ({ id, revision }: Detail, change: object) =>
  put(`/api/content/post/${id}`, { revision, text: { ...text, ...change } });

test('what is published, changed, moved and deleted is public at once, on pages that were cached before', async () => {
  const path = `/blog/${slug}`;
  for (const time of [1, 2]) expect([time, (await open(path)).status]).toEqual([time, 404]);
  let post = (await admin.post<Detail>('/api/content/post', text)).json;
  expect((await open(path)).status).toBe(404);

  post = await publish(post);
  for (const time of [1, 2]) {
    const page = await open(path);
    expect([time, page.status]).toEqual([time, 200]);
    expect(page.text).toContain('First <strong>edition</strong>.');
    expect(page.text).toMatch(/<title>Torque for buyers/);
  }
  expect((await open('/blog')).text).toContain(path);

  post = await save(post, { body: 'Second edition.' });
  expect((await open(path)).text).not.toContain('Second edition.');
  post = await publish(post);
  expect((await open(path)).text).toContain('Second edition.');

  const moved = `${slug}-moved`;
  expect((await open(`/blog/${moved}`)).status).toBe(404);
  post = await publish(await save(post, { slug: moved }));
  expect((await open(`/blog/${moved}`)).status).toBe(200);
  expect(await open(path)).toMatchObject({ status: 308, location: expect.stringMatching(`/blog/${moved}$`) });
  expect((await open('/blog')).text).not.toContain(`${path}"`);

  const { status } = await admin.delete(`/api/content/post/${post.id}`, { revision: post.revision });
  expect(status).toBe(200);
  expect((await open(`/blog/${moved}`)).status).toBe(404);
  expect((await open(path)).status).toBe(404);
});

test('a new page is public at its address, with its text run through the same filter as the preview', async () => {
  const body = 'Hello <script>alert(1)</script> [there](javascript:alert(1)) **all**';
  const page = (
    await admin.post<Detail>('/api/content/page', { ...text, slug: `info/${slug}`, body, seoTitle: '' })
  ).json;
  await put(`/api/content/page/${page.id}/publication`, { action: 'publish', revision: page.revision });
  const shown = await open(`/info/${slug}`);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<strong>all</strong>');
  expect(shown.text).not.toMatch(/alert\(1\)<\/script>|href="javascript/);
  const { html } = (await admin.post<{ html: string }>('/api/content/preview', { body })).json;
  expect(shown.text).toContain(html);
});

test('a new question stands on the cached contact page at once, and a removed one no longer', async () => {
  for (const time of [1, 2]) expect([time, (await open('/contact')).status]).toEqual([time, 200]);
  const question = `Do you cut ${slug}?`;
  const entry = { kind: 'faq', question, answer: 'Yes, to length.', position: 3 };
  const { id } = (await admin.post<{ id: string }>('/api/content-entries', entry)).json;
  expect((await open('/contact')).text).toContain(question);
  await put(`/api/content-entries/${id}`, { ...entry, question: `${question} And how?` });
  expect((await open('/contact')).text).toContain(`${question} And how?`);
  expect((await admin.delete(`/api/content-entries/${id}`, { kind: 'faq' })).status).toBe(200);
  expect((await open('/contact')).text).not.toContain(question);
});
