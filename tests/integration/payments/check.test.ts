import { paymentChecks } from '@/lib/payments/collection';
import { checkPayments, checkPaymentsIfDue } from '@/lib/payments/commands/check-payments';
import { returnUnknownPayment } from '@/lib/payments/commands/return-payment';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { countWaitingPayments } from '@/lib/payments/queries/checks';
import { startStripe } from '../../support/stripe';
import { createProduct } from '../orders/fixtures';
import { admin, move, openPage, paidOrder, placeCardOrder } from './fixtures';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let sku: string;

beforeAll(async () => {
  stripe = await startStripe();
  sku = await createProduct(1_000, { price: 3_300 });
});
afterAll(() => stripe.close());

async function check() {
  const result = await checkPayments();
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** An order that was paid while the shop got no webhook. */
async function payWithoutWebhook() {
  const { customer, order } = await placeCardOrder([[sku, 1]]);
  const session = await openPage(customer, order.number);
  stripe.sendWebhooksTo('http://127.0.0.1:9', 'nobody listens here');
  stripe.pay(session);
  return order;
}

test('a payment whose webhook was lost is recorded by the comparison', async () => {
  const { number } = await payWithoutWebhook();
  expect((await paidOrder(number)).payment.state).toBe('due');
  expect(await check()).toMatchObject({ compared: 1, corrected: 1, differences: [] });
  expect((await paidOrder(number)).payment.state).toBe('authorized');
  expect(await check()).toMatchObject({ compared: 1, corrected: 0, differences: [] });
});

test('a payment that arrived for a cancelled order without a webhook goes back', async () => {
  const { customer, order } = await placeCardOrder([[sku, 1]]);
  const session = await openPage(customer, order.number);
  await move(order.number, 'cancelled');
  stripe.pay(session);
  expect(await check()).toMatchObject({ corrected: 1, differences: [] });
  expect((await paidOrder(order.number)).payments).toMatchObject([{ isSurplus: true, status: 'voided' }]);
});

test('a refund made at the provider itself is recorded', async () => {
  const { number } = await payWithoutWebhook();
  await check();
  await move(number, 'confirmed');
  await move(number, 'shipped');
  await settleDuePayments();
  const [payment] = (await paidOrder(number)).payments;
  const body = new URLSearchParams({ payment_intent: payment!.id, amount: '700' });
  await fetch(`${stripe.url}/v1/refunds`, { method: 'POST', body });
  expect(await check()).toMatchObject({ corrected: 1, differences: [] });
  expect((await paidOrder(number)).payments[0]).toMatchObject({ refunded: 700 });
});

test('a payment without an order is listed until it is sent back', async () => {
  const order = await payWithoutWebhook();
  const intent = Object.values(stripe.state.intents).find(
    ({ metadata }) => metadata.number === order.number,
  )!;
  intent.metadata = { order: '0123456789abcdef01234567' };
  const { differences } = await check();
  expect(differences).toMatchObject([{ kind: 'unknown-order', paymentId: intent.id, number: '' }]);
  expect(await countWaitingPayments()).toBe(1);
  expect(await returnUnknownPayment(admin, intent.id)).toMatchObject({ ok: true });
  expect(await returnUnknownPayment(admin, intent.id)).toMatchObject({ ok: true });
  expect(intent.status).toBe('canceled');
  expect((await check()).differences).toEqual([]);
});

test('a payment that the provider does not know is listed', async () => {
  const { number } = await payWithoutWebhook();
  await check();
  const [payment] = (await paidOrder(number)).payments;
  delete stripe.state.intents[payment!.id];
  expect((await check()).differences).toMatchObject([{ kind: 'missing-payment', number }]);
  const taken = await returnUnknownPayment(admin, Object.keys(stripe.state.intents)[0]!);
  expect(taken).toMatchObject({ ok: false, failure: { code: 'has-order' } });
});

test('a shop without the keys of a provider compares everything else', async () => {
  const { STRIPE_SECRET_KEY } = process.env;
  expect((await check()).differences).toMatchObject([{ kind: 'missing-payment' }]);
  delete process.env.STRIPE_SECRET_KEY;
  expect(await check()).toMatchObject({ compared: 0, differences: [] });
  expect((await check()).orders).toBeGreaterThan(3);
  expect(await returnUnknownPayment(admin, 'pi_1')).toMatchObject({ failure: { code: 'no-cards' } });
  process.env.STRIPE_SECRET_KEY = STRIPE_SECRET_KEY;
});

test('servers that start at once compare once, and again after an hour', async () => {
  await paymentChecks().deleteMany({});
  const listed: string[] = [];
  stripe.faults.call = (method, path) => {
    if (path === '/v1/payment_intents') listed.push(method);
    return null;
  };
  await Promise.all([checkPaymentsIfDue(), checkPaymentsIfDue(), checkPaymentsIfDue()]);
  await checkPaymentsIfDue();
  expect(listed).toHaveLength(1);
});
