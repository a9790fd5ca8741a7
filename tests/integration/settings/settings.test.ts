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
