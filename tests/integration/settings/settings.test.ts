import { shopSettings } from '@/lib/settings/collection';
import { findShop } from '@/lib/settings/queries';
import { defaultShop } from '@/lib/settings/rules';

const store = (settings: object) =>
  shopSettings().updateOne({ _id: 'shop' }, { $set: settings }, { upsert: true });

test('settings that were stored before there was a time zone get the one of the house', async () => {
  await store({ name: 'Bolts & Co' });
  expect(await findShop()).toEqual({ ...defaultShop, name: 'Bolts & Co' });
});

test('a shop somewhere else has its own clock', async () => {
  await store({ timeZone: 'Europe/Berlin' });
  expect((await findShop()).timeZone).toBe('Europe/Berlin');
});

test('a clock that doesn’t exist stops no page: the house’s own is read', async () => {
  await store({ timeZone: 'America/Cleveland' });
  expect((await findShop()).timeZone).toBe(defaultShop.timeZone);
});
