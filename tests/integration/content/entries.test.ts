import { auditRecords } from '@/lib/audit/collection';
import { addEntry, removeEntry, saveEntry } from '@/lib/content/commands/entries';
import { listAnnouncements, listFaqs, listTestimonials } from '@/lib/content/queries';
import { listEntries } from '@/lib/content/queries/entries';
import { entryKinds } from '@/lib/content/rules/entries';
import { entryInput, type EntryInput } from '@/lib/content/schema';
import { setClock } from '@/lib/platform/clock';
import type { Result } from '@/lib/shared/result';
import { seedContent } from '@/seed/content';
import { createAdmin } from '../orders/fixtures';

const grace = createAdmin('Grace Shop');
const zone = 'America/New_York';

beforeAll(seedContent);
afterEach(() => setClock());

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}
const question = (more: object = {}): EntryInput =>
  entryInput.parse({
    kind: 'faq',
    question: 'Do you cut bars?',
    answer: 'Yes, to length.',
    position: 0,
    ...more,
  });
const announcement = (more: object = {}): EntryInput =>
  entryInput.parse({
    kind: 'announcement',
    title: 'Stocktaking',
    text: 'The warehouse is closed.',
    audience: 'all',
    places: ['myOrders'],
    from: null,
    until: null,
    ...more,
  });

test('a question is added at its position, changed and removed, and each change is in the audit log once', async () => {
  const before = await listFaqs();
  const { id } = valueOf(await addEntry(grace, question()));
  expect((await listFaqs()).map((faq) => faq.id)).toContain(id);
  for (const time of [1, 2]) {
    valueOf(await saveEntry(grace, id, question({ answer: `Up to 3 m.`, position: 999 })));
    expect([time, (await listFaqs()).at(-1)]).toEqual([
      time,
      { id, question: 'Do you cut bars?', answer: 'Up to 3 m.' },
    ]);
  }
  valueOf(await removeEntry(grace, 'faq', id));
  expect(await removeEntry(grace, 'faq', id)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  expect(await saveEntry(grace, id, question())).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  expect(await listFaqs()).toEqual(before);
  const records = await auditRecords().find({ 'subject.id': id }).sort({ _id: 1 }).toArray();
  expect(records.map(({ action }) => action)).toEqual(['faq-added', 'faq-changed', 'faq-removed']);
});

test('a testimonial needs a picture of the shop', async () => {
  const testimonial = { kind: 'testimonial', name: 'Ada', description: 'Good.', position: 0 };
  expect(entryInput.safeParse({ ...testimonial, picture: null }).error?.issues[0]).toMatchObject({
    path: ['picture'],
    message: 'Choose a picture',
  });
  const foreign = { ...testimonial, picture: 'https://elsewhere.example/a.png' };
  expect(entryInput.safeParse(foreign).success).toBe(false);
  const input = entryInput.parse({ ...testimonial, picture: '/pictures/items/a.webp' });
  const { id } = valueOf(await addEntry(grace, input));
  expect((await listTestimonials()).find((shown) => shown.id === id)).toMatchObject({ name: 'Ada' });
});

test('an announcement runs from the start of its first day to the end of its last, on the clocks of the shop', async () => {
  const input = announcement({ from: '2050-03-12', until: '2050-03-13' });
  const { id } = valueOf(await addEntry(grace, input));
  const isShown = async (moment: string) => {
    setClock(() => Date.parse(moment));
    return (await listAnnouncements('myOrders', 'customer')).some((shown) => shown.id === id);
  };
  expect(await isShown('2050-03-12T04:59:59Z')).toBe(false);
  expect(await isShown('2050-03-12T05:00:00Z')).toBe(true);
  // Daylight saving time begins on the 13th.
  expect(await isShown('2050-03-14T03:59:59Z')).toBe(true);
  expect(await isShown('2050-03-14T04:00:00Z')).toBe(false);
  expect((await listEntries('announcement', zone)).find((entry) => entry.id === id)).toEqual({
    ...input,
    id,
  });
  expect(entryInput.safeParse({ ...input, until: '2050-03-11' }).error?.issues[0]?.path).toEqual(['until']);
  expect(entryInput.safeParse({ ...input, places: [] }).success).toBe(false);
});

test('the form shows every entry of the demo, and saving it unchanged changes nothing', async () => {
  for (const kind of entryKinds) {
    const entries = await listEntries(kind, zone);
    expect(entries.length).toBeGreaterThan(1);
    for (const { id, ...input } of entries) valueOf(await saveEntry(grace, id, input));
    expect(await listEntries(kind, zone)).toEqual(entries);
  }
});
