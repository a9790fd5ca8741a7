import { newEditingFields, pages, posts, testimonials } from '@/lib/content/collection';
import {
  findPage,
  findPost,
  listAllPosts,
  listAnnouncements,
  listFaqs,
  listPosts,
  listPostTags,
  listTestimonials,
} from '@/lib/content/queries';
import type { AnnouncementPlace, Viewer } from '@/lib/content/types';
import { setClock } from '@/lib/platform/clock';
import { seedContent } from '@/seed/content';

beforeAll(seedContent);
afterEach(() => setClock());

const createPost = (
  slug: string,
  more: Partial<{ state: 'draft' | 'published'; publishedAt: Date | null }>,
) =>
  posts().insertOne({
    ...newEditingFields({ title: slug, slug, summary: '', tags: ['Hidden'] }, new Date('2020-01-01')),
    _id: slug,
    slug,
    title: slug,
    summary: '',
    author: '',
    picture: null,
    tags: ['Hidden'],
    body: 'Text',
    state: 'published',
    publishedAt: new Date('2020-01-01'),
    updatedAt: new Date('2020-01-01'),
    ...more,
  });

describe('the content of a new shop', () => {
  test('has ten pages, seven manuals, six articles of 700 words or more, seven testimonials, questions and the notice', async () => {
    expect(await pages().countDocuments({ _id: { $not: /^manuals\// } })).toBe(10);
    expect(await pages().countDocuments({ _id: /^manuals\// })).toBe(7);
    expect((await listPosts(1)).total).toBe(6);
    const bodies = await posts().find({ state: 'published' }).toArray();
    for (const { slug, body } of bodies) expect([slug, body.split(/\s+/).length > 700]).toEqual([slug, true]);
    const shown = await listTestimonials();
    expect(shown).toHaveLength(7);
    expect(Object.keys(shown[0]!).sort()).toEqual(['description', 'id', 'name', 'picture']);
    expect((await listFaqs()).length).toBeGreaterThan(3);
    expect((await listAnnouncements('myOrders', 'customer'))[0]!.title).toBe('Box Office News!');
  });

  test('tells the staff nothing that is written for customers, nor the other way around', async () => {
    const textsAt = async (place: AnnouncementPlace, viewer: Viewer) =>
      (await listAnnouncements(place, viewer)).map(({ text }) => text);
    const forCustomers = await textsAt('myOrders', 'customer');
    for (const place of ['manageOrder', 'manageProduct'] as const) {
      const forStaff = await textsAt(place, 'admin');
      expect(forStaff).toHaveLength(1);
      expect(forCustomers).not.toContain(forStaff[0]);
    }
    expect(forCustomers).toHaveLength(1);
  });

  test('keeps an admin’s edits when it is loaded again', async () => {
    await pages().updateOne({ _id: 'about' }, { $set: { title: 'Who we are', body: 'Us.' } });
    await testimonials().updateOne({ _id: 'testimonial-1' }, { $set: { name: 'Somebody else' } });
    await seedContent();
    expect(await findPage('about')).toMatchObject({ title: 'Who we are', html: '<p>Us.</p>' });
    expect((await listTestimonials())[0]!.name).toBe('Somebody else');
    expect(await posts().countDocuments()).toBe(8);
  });
});

describe('articles', () => {
  test('are not found as drafts, neither by slug nor in a list, feed or tag', async () => {
    await createPost('a-draft', { state: 'draft' });
    expect(await findPost('a-draft')).toBeNull();
    expect((await listAllPosts()).map((post) => post.slug)).not.toContain('a-draft');
    expect((await listPosts(1)).total).toBe(6);
    expect((await listPostTags()).map(({ tag }) => tag)).not.toContain('Hidden');
  });

  test('appear at their scheduled time and not before', async () => {
    const due = new Date('2050-01-01T00:00:00Z');
    await createPost('scheduled', { publishedAt: due });
    setClock(() => due.getTime() - 1);
    expect(await findPost('scheduled')).toBeNull();
    expect((await listPosts(1)).rows.map((post) => post.slug)).not.toContain('scheduled');
    setClock(() => due.getTime());
    expect(await findPost('scheduled')).toMatchObject({ slug: 'scheduled' });
    expect((await listPosts(1)).rows[0]!.slug).toBe('scheduled');
  });

  test('are filtered by tag; an unknown tag has none', async () => {
    const fasteners = await listPosts(1, 'fasteners');
    expect(fasteners.rows.map((post) => post.slug).sort()).toEqual([
      'how-to-read-bolt-grades',
      'torque-and-bolted-joints',
    ]);
    expect((await listPosts(1, 'cooking')).total).toBe(0);
  });

  test('have sanitized texts', async () => {
    await posts().updateOne(
      { _id: 'lithium-battery-care' },
      {
        $set: {
          body: '# Hi\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>',
        },
      },
    );
    expect((await findPost('lithium-battery-care'))!.html).not.toMatch(/script|onerror|javascript:|<img|<h1/);
  });
});

describe('pages', () => {
  test('exist once written; an announced one has no text yet', async () => {
    expect(await findPage('secret')).toBeNull();
    await pages().insertOne({
      ...newEditingFields({ title: 'Rental', slug: 'rental', summary: '', tags: [] }, new Date()),
      _id: 'rental',
      slug: 'rental',
      title: 'Rental',
      description: '',
      picture: null,
      body: null,
      updatedAt: new Date(),
    });
    expect((await findPage('rental'))!.html).toBeNull();
  });
});
