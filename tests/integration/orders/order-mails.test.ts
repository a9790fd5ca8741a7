import { outbox } from '@/lib/mail/collection';
import { cancelOwnOrder, changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { advanceReturn, requestLineReturn } from '@/lib/orders/commands/line-returns';
import { orders } from '@/lib/orders/collection';
import { defaultShop } from '@/lib/settings/rules/shop';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from './fixtures';
import { returnAll } from './line-return-fixtures';

const admin = createAdmin();

async function placedOrder() {
  const customer = createCustomer();
  const sku = await createProduct(10);
  const placed = await placeOrder(customer, await bodyFor([[sku, 2]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  return { customer, sku, number: placed.value.number };
}

async function deliveredOrder() {
  const order = await placedOrder();
  for (const to of ['confirmed', 'shipped', 'delivered'] as const)
    await changeOrder(admin, order.number, { to, why: '', tracking: '', undo: false });
  return order;
}

/** Asks to return one unit; returns the id of the return. */
async function ask({ customer, number, sku }: Awaited<ReturnType<typeof deliveredOrder>>, note: string) {
  const id = newKey();
  const lines = [{ sku, quantity: 1, reason: 'other' as const, note, photos: [] }];
  expect(await requestLineReturn(customer, number, { id, lines })).toMatchObject({ ok: true });
  return id;
}

const mailsTo = async (to: string, number: string) =>
  outbox()
    .find({ to, subject: { $regex: number } })
    .sort({ composedAt: 1 })
    .toArray();

test('the shop is mailed a new order, with its lines and the customer as the reply address', async () => {
  const { customer, number } = await placedOrder();
  const [mail, ...others] = await mailsTo(defaultShop.email, number);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: `New order ${number}`, replyTo: customer.email });
  expect(mail!.text).toContain(`/dashboard/manageOrder/${number}`);
});

test('the shop is mailed a cancellation and a return request, each once, with the reason', async () => {
  const cancelled = await placedOrder();
  await cancelOwnOrder(cancelled.customer, cancelled.number, 'Bought elsewhere');
  await cancelOwnOrder(cancelled.customer, cancelled.number, 'Bought elsewhere');
  const [, cancellation, ...others] = await mailsTo(defaultShop.email, cancelled.number);
  expect(cancellation!.subject).toBe(`Order ${cancelled.number} was cancelled`);
  expect(cancellation!.text).toContain('Bought elsewhere');
  expect(others).toEqual([]);
  const returned = await deliveredOrder();
  await ask(returned, 'The handle is loose');
  const [, request] = await mailsTo(defaultShop.email, returned.number);
  expect(request!.subject).toBe(`Return request ${returned.number}-R1`);
  expect(request!.text).toContain('The handle is loose');
});

test('an order that the shop cancels itself causes no mail to the shop', async () => {
  const { number } = await placedOrder();
  await changeOrder(admin, number, { to: 'cancelled', why: 'Gone', tracking: '', undo: false });
  expect(await mailsTo(defaultShop.email, number)).toHaveLength(1);
});

test('the customer is mailed about payment, and each step of a return but its inspection', async () => {
  const order = await deliveredOrder();
  const { customer, number } = order;
  await changePayment(admin, number, { to: 'paid', why: '', undo: false });
  await returnAll(number, { refund: true });
  await changePayment(admin, number, { to: 'refunded', why: '', undo: false });
  const mails = await mailsTo(customer.email, number);
  expect(mails.map(({ subject }) => subject).slice(4)).toEqual([
    `Payment received for order ${number}`,
    `Return ${number}-R1 requested`,
    `Return ${number}-R1 approved`,
    `Return ${number}-R1 has arrived`,
    `Return ${number}-R1 is settled`,
    `Refund for order ${number}`,
  ]);
});

test('the customer is mailed why a return was rejected', async () => {
  const order = await deliveredOrder();
  const { customer, number } = order;
  const id = await ask(order, 'Too long');
  await advanceReturn(admin, number, id, { to: 'refused', why: 'It was cut to measure.' });
  const mail = (await mailsTo(customer.email, number)).at(-1)!;
  expect(mail.subject).toBe(`Return ${number}-R1 refused`);
  expect(mail.text).toContain('It was cut to measure.');
});

test('no unsent mail stays on an order', async () => {
  const { number } = await placedOrder();
  expect((await orders().findOne({ number }))!.mails).toEqual([]);
});
