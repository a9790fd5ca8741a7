import { findOrder } from '@/lib/orders/queries/orders';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { defaultCarriers } from '@/lib/settings/rules/carriers';
import { createProduct } from './fixtures';
import { admin, confirmedOrder, shipped } from './shipping';

const pageOf = async (number: string, at: number) => (await findOrder(number))!.shipments[at]!.trackingUrl;

test('a shop that never changed its carriers has the usual ones', async () => {
  expect((await findShop()).carriers).toEqual(defaultCarriers);
});

test('a parcel is followed at its carrier of the settings, and keeps its page when the settings change', async () => {
  const sku = await createProduct(10);
  const { number } = await confirmedOrder([[sku, 5]]);
  const road = { name: 'Road & Rail', trackingPage: 'https://road.example/t/{number}' };
  expect(await saveShop(admin, { carriers: [road] })).toMatchObject({ ok: true });
  await shipped(number, [[sku, 1]], { carrier: 'Road & Rail', tracking: 'PRO 1' });
  await shipped(number, [[sku, 1]], { carrier: 'UPS', tracking: '1Z 2' });
  expect(await saveShop(admin, { carriers: defaultCarriers })).toMatchObject({ ok: true });
  await shipped(number, [[sku, 1]], { carrier: 'Road & Rail', tracking: 'PRO 3' });
  await shipped(number, [[sku, 1]], { carrier: 'UPS', tracking: '1Z 4' });
  expect(await pageOf(number, 0)).toBe('https://road.example/t/PRO1');
  expect(await pageOf(number, 1)).toBe('');
  expect(await pageOf(number, 2)).toBe('');
  expect(await pageOf(number, 3)).toBe('https://www.ups.com/track?tracknum=1Z4');
});
