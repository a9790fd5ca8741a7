import { addToCart } from '@/lib/cart/commands';
import { saveAddress } from '@/lib/orders/commands/address-book';
import { estimateCartDelivery } from '@/lib/orders/queries/cart-delivery';
import { shopSettings } from '@/lib/settings/collection';
import type { Customer } from '@/lib/users/types';
import { demoZones } from '@/seed/delivery';
import { createCustomer, createProduct, ohio } from '../orders/fixtures';

beforeAll(async () => {
  await shopSettings().updateOne({ _id: 'shop' }, { $set: { deliveryZones: demoZones } }, { upsert: true });
});

async function estimate(buyer: Customer, place: { country?: string; postcode?: string } = {}) {
  const found = await estimateCartDelivery(buyer, null, place);
  if (!found.ok) return found.failure;
  const { place: at, cheapest, problems } = found.value;
  return [at?.label ?? null, cheapest && [cheapest.offer.id, cheapest.charge], ...problems];
}

test('the estimate of a cart is for the entered place, else for the address that was used last', async () => {
  const buyer = createCustomer();
  await addToCart(buyer, { sku: await createProduct(9, { weightGrams: 2_000 }), quantity: 2 });
  expect(await estimate(buyer)).toEqual([null, null]);
  await saveAddress(buyer, ohio);
  expect(await estimate(buyer)).toEqual(['Cleveland 44114, United States', ['standard', 1_290]]);
  const alaska = { country: 'US', postcode: '99501' };
  expect(await estimate(buyer, alaska)).toEqual(['99501, United States', ['standard', 3_900]]);
});

test('the estimate says which goods exclude a method, and which postal code is none', async () => {
  const buyer = createCustomer();
  const sku = await createProduct(9, { name: 'Chain spray', dangerousGoods: true });
  await addToCart(buyer, { sku, quantity: 1 });
  expect(await estimate(buyer, { country: 'US', postcode: '44114' })).toEqual([
    '44114, United States',
    ['standard', 1_290],
    'Express can’t carry dangerous goods: Chain spray.',
  ]);
  expect(await estimate(buyer, { country: 'US', postcode: 'x' })).toMatchObject({
    fields: { postcode: 'Enter a ZIP code such as 44114' },
  });
});
