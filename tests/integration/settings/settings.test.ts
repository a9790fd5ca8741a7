import { auditRecords } from '@/lib/audit/collection';
import { shopSettings } from '@/lib/settings/collection';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { defaultShop } from '@/lib/settings/rules/shop';

const store = (settings: object) =>
  shopSettings().updateOne({ _id: 'shop' }, { $set: settings }, { upsert: true });

test('settings stored before there was a time zone get the default one', async () => {
  await store({ name: 'Bolts & Co' });
  expect(await findShop()).toEqual({ ...defaultShop, name: 'Bolts & Co' });
});

test('a shop elsewhere has its own time zone', async () => {
  await store({ timeZone: 'Europe/Berlin' });
  expect((await findShop()).timeZone).toBe('Europe/Berlin');
});

test('an unknown time zone breaks no page: the default is used', async () => {
  await store({ timeZone: 'America/Cleveland' });
  expect((await findShop()).timeZone).toBe(defaultShop.timeZone);
});

test('an admin’s changes are stored and recorded, and nothing else is', async () => {
  await shopSettings().deleteMany({});
  const actor = { userId: 'olga', email: 'olga@shop.example' };
  const { currency: _, locale: __, ...settings } = defaultShop;
  const changed = { ...settings, name: 'Nut & Thread', taxRules: [] };
  expect(await saveShop(actor, changed)).toMatchObject({ ok: true, expire: ['shop'] });
  expect(await findShop()).toEqual({ ...defaultShop, name: 'Nut & Thread', taxRules: [] });
  expect(await shopSettings().findOne({})).toEqual({ _id: 'shop', name: 'Nut & Thread', taxRules: [] });
  await saveShop(actor, changed);
  const records = await auditRecords().find({ 'subject.kind': 'settings' }).toArray();
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    action: 'settings-changed',
    actor,
    before: { name: 'Hexbolt', taxRules: defaultShop.taxRules },
    after: { name: 'Nut & Thread', taxRules: [] },
  });
});

test('zones that don’t fit the countries are an error at their field, whichever of them changes', async () => {
  const actor = { userId: 'olga', email: 'olga@shop.example' };
  const places = [{ country: 'CA', regions: [], postcodes: [] }];
  const deliveryZones = [{ ...defaultShop.deliveryZones[0]!, isRest: false, places }];
  expect(await saveShop(actor, { deliveryZones })).toMatchObject({ ok: true });
  const countries = defaultShop.countries.filter(({ code }) => code !== 'CA');
  expect(await saveShop(actor, { countries })).toMatchObject({
    failure: {
      kind: 'invalid',
      fields: { 'deliveryZones.0.places.0.country': 'is not among the countries of the shop' },
    },
  });
  expect((await findShop()).countries).toEqual(defaultShop.countries);
});

test('a tax category that a rule or a category of the catalog uses can neither be unknown nor be removed', async () => {
  await shopSettings().deleteMany({});
  const actor = { userId: 'olga', email: 'olga@shop.example' };
  const rule = { country: 'DE', region: null, category: 'books', name: 'MwSt.', basisPoints: 700 };
  const fields = async (change: Parameters<typeof saveShop>[1]) => {
    const saved = await saveShop(actor, change);
    return saved.ok ? null : saved.failure.fields;
  };
  const missing = { 'taxRules.0.category': 'There is no tax category “books”' };
  expect(await fields({ taxRules: [rule] })).toEqual(missing);
  const books = [...defaultShop.taxCategories, { id: 'books', name: 'Books' }];
  expect(await fields({ taxRules: [rule], taxCategories: books })).toBeNull();
  expect(await fields({ taxCategories: defaultShop.taxCategories })).toEqual(missing);
  expect(await fields({ taxAssignments: [{ category: 'drills', taxCategory: 'maps' }] })).toEqual({
    'taxAssignments.0.taxCategory': 'There is no tax category “maps”',
  });
  expect((await findShop()).taxCategories).toEqual(books);
});
