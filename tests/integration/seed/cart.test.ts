import { ObjectId } from 'mongodb';
import { removeFromCart } from '@/lib/cart/commands';
import { findCart, findCartSummary } from '@/lib/cart/queries';
import { seedCarts } from '@/seed/carts';
import { seedProducts } from '@/seed/products';
import { createCustomer } from '../orders/fixtures';

const demoAccounts = (customerId: string) => new Map([['customer@hexbolt.example', customerId]]);

beforeAll(seedProducts);

test('the demo customer finds 8 products for $999.00, all of which can be bought as they are', async () => {
  const customerId = new ObjectId().toHexString();
  await seedCarts(demoAccounts(customerId));
  expect(await findCartSummary({ userId: customerId })).toMatchObject({
    count: 8,
    subtotal: 99_900,
    currency: 'USD',
  });
  const cart = await findCart({ userId: customerId, email: 'customer@hexbolt.example' });
  expect(cart.lines.map((line) => line.problem)).toEqual(Array(8).fill(null));
  expect(cart.ready).toBe(true);
});

test('seeding again leaves alone a cart that the customer has changed', async () => {
  const customerId = new ObjectId().toHexString();
  await seedCarts(demoAccounts(customerId));
  await removeFromCart({ ...createCustomer(), userId: customerId }, 'FX-WL20');
  await seedCarts(demoAccounts(customerId));
  expect((await findCartSummary({ userId: customerId })).count).toBe(7);
});
