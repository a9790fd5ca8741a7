import { outbox } from '@/lib/mail/collection';
import { cancelOwnOrder, changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { decideReturn, requestReturn } from '@/lib/orders/commands/returns';
import { orders } from '@/lib/orders/collection';
import { defaultShop } from '@/lib/settings/rules/shop';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from './fixtures';

const admin = createAdmin();

async function placedOrder() {
  const customer = createCustomer();
  const placed = await placeOrder(customer, await bodyFor([[await createProduct(10), 2]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  return { customer, number: placed.value.number };
}

async function deliveredOrder() {
  const order = await placedOrder();
  for (const to of ['confirmed', 'shipped', 'delivered'] as const)
    await changeOrder(admin, order.number, { to, why: '', tracking: '', lines: [], undo: false });
  return order;
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
  await requestReturn(returned.customer, returned.number, 'The handle is loose');
  const [, request] = await mailsTo(defaultShop.email, returned.number);
  expect(request!.subject).toBe(`Return request for order ${returned.number}`);
  expect(request!.text).toContain('The handle is loose');
});

test('an order that the shop cancels itself causes no mail to the shop', async () => {
  const { number } = await placedOrder();
  await changeOrder(admin, number, { to: 'cancelled', why: 'Gone', tracking: '', lines: [], undo: false });
  expect(await mailsTo(defaultShop.email, number)).toHaveLength(1);
});

test('the customer is mailed about payment, return request, acceptance and refund', async () => {
  const { customer, number } = await deliveredOrder();
  await changePayment(admin, number, { to: 'paid', why: '', undo: false });
  await requestReturn(customer, number, 'Too long');
  await decideReturn(admin, number, { accept: true, why: 'Send it to our counter.', lines: [] });
  await changePayment(admin, number, { to: 'refunded', why: '', undo: false });
  const mails = await mailsTo(customer.email, number);
  expect(mails.map(({ subject }) => subject).slice(4)).toEqual([
    `Payment received for order ${number}`,
    `Return requested for order ${number}`,
    `Return accepted for order ${number}`,
    `Refund for order ${number}`,
  ]);
  expect(mails[6]!.text).toContain('Send it to our counter.');
});

test('the customer is mailed why a return was rejected', async () => {
  const { customer, number } = await deliveredOrder();
  await requestReturn(customer, number, 'Too long');
  await decideReturn(admin, number, { accept: false, why: 'It was cut to measure.', lines: [] });
  const mail = (await mailsTo(customer.email, number)).at(-1)!;
  expect(mail.subject).toBe(`Return refused for order ${number}`);
  expect(mail.text).toContain('It was cut to measure.');
});

test('no unsent mail stays on an order', async () => {
  const { number } = await placedOrder();
  expect((await orders().findOne({ number }))!.mails).toEqual([]);
});
