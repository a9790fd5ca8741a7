import { auditRecords } from '@/lib/audit/collection';
import { outbox } from '@/lib/mail/collection';
import { changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { requestLineReturn } from '@/lib/orders/commands/line-returns';
import { findOrder } from '@/lib/orders/queries/orders';
import type { ChosenStatus, RecordedPaymentStatus } from '@/lib/orders/rules/status';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey, unitsOf } from './fixtures';

const admin = createAdmin();

async function placedOrder() {
  const customer = createCustomer();
  const sku = await createProduct(10);
  const placed = await placeOrder(customer, await bodyFor([[sku, 2]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  return { sku, customer, number: placed.value.number };
}

const change = (number: string, to: ChosenStatus, undo = false) =>
  changeOrder(admin, number, { to, why: '', tracking: '', undo });
const pay = (number: string, to: RecordedPaymentStatus, undo = false) =>
  changePayment(admin, number, { to, why: undo ? 'Wrong order' : '', undo });
const subjects = async (to: string) => (await outbox().find({ to }).toArray()).map(({ subject }) => subject);

test('a payment recorded by mistake is due again; history and audit log say who undid it', async () => {
  const { number, customer } = await placedOrder();
  expect(await pay(number, 'due', true)).toMatchObject({ failure: { code: 'illegal-change' } });
  await pay(number, 'paid');
  expect(await pay(number, 'due', true)).toMatchObject({ ok: true });
  const order = (await findOrder(number))!;
  expect(order.payment.state).toBe('due');
  expect(order.history.at(-1)).toMatchObject({
    what: 'paid undone',
    by: 'Grace Shop (shop)',
    why: 'Wrong order',
  });
  const recorded = await auditRecords().findOne({ 'subject.name': number, 'after.why': 'Wrong order' });
  expect(recorded?.actor?.userId).toBe(admin.userId);
  expect(await subjects(customer.email)).toEqual([
    `Your order ${number}`,
    `Payment received for order ${number}`,
  ]);
});

test('a refund recorded by mistake is undone without a second mail about the payment', async () => {
  const { number, customer } = await placedOrder();
  await pay(number, 'paid');
  await pay(number, 'refunded');
  expect(await pay(number, 'paid', true)).toMatchObject({ ok: true });
  expect((await findOrder(number))!.payment.state).toBe('paid');
  const received = (await subjects(customer.email)).filter((subject) =>
    subject.startsWith('Payment received'),
  );
  expect(received).toHaveLength(1);
});

test('a delivery recorded by mistake is undone: shipped again, no second mail, the same stock', async () => {
  const { number, customer, sku } = await placedOrder();
  for (const status of ['confirmed', 'shipped', 'delivered'] as const) await change(number, status);
  expect(await change(number, 'shipped', true)).toMatchObject({ ok: true });
  expect((await findOrder(number))!.state).toBe('shipped');
  expect(
    (await subjects(customer.email)).filter((subject) => subject.endsWith('is on its way')),
  ).toHaveLength(1);
  expect((await unitsOf(sku)).left).toBe(8);
  expect(await change(number, 'delivered')).toMatchObject({ ok: true });
});

test('a delivery can’t be undone after a return request, and other steps can’t be undone at all', async () => {
  const { number, customer, sku } = await placedOrder();
  await change(number, 'confirmed');
  expect(await change(number, 'placed', true)).toMatchObject({ failure: { code: 'illegal-change' } });
  for (const status of ['shipped', 'delivered'] as const) await change(number, status);
  const lines = [{ sku, quantity: 1, reason: 'other' as const, note: 'Too long', photos: [] }];
  expect(await requestLineReturn(customer, number, { id: newKey(), lines })).toMatchObject({ ok: true });
  expect(await change(number, 'shipped', true)).toMatchObject({ failure: { code: 'illegal-change' } });
});
