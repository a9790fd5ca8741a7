import { findCartSummary } from '@/lib/cart/queries';
import { addToCart } from '@/lib/cart/commands';
import { stock } from '@/lib/catalog/collection/stock';
import { outbox } from '@/lib/mail/collection';
import { deliverOutbox } from '@/lib/mail/worker';
import { orders } from '@/lib/orders/collection';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { onCrashingServer } from './faults';
import { createCustomer, createProduct, bodyFor, newKey, unitsOf } from './fixtures';

const later = (milliseconds: number) => setClock(() => Date.now() + milliseconds);

beforeEach(() => setClock());
afterAll(() => setClock());

async function prepareOrder() {
  const [a, b] = [await createProduct(10), await createProduct(10)];
  const customer = createCustomer();
  await addToCart(customer, { sku: a, quantity: 3 });
  await addToCart(customer, { sku: b, quantity: 1 });
  // Two of the three are ordered: the third must stay in the cart.
  const body = await bodyFor([[a, 2], [b, 1]], { fromCart: true }); // prettier-ignore
  return { a, b, customer, key: newKey(), body };
}

const ordersOf = (id: string) =>
  orders()
    .find({ 'customer.id': id, number: { $exists: true } })
    .toArray();

async function expectAllSettled({ a, b, customer }: Awaited<ReturnType<typeof prepareOrder>>, sold: 0 | 1) {
  expect(await unitsOf(a)).toEqual({ left: 10 - 2 * sold, held: 0, sold: 2 * sold });
  expect(await unitsOf(b)).toEqual({ left: 10 - sold, held: 0, sold });
  const stored = await stock()
    .find({ _id: { $in: [a, b] } })
    .toArray();
  expect(stored.flatMap(({ holds }) => holds)).toEqual([]);
  const placed = await ordersOf(customer.userId);
  expect(placed).toHaveLength(sold);
  expect(placed.filter((order) => order.unfinished ?? order.mails.length > 0)).toEqual([]);
  expect(await outbox().countDocuments({ to: customer.email })).toBe(sold);
  expect((await findCartSummary(customer)).count).toBe(sold ? 1 : 4);
}

async function sweep(): Promise<void> {
  later(60_000);
  await sweepOrders();
  await deliverOutbox();
}

describe('a server that crashes after a write', () => {
  test('of an order, any of them: a retry places it once, and all numbers agree', async () => {
    let at = 0;
    for (let died = true; died;) {
      at += 1;
      setClock();
      const prepared = await prepareOrder();
      const { customer, body, key } = prepared;
      const first = await onCrashingServer(at, 'after', () => placeOrder(customer, body, key));
      died = first.died;
      later(11_000);
      const again = await placeOrder(customer, body, key);
      expect(again.ok).toBe(true);
      if (first.value?.ok && again.ok) expect(again.value.number).toBe(first.value.value.number);
      await sweep();
      await expectAllSettled(prepared, 1);
    }
    // The loop ended at the first order that was complete before its server crashed.
    expect(at).toBeGreaterThan(8);
  }, 240_000);

  test('of an order without a retry: the sweeper completes or undoes it', async () => {
    for (let [at, died] = [1, true]; died; at++) {
      setClock();
      const prepared = await prepareOrder();
      const { customer, body, key } = prepared;
      ({ died } = await onCrashingServer(at, 'after', () => placeOrder(customer, body, key)));
      const committed = (await ordersOf(customer.userId)).length as 0 | 1;
      await sweep();
      await expectAllSettled(prepared, committed);
    }
  }, 120_000);

  test('of a cancellation: the units are returned once, whoever completes it', async () => {
    for (let [at, died] = [1, true]; died; at++) {
      setClock();
      const { a, b, customer, key, body } = await prepareOrder();
      const placed = await placeOrder(customer, body, key);
      if (!placed.ok) throw new Error('not placed');
      const { number } = placed.value;
      const cancel = () => cancelOwnOrder(customer, number, 'changed my mind');
      ({ died } = await onCrashingServer(at, 'after', cancel));
      await cancel();
      await sweep();
      await sweep();
      expect(await unitsOf(a)).toEqual({ left: 10, held: 0, sold: 0 });
      expect(await unitsOf(b)).toEqual({ left: 10, held: 0, sold: 0 });
      const subjects = (await outbox().find({ to: customer.email }).toArray()).map((mail) => mail.subject);
      expect(subjects.sort()).toEqual([`Order ${number} is cancelled`, `Your order ${number}`]);
    }
  }, 120_000);
});
