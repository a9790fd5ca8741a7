import { addToCart, enterCode } from '@/lib/cart/commands';
import { findCart } from '@/lib/cart/queries';
import { changeDiscount } from '@/lib/discounts/commands/discounts';
import { findDiscount } from '@/lib/discounts/queries';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { onCrashingServer } from '../orders/faults';
import {
  createAdmin,
  createCustomer,
  createProduct,
  newKey,
  orderWithRetries,
  unitsOf,
} from '../orders/fixtures';
import { bodyWith, createDiscount, usesOf } from './fixtures';

const later = (milliseconds: number) => setClock(() => Date.now() + milliseconds);

beforeEach(() => setClock());
afterAll(() => setClock());

test('of 150 buyers at once exactly 100 get a discount with 100 uses', async () => {
  const sku = await createProduct(1_000);
  const discount = await createDiscount({ maxUses: 100 });
  const body = await bodyWith(createCustomer(), sku, discount.code);
  const results = await Promise.all(
    Array.from({ length: 150 }, () => orderWithRetries(createCustomer(), body)),
  );
  const failures = results.flatMap((result) => (result.ok ? [] : [result.failure.code]));
  // Those who came after the last use was counted are told the new total instead.
  expect(failures).toHaveLength(50);
  expect(failures.filter((code) => code !== 'discount-used-up' && code !== 'total-changed')).toEqual([]);
  expect(await usesOf(discount)).toEqual({ used: 100, perCustomer: 100, open: 0, ordered: 100 });
  expect(await unitsOf(sku)).toEqual({ left: 900, held: 0, sold: 100 });
}, 240_000);

test('a customer who orders eight times at once uses a discount as often as one customer can', async () => {
  const [sku, customer] = [await createProduct(100), createCustomer()];
  const discount = await createDiscount({ maxUsesPerCustomer: 2, maxUses: 50 });
  const body = await bodyWith(customer, sku, discount.code);
  const results = await Promise.all(Array.from({ length: 8 }, () => orderWithRetries(customer, body)));
  expect(results.filter((result) => result.ok)).toHaveLength(2);
  expect(await usesOf(discount)).toEqual({ used: 2, perCustomer: 2, open: 0, ordered: 2 });
  const other = createCustomer();
  expect(await placeOrder(other, body, newKey())).toMatchObject({ ok: true });
});

test('a cancelled order gives its use back once, and a repeated key claims no second one', async () => {
  const [sku, customer] = [await createProduct(10), createCustomer()];
  const discount = await createDiscount({ maxUses: 1, maxUsesPerCustomer: 1 });
  const [body, key] = [await bodyWith(customer, sku, discount.code), newKey()];
  const placed = await placeOrder(customer, body, key);
  if (!placed.ok) throw new Error(placed.failure.message);
  expect(await placeOrder(customer, body, key)).toMatchObject({ value: { number: placed.value.number } });
  expect((await usesOf(discount)).used).toBe(1);
  for (let count = 0; count < 2; count++) await cancelOwnOrder(customer, placed.value.number, '');
  await sweepOrders();
  expect(await usesOf(discount)).toEqual({ used: 0, perCustomer: 0, open: 0, ordered: 0 });
  expect(await placeOrder(customer, body, newKey())).toMatchObject({ ok: true });
});

test('a discount that is paused or used up while the customer reads the total costs nothing and sells nothing', async () => {
  const [sku, customer] = [await createProduct(10), createCustomer()];
  const { id, code, status: _status, used: _used, ...input } = await createDiscount();
  const body = await bodyWith(customer, sku, code);
  await changeDiscount(createAdmin(), id, { ...input, code, active: false });
  expect(await placeOrder(customer, body, newKey())).toMatchObject({
    failure: {
      code: 'total-changed',
      message: expect.stringContaining(`The code ${code} is not valid at present. The total has changed to`),
    },
  });
  expect(await unitsOf(sku)).toEqual({ left: 10, held: 0, sold: 0 });
});

describe('a server that crashes after a write', () => {
  test('of a discounted order, any of them: a retry uses the discount once', async () => {
    let at = 0;
    for (let died = true; died;) {
      at += 1;
      setClock();
      const [sku, customer] = [await createProduct(10), createCustomer()];
      const discount = await createDiscount({ maxUses: 1, maxUsesPerCustomer: 1 });
      await addToCart(customer, { sku, quantity: 1 });
      await enterCode(customer, discount.code);
      const [body, key] = [await bodyWith(customer, sku, discount.code, { fromCart: true }), newKey()];
      died = (await onCrashingServer(at, 'after', () => placeOrder(customer, body, key))).died;
      later(11_000);
      expect(await placeOrder(customer, body, key)).toMatchObject({ ok: true });
      later(60_000);
      await sweepOrders();
      expect(await usesOf(discount)).toEqual({ used: 1, perCustomer: 1, open: 0, ordered: 1 });
      expect(await findCart(customer)).toMatchObject({ lines: [], code: null });
    }
    expect(at).toBeGreaterThan(8);
  }, 240_000);

  test('of a discounted order without a retry: the sweeper settles the use', async () => {
    for (let [at, died] = [1, true]; died; at++) {
      setClock();
      const [sku, customer] = [await createProduct(10), createCustomer()];
      const discount = await createDiscount({ maxUses: 1 });
      const body = await bodyWith(customer, sku, discount.code);
      ({ died } = await onCrashingServer(at, 'after', () => placeOrder(customer, body, newKey())));
      later(60_000);
      await sweepOrders();
      const { used, perCustomer, open, ordered } = await usesOf(discount);
      expect([used, perCustomer, open]).toEqual([ordered, ordered, 0]);
    }
  }, 120_000);

  test('of a cancellation: the use comes back once', async () => {
    for (let [at, died] = [1, true]; died; at++) {
      setClock();
      const [sku, customer] = [await createProduct(10), createCustomer()];
      const discount = await createDiscount({ maxUses: 1 });
      const placed = await placeOrder(customer, await bodyWith(customer, sku, discount.code), newKey());
      if (!placed.ok) throw new Error(placed.failure.message);
      const { number } = placed.value;
      ({ died } = await onCrashingServer(at, 'after', () => cancelOwnOrder(customer, number, '')));
      await cancelOwnOrder(customer, number, '');
      later(60_000);
      for (let sweeps = 0; sweeps < 2; sweeps++) await sweepOrders();
      expect(await usesOf(discount)).toEqual({ used: 0, perCustomer: 0, open: 0, ordered: 0 });
      expect((await findDiscount(discount.id))!.status).toBe('active');
    }
  }, 120_000);
});
