import { changeOrder, cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { expireUnpaidOrders } from '@/lib/orders/commands/expire-unpaid';
import { requestRefund } from '@/lib/orders/commands/refunds';
import { nextPaymentStep } from '@/lib/orders/rules/payment-steps';
import { receivedFor } from '@/lib/orders/rules/payments';
import { receiveWebhook } from '@/lib/payments/commands/receive-webhook';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { checkPayment, startPayment } from '@/lib/payments/commands/start-payment';
import { setClock } from '@/lib/platform/clock';
import { startStripe } from '../../support/stripe';
import { createProduct, unitsOf } from '../orders/fixtures';
import { onCrashingServer } from '../orders/faults';
import { admin, paidOrder, placeCardOrder, sessionOf } from './fixtures';

const orderCount = 200;

/** A linear congruential generator: the same faults in every run. */
function generator(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

const random = generator(7);
const chance = (probability: number) => random() < probability;
const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!;

let stripe: Awaited<ReturnType<typeof startStripe>>;
let hour = 0;

beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(async () => {
  setClock();
  await stripe.close();
});

/** Runs work on a server that may crash at one of its database operations, before or after it. */
const perhapsCrashing = (work: () => Promise<unknown>) =>
  chance(0.15) ? onCrashingServer(1 + Math.floor(random() * 12), pick(['before', 'after']), work) : work();

const cards = ['4242424242424242', '4242424242424242', '4000002760003184', '4000000000000002'];

type Life = { number: string; customer: Awaited<ReturnType<typeof placeCardOrder>>['customer'] };

/** One of the things that happen to an order, in any order and whether or not it is allowed. */
const events: ((life: Life) => Promise<unknown>)[] = [
  async ({ customer, number }) => {
    const page = await startPayment(customer, number);
    if (page.ok) stripe.pay(sessionOf(page.value.url), pick(cards));
  },
  async ({ customer, number }) => {
    const page = await startPayment(customer, number);
    if (page.ok) stripe.pay(sessionOf(page.value.url));
    return checkPayment(customer, number);
  },
  ({ number }) => change(number, 'confirmed'),
  ({ number }) => change(number, 'shipped'),
  ({ number }) => change(number, 'delivered'),
  ({ number, customer }) =>
    chance(0.3) ? cancelOwnOrder(customer, number, 'changed my mind') : change(number, 'confirmed'),
  ({ number }) =>
    requestRefund(admin, number, {
      id: `refund-${number}-${Math.floor(random() * 3)}`,
      amount: 1 + Math.floor(random() * 3_000),
      reason: 'A dent',
    }),
  () => settleDuePayments(),
];

const change = (number: string, to: 'confirmed' | 'shipped' | 'delivered') =>
  changeOrder(admin, number, { to, why: '', tracking: '', lines: [], undo: false });

test(`${orderCount} orders with every fault: the provider's money is what the orders say, to the cent`, async () => {
  const sku = await createProduct(100_000, { price: 1_237 });
  const lives: Life[] = [];
  for (let count = 0; count < orderCount; count++) {
    const { customer, order } = await placeCardOrder([[sku, 1 + Math.floor(random() * 5)]]);
    lives.push({ customer, number: order.number });
  }
  Object.assign(stripe.faults, {
    call: () => (chance(0.06) ? 'fails-after' : chance(0.03) ? 'fails-before' : null),
    duplicate: () => chance(0.3),
    delay: () => Math.floor(random() * 120),
  });
  for (let round = 0; round < 7; round++) {
    for (let start = 0; start < lives.length; start += 40)
      await Promise.all(
        lives.slice(start, start + 40).map((life) => {
          const event = round < 2 ? events[Math.floor(random() * 2)]! : pick(events);
          return perhapsCrashing(() => event(life)).catch(() => undefined);
        }),
      );
  }
  await stripe.settled();
  Object.assign(stripe.faults, { call: () => null, duplicate: () => false, delay: () => 0 });
  // What was postponed is due within hours, and unpaid orders expire.
  for (; hour < 8; hour++) {
    const ahead = (hour + 1) * 3 * 3_600_000;
    setClock(() => Date.now() + ahead);
    await expireUnpaidOrders();
    await settleDuePayments();
    await stripe.settled();
  }
  setClock();

  const intents = Object.values(stripe.state.intents);
  const refunds = Object.values(stripe.state.refunds);
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  let recorded = 0;
  let captures = 0;
  for (const { number } of lives) {
    const order = await paidOrder(number);
    const ofOrder = intents.filter(({ metadata }) => metadata.number === number);
    const charged = ofOrder.filter(({ status }) => status === 'requires_capture' || status === 'succeeded');
    const { received, refunded } = receivedFor(order);
    recorded += received - refunded;
    captures += received > 0 ? 1 : 0;
    const facts = { number, state: order.state, work: order.work, payments: order.payments };
    if (order.state === 'cancelled') expect([facts, charged]).toEqual([facts, []]);
    expect([facts, charged.length <= 1]).toEqual([facts, true]);
    expect([facts, sum(ofOrder.map((intent) => intent.amount_received))]).toEqual([facts, received]);
    expect([facts, nextPaymentStep(order), order.work]).toEqual([facts, null, null]);
    const decided = sum(order.refunds.map(({ amount }) => amount));
    expect([facts, decided]).toEqual([facts, refunded]);
    const isSent = order.state === 'shipped' || order.state === 'delivered';
    expect([facts, received]).toEqual([facts, isSent ? order.totals.total : 0]);
    if (order.state === 'placed') expect([facts, order.payment.state]).toEqual([facts, 'authorized']);
    const applied = order.history.filter(({ what }) => what === 'captured').length;
    expect([facts, applied]).toEqual([facts, isSent ? 1 : 0]);
  }
  expect(
    sum(intents.map((intent) => intent.amount_received)) - sum(refunds.map(({ amount }) => amount)),
  ).toBe(recorded);
  expect(captures).toBeGreaterThan(20);
  expect(refunds.length).toBeGreaterThan(0);
  const { left, held, sold } = await unitsOf(sku);
  expect([left + sold, held]).toEqual([100_000, 0]);
}, 300_000);

test('messages that come twice, late and in another order leave the order as the last of them says', async () => {
  const sku = await createProduct(100);
  const sent: { body: Buffer; signature: string }[] = [];
  const { signatureOf } = await import('@hexbolt/stripe-double/webhooks');
  const { webhookSecret } = await import('../../support/stripe');
  const { customer, order } = await placeCardOrder([[sku, 2]]);
  const page = await startPayment(customer, order.number);
  if (!page.ok) throw new Error(page.failure.message);
  stripe.pay(sessionOf(page.value.url));
  await stripe.settled();
  await change(order.number, 'confirmed');
  await change(order.number, 'shipped');
  await settleDuePayments();
  await stripe.settled();
  const [payment] = (await paidOrder(order.number)).payments;
  const before = await paidOrder(order.number);
  for (const type of [
    'payment_intent.succeeded',
    'payment_intent.amount_capturable_updated',
    'payment_intent.created',
  ]) {
    const object = { id: payment!.id, object: 'payment_intent', status: 'requires_capture', amount: 1 };
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    sent.push({ body: Buffer.from(body), signature: signatureOf(body, webhookSecret) });
  }
  for (const { body, signature } of [...sent, ...sent])
    expect(await receiveWebhook(body, signature)).toMatchObject({ ok: true });
  expect(await paidOrder(order.number)).toEqual(before);
});
