import { ObjectId } from 'mongodb';
import { findCart, findCartSummary } from '@/lib/cart/queries';
import { seedCarts } from '@/seed/carts';
import { seedItems } from '@/seed/items';

test('the demo customer finds 8 items for $999.00, all of which can be bought as they stand', async () => {
  const customerId = new ObjectId().toHexString();
  await seedItems();
  await seedCarts(customerId);
  expect(await findCartSummary(customerId)).toMatchObject({ count: 8, subtotal: 99_900, currency: 'USD' });
  const cart = await findCart(customerId);
  expect(cart.lines.map((line) => line.problem)).toEqual(Array(8).fill(null));
  expect(cart.ready).toBe(true);
});

test('seeding again leaves a cart alone that the customer has changed', async () => {
  const customerId = new ObjectId().toHexString();
  await seedCarts(customerId);
  const { removeFromCart } = await import('@/lib/cart/commands');
  const { createCustomer } = await import('../orders/fixtures');
  await removeFromCart({ ...createCustomer(), userId: customerId }, 'FX-WL20');
  await seedCarts(customerId);
  expect((await findCartSummary(customerId)).count).toBe(7);
});
