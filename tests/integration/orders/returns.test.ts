import { outbox } from '@/lib/mail/collection';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { decideReturn, requestReturn } from '@/lib/orders/commands/returns';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { countOpenReturns, findOrder, listAllOrders } from '@/lib/orders/queries/orders';
import { setClock } from '@/lib/platform/clock';
import { onCrashingServer } from './faults';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey, unitsOf } from './fixtures';

const admin = createAdmin();

afterEach(() => setClock());

/** A delivered order of five good and three broken units. */
async function deliveredOrder() {
  const [good, broken] = [await createProduct(10), await createProduct(10)];
  const customer = createCustomer();
  const placed = await placeOrder(customer, await bodyFor([[good, 5], [broken, 3]]), newKey()); // prettier-ignore
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number } = placed.value;
  for (const to of ['confirmed', 'shipped', 'delivered'] as const)
    await changeOrder(admin, number, { to, why: '', tracking: '', lines: [], undo: false });
  return { good, broken, customer, number };
}

async function withOpenRequest() {
  const order = await deliveredOrder();
  await requestReturn(order.customer, order.number, 'Three are broken');
  return order;
}

const accept = (number: string, lines: { sku: string; quantity: number }[]) =>
  decideReturn(admin, number, { accept: true, why: '', lines });

test('an accepted return restocks what the admin says, line by line, and nothing else', async () => {
  const { number, good, broken } = await withOpenRequest();
  const lines = [{ sku: good, quantity: 4 }, { sku: broken, quantity: 0 }]; // prettier-ignore
  expect(await accept(number, lines)).toMatchObject({ ok: true });
  expect((await unitsOf(good)).left).toBe(9);
  expect((await unitsOf(broken)).left).toBe(7);
  expect((await findOrder(number))!.restocked).toEqual([{ sku: good, quantity: 4 }]);
});

test('open return requests are counted and listed until they are decided', async () => {
  const before = await countOpenReturns();
  const { number } = await withOpenRequest();
  const listed = async () => (await listAllOrders({ returns: 'open' }, 1)).rows.map((row) => row.number);
  expect(await countOpenReturns()).toBe(before + 1);
  expect(await listed()).toContain(number);
  await accept(number, []);
  expect(await countOpenReturns()).toBe(before);
  expect(await listed()).not.toContain(number);
});

test('an accepted return without lines restocks nothing', async () => {
  const { number, good, broken } = await withOpenRequest();
  expect(await accept(number, [])).toMatchObject({ ok: true });
  expect((await unitsOf(good)).left + (await unitsOf(broken)).left).toBe(12);
});

test.each([
  ['more than was ordered', (sku: string) => [{ sku, quantity: 6 }]],
  ['more than was ordered, split in two', (sku: string) => [{ sku, quantity: 3 }, { sku, quantity: 3 }]], // prettier-ignore
  ['something that was not ordered', () => [{ sku: 'OTHER-1', quantity: 1 }]],
])('%s can’t be restocked', async (_, lines) => {
  const { number, good } = await withOpenRequest();
  expect(await accept(number, lines(good))).toMatchObject({
    failure: { kind: 'invalid', code: 'wrong-restock' },
  });
  expect((await findOrder(number))!.state).toBe('delivered');
  expect((await unitsOf(good)).left).toBe(5);
});

test('an order marked as returned without a request is restocked line by line too', async () => {
  const { number, good, broken } = await deliveredOrder();
  const lines = [{ sku: broken, quantity: 1 }];
  await changeOrder(admin, number, { to: 'returned', why: 'Came back', tracking: '', lines, undo: false });
  expect((await unitsOf(good)).left).toBe(5);
  expect((await unitsOf(broken)).left).toBe(8);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'if a server crashes at operation %i of a return, the units are restocked once, whoever completes it',
  async (at) => {
    for (const when of ['before', 'after'] as const) {
      const { number, good, broken, customer } = await withOpenRequest();
      const lines = [{ sku: good, quantity: 4 }];
      await onCrashingServer(at, when, () => accept(number, lines));
      await accept(number, lines);
      setClock(() => Date.now() + 60_000);
      await sweepOrders();
      await sweepOrders();
      setClock();
      expect((await unitsOf(good)).left).toBe(9);
      expect((await unitsOf(broken)).left).toBe(7);
      const subject = `Return accepted for order ${number}`;
      expect(await outbox().countDocuments({ to: customer.email, subject })).toBe(1);
    }
  },
);
