import { outbox } from '@/lib/mail/collection';
import {
  cancelOwnOrder,
  changeOrder,
  changeOrders,
  changePayment,
} from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { requestLineReturn } from '@/lib/orders/commands/line-returns';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findOrder, findOwnOrder, listAllOrders, listOwnOrders } from '@/lib/orders/queries/orders';
import type { ChosenStatus, OrderStatus, RecordedPaymentStatus } from '@/lib/orders/rules/status';
import type { Customer } from '@/lib/users/types';
import { createCustomer, createAdmin, createProduct, bodyFor, newKey, unitsOf } from './fixtures';

const admin = createAdmin();

async function createOrder(customer: Customer = createCustomer(), quantity = 2) {
  const sku = await createProduct(10);
  const placed = await placeOrder(customer, await bodyFor([[sku, quantity]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  return { sku, customer, number: placed.value.number };
}

const to = (state: ChosenStatus, more = {}) => ({
  to: state,
  why: '',
  tracking: '',
  undo: false,
  ...more,
});

async function walk(number: string, ...states: ChosenStatus[]) {
  for (const state of states) await changeOrder(admin, number, to(state));
}

test('an order goes from placed to delivered; each step is in the history and mailed once', async () => {
  const { number, customer } = await createOrder();
  await walk(number, 'confirmed');
  await changeOrder(admin, number, to('shipped', { tracking: 'UPS 1Z 999' }));
  await walk(number, 'delivered');
  const order = (await findOrder(number))!;
  expect(order.state).toBe('delivered');
  expect(order.delivery.tracking).toBe('UPS 1Z 999');
  expect(order.history.map(({ what, by }) => [what, by])).toEqual([
    ['placed', 'Ada Buyer'],
    ['confirmed', 'Grace Shop (shop)'],
    ['shipped', 'Grace Shop (shop)'],
    ['delivered', 'Grace Shop (shop)'],
  ]);
  const mails = await outbox().find({ to: customer.email }).sort({ composedAt: 1 }).toArray();
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your order ${number}`,
    `Order ${number} is confirmed`,
    `Order ${number} is on its way`,
    `Order ${number} was delivered`,
  ]);
  expect(mails[2]!.text).toContain('UPS 1Z 999');
});

test('an illegal change is rejected with the allowed ones, and changes nothing', async () => {
  const { number } = await createOrder();
  const result = await changeOrder(admin, number, to('delivered'));
  expect(result).toMatchObject({
    ok: false,
    failure: {
      kind: 'conflict',
      code: 'illegal-change',
      message: 'This order is placed: it can become confirmed or cancelled, not delivered',
    },
  });
  expect((await findOrder(number))!.state).toBe('placed');
});

test('of ten simultaneous cancellations by customer and admin one succeeds, and the units are returned once', async () => {
  const { number, sku, customer } = await createOrder();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2
        ? cancelOwnOrder(customer, number, '')
        : changeOrder(admin, number, to('cancelled', { why: 'Not to be had' })),
    ),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  await sweepOrders();
  expect(await unitsOf(sku)).toEqual({ left: 10, held: 0, sold: 0 });
  expect(await outbox().countDocuments({ to: customer.email, subject: `Order ${number} is cancelled` })).toBe(
    1,
  );
});

test('of simultaneous shipping and cancelling one succeeds, and the stock agrees with it', async () => {
  const { number, sku, customer } = await createOrder();
  await walk(number, 'confirmed');
  await Promise.all([changeOrder(admin, number, to('shipped')), cancelOwnOrder(customer, number, '')]);
  const { state } = (await findOrder(number))!;
  expect(['shipped', 'cancelled']).toContain(state);
  expect((await unitsOf(sku)).left).toBe(state === 'shipped' ? 8 : 10);
});

test('a shipped order can’t be cancelled by its customer', async () => {
  const { number, customer } = await createOrder();
  await walk(number, 'confirmed', 'shipped');
  expect(await cancelOwnOrder(customer, number, '')).toMatchObject({
    ok: false,
    failure: { kind: 'conflict' },
  });
});

test('another person’s order can’t be seen, cancelled, or returned', async () => {
  const { number, sku } = await createOrder();
  const otherPerson = createCustomer('Eve');
  expect(await findOwnOrder(otherPerson.userId, number)).toBeNull();
  expect(await cancelOwnOrder(otherPerson, number, '')).toMatchObject({ failure: { kind: 'not-found' } });
  const lines = [{ sku, quantity: 1, reason: 'other' as const, note: '', photos: [] }];
  expect(await requestLineReturn(otherPerson, number, { id: newKey(), lines })).toMatchObject({
    failure: { kind: 'not-found' },
  });
});

test('a payment goes from due to paid to refunded and no other way', async () => {
  const { number } = await createOrder();
  const change = (to: RecordedPaymentStatus) => changePayment(admin, number, { to, why: '', undo: false });
  expect(await change('refunded')).toMatchObject({ ok: false });
  expect(await change('paid')).toMatchObject({ ok: true });
  expect(await change('paid')).toMatchObject({ ok: false });
  expect(await change('refunded')).toMatchObject({ ok: true });
  expect(await change('paid')).toMatchObject({ ok: false });
});

test('changing several orders reports the outcome of each', async () => {
  const [one, other] = [await createOrder(), await createOrder()];
  await walk(other.number, 'confirmed', 'shipped');
  const numbers = [one.number, other.number, 'HX-00000000'];
  const result = await changeOrders(admin, { numbers, to: 'confirmed', why: '' });
  expect(result.ok && result.value.rows).toEqual([
    { number: one.number, ok: true, message: 'Done' },
    {
      number: other.number,
      ok: false,
      message: 'This order is shipped: it can become delivered, not confirmed',
    },
    { number: 'HX-00000000', ok: false, message: 'There is no such order.' },
  ]);
});

test('lists are sorted newest first, filtered by status, and contain only the customer’s own orders', async () => {
  const customer = createCustomer();
  const [first, second] = [await createOrder(customer), await createOrder(customer)];
  await walk(second.number, 'confirmed');
  const numbers = async (state?: OrderStatus) =>
    (await listOwnOrders(customer.userId, { state }, 1)).rows.map((row) => row.number);
  expect(await numbers()).toEqual([second.number, first.number]);
  expect(await numbers('placed')).toEqual([first.number]);
  expect((await listOwnOrders(createCustomer().userId, {}, 1)).total).toBe(0);
});

test('admins find orders by word prefixes, including special characters', async () => {
  const { number, sku, customer } = await createOrder(createCustomer('Zacharias Quill'));
  const find = async (q: string) => (await listAllOrders({ q }, 1)).rows.map((row) => row.number);
  for (const q of [number, number.slice(3, 8).toLowerCase(), 'zach quil', customer.email, sku, 'quill 44114'])
    expect(await find(q)).toContain(number);
  for (const q of ['Quill Nobody', '.*', '(', '$', '\\', '"', 'q[', '{"$gt":""}'])
    expect(await find(q)).not.toContain(number);
});

test('admins sort orders by date or total, in both directions', async () => {
  const made: string[] = [];
  for (const quantity of [2, 9, 5]) made.push((await createOrder(createCustomer(), quantity)).number);
  const [two, nine, five] = made as [string, string, string];
  const listed = async (sort?: 'placed' | 'total' | '-total') => {
    const { rows } = await listAllOrders({ sort }, 1);
    return rows.map(({ number }) => number).filter((number) => made.includes(number));
  };
  expect(await listed()).toEqual([five, nine, two]);
  expect(await listed('placed')).toEqual([two, nine, five]);
  expect(await listed('total')).toEqual([two, five, nine]);
  expect(await listed('-total')).toEqual([nine, five, two]);
});
