import { auditRecords } from '@/lib/audit/collection';
import { pages } from '@/lib/content/collection';
import { approvePage } from '@/lib/content/commands';
import { findPage } from '@/lib/content/queries';
import { isPassword } from '@/lib/auth/passwords';
import { findShop } from '@/lib/settings/queries';
import { setups } from '@/lib/setup/collection';
import { completeSetup, openSetup, type FirstContent } from '@/lib/setup/commands';
import { findSetupCode } from '@/lib/setup/queries';
import { setupFormOf, setupInputOf } from '@/lib/setup/rules/form';
import { setupInput } from '@/lib/setup/schema';
import { shopSettings } from '@/lib/settings/collection';
import { adminRoster, users } from '@/lib/users/collection';
import { readPageTemplates } from '@/seed/setup-data';

const loadSample = jest.fn(() => Promise.resolve());
const content: FirstContent = { pages: readPageTemplates, loadSample };

async function inputWith(change: Partial<ReturnType<typeof setupFormOf>> = {}) {
  const form = {
    ...setupFormOf(2026),
    code: (await findSetupCode()) ?? '0'.repeat(12),
    name: 'Nut & Thread',
    legalName: 'Nut *and* Thread GmbH',
    tagline: 'Threads that hold',
    address: 'Nut and Thread GmbH\nHafenweg 3\n20457 Hamburg',
    phone: '+49 40 5550142',
    email: 'hello@thread.example',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    countries: [{ code: 'DE', name: 'Germany' }],
    admin: { name: 'Olga', email: 'olga@thread.example', password: 'correct horse battery' },
  };
  return setupInput.parse(setupInputOf({ ...form, ...change }));
}

beforeEach(async () => {
  for (const each of [setups, users, adminRoster, pages, shopSettings, auditRecords])
    await each().deleteMany({});
  loadSample.mockReset();
  await openSetup();
});

test('a database has one code, whichever server asks, and it is written in any case and with hyphens', async () => {
  const code = (await findSetupCode())!;
  await Promise.all([openSetup(), openSetup()]);
  expect(await findSetupCode()).toBe(code);
  expect(code).toMatch(/^[0-9A-Z]{12}$/);
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
  expect((await inputWith({ code: typed })).code).toBe(code);
});

test('a wrong code is rejected and stores nothing', async () => {
  const input = await inputWith({ code: '0'.repeat(12) });
  expect(await completeSetup(input, content)).toMatchObject({ ok: false, failure: { code: 'wrong-code' } });
  expect(await shopSettings().countDocuments()).toBe(0);
  expect(await users().countDocuments()).toBe(0);
});

test('setting up stores the settings, the legal pages and one admin, and the code dies', async () => {
  const input = await inputWith();
  expect(await completeSetup(input, content)).toMatchObject({ ok: true, expire: ['everything'] });
  expect(await findShop()).toMatchObject({ name: 'Nut & Thread', currency: 'EUR', locale: 'en-DE' });
  const [admin, ...others] = await users().find().toArray();
  expect(others).toEqual([]);
  expect(admin).toMatchObject({ email: 'olga@thread.example', role: 'admin' });
  expect(await isPassword(admin!.passwordHash, 'correct horse battery')).toBe(true);
  expect(loadSample).not.toHaveBeenCalled();
  expect(await findSetupCode()).toBeNull();
  expect(JSON.stringify(await setups().findOne({}))).not.toContain(input.code);
  expect(await completeSetup(input, content)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  expect(JSON.stringify(await auditRecords().find().toArray())).not.toContain('correct horse');
});

test('every page that the footer links is there, a draft filled with the shop’s own facts', async () => {
  await completeSetup(await inputWith(), content);
  const { footer } = await findShop();
  const hrefs = footer.flatMap(({ links }) => links.map(({ href }) => href.slice(1)));
  for (const slug of hrefs.filter((each) => !['contact', 'blog'].includes(each))) {
    const page = await findPage(slug);
    expect([slug, page?.draft]).toEqual([slug, true]);
    expect(page!.html).not.toMatch(/\{\{|Hexbolt|Cleveland/);
  }
  expect((await findPage('imprint'))!.html).toContain('Nut *and* Thread GmbH');
  expect((await findPage('shipping'))!.html).toContain('Germany');
});

test('a draft that has been read is no draft any more, and setting up again leaves it alone', async () => {
  await completeSetup(await inputWith(), content);
  const actor = { userId: 'olga', email: 'olga@thread.example' };
  expect(await approvePage(actor, 'terms')).toMatchObject({ ok: true, value: { done: true } });
  expect(await approvePage(actor, 'terms')).toMatchObject({ ok: true, value: { done: false } });
  expect((await findPage('terms'))!.draft).toBe(false);
  expect(await auditRecords().countDocuments({ action: 'approve-page' })).toBe(1);
});

test('an attempt that died half-way is made again, with other answers too', async () => {
  loadSample.mockRejectedValueOnce(new Error('the power is gone'));
  await expect(completeSetup(await inputWith({ sampleData: true }), content)).rejects.toThrow('the power');
  expect(await findSetupCode()).not.toBeNull();
  expect(await completeSetup(await inputWith({ name: 'Second thought' }), content)).toMatchObject({
    ok: true,
  });
  expect((await findShop()).name).toBe('Second thought');
  expect((await findPage('about'))!.description).toContain('Second thought');
});

test('an account that a killed attempt has left becomes the admin with its own password only', async () => {
  await completeSetup(await inputWith(), content);
  await users().updateMany({}, { $set: { role: 'customer' } });
  await adminRoster().deleteMany({});
  await setups().updateOne({}, { $set: { code: 'ABCDABCDABCD' } });
  const { admin } = await inputWith();
  const guess = await inputWith({ admin: { ...admin, password: 'another long password' } });
  expect(await completeSetup(guess, content)).toMatchObject({ ok: false });
  expect(await users().countDocuments({ role: 'admin' })).toBe(0);
  expect(await completeSetup(await inputWith(), content)).toMatchObject({ ok: true });
  expect(await users().countDocuments({ role: 'admin' })).toBe(1);
});

test('of two who set up at the same time one becomes the admin', async () => {
  const { admin } = await inputWith();
  const inputs = [
    await inputWith(),
    await inputWith({ admin: { ...admin, email: 'other@thread.example' }, name: 'Other' }),
  ];
  const results = await Promise.all(inputs.map((input) => completeSetup(input, content)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await users().countDocuments()).toBe(1);
});

test('a database with an admin can’t be set up, whatever code is known', async () => {
  const input = await inputWith();
  await completeSetup(input, content);
  await setups().updateOne({}, { $set: { code: input.code } });
  expect(await findSetupCode()).toBeNull();
  expect(await completeSetup(input, content)).toMatchObject({ ok: false });
});
