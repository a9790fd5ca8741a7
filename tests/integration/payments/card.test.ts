import { startStripeDouble } from '@hexbolt/stripe-double/server';
import { outbox } from '@/lib/mail/collection';
import { changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { expireUnpaidOrders } from '@/lib/orders/commands/expire-unpaid';
import { requestRefund } from '@/lib/orders/commands/refunds';
import { receiveWebhook } from '@/lib/payments/commands/receive-webhook';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { checkPayment, startPayment } from '@/lib/payments/commands/start-payment';
import { setClock } from '@/lib/platform/clock';
import { changePrice } from '@/lib/catalog/commands/products';
import { reviewPrices } from '@/lib/orders/commands/review-prices';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { findShop } from '@/lib/settings/queries';
import { startStripe } from '../../support/stripe';
import { bodyFor, createCustomer, createProduct, newKey, unitsOf } from '../orders/fixtures';
import { admin, move, openPage, paidOrder, placeCardOrder } from './fixtures';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let sku: string;

beforeAll(async () => {
  stripe = await startStripe();
  sku = await createProduct(10_000, { price: 2_599 });
});
afterAll(() => stripe.close());
afterEach(() => setClock());

/** Places an order, authorizes its payment and waits until the shop knows it. */
async function authorizedOrder(quantity = 2) {
  const { customer, order } = await placeCardOrder([[sku, quantity]]);
  const session = await openPage(customer, order.number);
  expect(stripe.pay(session)).toBeNull();
  await stripe.settled();
  return { customer, number: order.number, total: order.totals.total };
}

const intentOf = async (number: string) => stripe.state.intents[(await paidOrder(number)).payments[0]!.id]!;
const minutes = (count: number) => setClock(() => Date.now() + count * 60_000);
const subjectsTo = async (email: string) =>
  (await outbox().find({ to: email }).toArray()).map(({ subject }) => subject);

test('an order is authorized on the hosted page, captured when it ships, and announced only once it is paid', async () => {
  const { customer, order } = await placeCardOrder([[sku, 3]]);
  expect(order.payment).toMatchObject({ method: 'card', state: 'due' });
  expect(await subjectsTo(customer.email)).toEqual([]);
  stripe.pay(await openPage(customer, order.number));
  await stripe.settled();
  expect(await paidOrder(order.number)).toMatchObject({
    payment: { state: 'authorized' },
    payments: [{ label: 'Visa 4242' }],
  });
  expect(await subjectsTo(customer.email)).toEqual([`Your order ${order.number}`]);
  expect(await intentOf(order.number)).toMatchObject({ amount: order.totals.total, amount_received: 0 });
  await move(order.number, 'confirmed');
  await move(order.number, 'shipped');
  await settleDuePayments();
  const paid = await paidOrder(order.number);
  expect(paid.payment.state).toBe('paid');
  expect(paid.work).toBeNull();
  expect(await intentOf(order.number)).toMatchObject({
    status: 'succeeded',
    amount_received: order.totals.total,
  });
});

test('an order that is not paid can be neither confirmed nor recorded as paid by hand', async () => {
  const { order } = await placeCardOrder([[sku, 1]]);
  await expect(move(order.number, 'confirmed')).rejects.toThrow('not paid yet');
  const byHand = await changePayment(admin, order.number, { to: 'paid', why: '', undo: false });
  expect(byHand).toMatchObject({ ok: false, failure: { code: 'illegal-change' } });
});

test('a declined card leaves the order unpaid, and another card on the same page pays it', async () => {
  const { customer, order } = await placeCardOrder([[sku, 1]]);
  const session = await openPage(customer, order.number);
  expect(stripe.pay(session, '4000 0000 0000 0002')).toContain('declined');
  await stripe.settled();
  expect((await paidOrder(order.number)).payment.state).toBe('due');
  expect(await openPage(customer, order.number)).toBe(session);
  expect(stripe.pay(session)).toBeNull();
  await stripe.settled();
  expect((await paidOrder(order.number)).payment.state).toBe('authorized');
});

test('coming back from the page is enough when the webhook is lost', async () => {
  const { customer, order } = await placeCardOrder([[sku, 1]]);
  const lost = await startStripeDouble();
  const { STRIPE_API_BASE } = process.env;
  process.env.STRIPE_API_BASE = lost.url;
  try {
    lost.pay(await openPage(customer, order.number));
    expect(await checkPayment(customer, order.number)).toMatchObject({ value: { state: 'authorized' } });
    expect(await checkPayment(createCustomer(), order.number)).toMatchObject({ ok: false });
  } finally {
    process.env.STRIPE_API_BASE = STRIPE_API_BASE;
    await lost.stop();
  }
});

test('a cancelled order releases its authorization and gives its units back', async () => {
  const before = await unitsOf(sku);
  const { number } = await authorizedOrder(4);
  await move(number, 'cancelled');
  await settleDuePayments();
  expect(await intentOf(number)).toMatchObject({ status: 'canceled', amount_received: 0 });
  expect((await paidOrder(number)).payment.state).toBe('due');
  expect((await unitsOf(sku)).left).toBe(before.left);
});

test('refunds of a part and of the rest add up, are made once for each id, and never exceed what was captured', async () => {
  const { number, total } = await authorizedOrder();
  await move(number, 'confirmed');
  await move(number, 'shipped');
  await settleDuePayments();
  const part = { id: 'refund-part-1', amount: 500, reason: 'A scratch' };
  for (let repeat = 0; repeat < 3; repeat++) expect((await requestRefund(admin, number, part)).ok).toBe(true);
  await Promise.all([settleDuePayments(), settleDuePayments()]);
  expect((await paidOrder(number)).payments[0]).toMatchObject({ captured: total, refunded: 500 });
  expect((await paidOrder(number)).payment.state).toBe('paid');
  const tooMuch = await requestRefund(admin, number, { ...part, id: 'refund-all-too-much', amount: total });
  expect(tooMuch).toMatchObject({ ok: false, failure: { code: 'too-much' } });
  await requestRefund(admin, number, { id: 'refund-the-rest', amount: total - 500, reason: 'All of it' });
  await settleDuePayments();
  expect((await paidOrder(number)).payment.state).toBe('refunded');
  const ofOrder = Object.values(stripe.state.refunds).filter(
    ({ payment_intent }) => stripe.state.intents[payment_intent]?.metadata.number === number,
  );
  expect(ofOrder.map(({ amount }) => amount)).toEqual([500, total - 500]);
});

test('an order that nobody pays is cancelled after an hour, with its units back and its page closed', async () => {
  const ofThis = await createProduct(5);
  const { customer, order } = await placeCardOrder([[ofThis, 5]]);
  const session = await openPage(customer, order.number);
  minutes(62);
  await expireUnpaidOrders();
  const expired = await paidOrder(order.number);
  expect(expired.state).toBe('cancelled');
  expect((await unitsOf(ofThis)).left).toBe(5);
  await settleDuePayments();
  setClock();
  expect(stripe.state.sessions[session]!.status).toBe('expired');
  expect(await startPayment(customer, order.number)).toMatchObject({ failure: { code: 'not-payable' } });
});

test('a page that is open keeps its order until it can no longer be paid', async () => {
  const { customer, order } = await placeCardOrder([[sku, 1]]);
  minutes(59);
  await openPage(customer, order.number);
  minutes(75);
  await expireUnpaidOrders();
  expect((await paidOrder(order.number)).state).toBe('placed');
  minutes(95);
  await expireUnpaidOrders();
  expect((await paidOrder(order.number)).state).toBe('cancelled');
});

test('a payment that arrives for a cancelled order is released, and its customer is told', async () => {
  const { customer, order } = await placeCardOrder([[sku, 1]]);
  const session = await openPage(customer, order.number);
  await move(order.number, 'cancelled');
  expect(stripe.pay(session)).toBeNull();
  await stripe.settled();
  await settleDuePayments();
  const { payments, payment } = await paidOrder(order.number);
  expect(payment.state).toBe('due');
  expect(payments).toMatchObject([{ isSurplus: true, status: 'voided', captured: 0 }]);
  expect(await subjectsTo(customer.email)).toContain(`Your payment for order ${order.number} goes back`);
});

test('a second payment of the same order goes back, and the first stays', async () => {
  const { customer, order } = await placeCardOrder([[sku, 1]]);
  const first = await openPage(customer, order.number);
  stripe.state.sessions[first]!.status = 'expired';
  const second = await openPage(customer, order.number);
  stripe.state.sessions[first]!.status = 'open';
  stripe.pay(first);
  stripe.pay(second);
  await stripe.settled();
  await settleDuePayments();
  const { payments, payment } = await paidOrder(order.number);
  expect(payment.state).toBe('authorized');
  expect(payments.map(({ status }) => status).sort()).toEqual(['authorized', 'voided']);
});

test('two browser tabs open the same page', async () => {
  const { customer, order } = await placeCardOrder([[sku, 1]]);
  const pages = await Promise.all([1, 2, 3, 4].map(() => startPayment(customer, order.number)));
  const opened = new Set(pages.flatMap((page) => (page.ok ? [page.value.url] : [])));
  expect(opened.size).toBe(1);
});

test('an authorization that has ended asks the customer to pay again before anything ships', async () => {
  const { customer, number } = await authorizedOrder();
  await move(number, 'confirmed');
  const intent = await intentOf(number);
  intent.status = 'canceled';
  intent.cancellation_reason = 'automatic';
  minutes(8 * 24 * 60);
  await expect(move(number, 'shipped')).rejects.toThrow('pay again');
  setClock();
  const { recordFrom } = await import('@/lib/payments/commands/settle-payments');
  await recordFrom((await paidOrder(number)).id, intent.id);
  expect((await paidOrder(number)).payment.state).toBe('due');
  await expect(move(number, 'shipped')).rejects.toThrow('not paid yet');
  stripe.pay(await openPage(customer, number));
  await stripe.settled();
  await move(number, 'shipped');
  await settleDuePayments();
  expect((await paidOrder(number)).payment.state).toBe('paid');
});

test('a dispute is recorded on the order, and the shop is told', async () => {
  const { number } = await authorizedOrder();
  await move(number, 'confirmed');
  await move(number, 'shipped');
  await settleDuePayments();
  stripe.dispute((await intentOf(number)).id);
  await stripe.settled();
  expect((await paidOrder(number)).payments[0]!.dispute).toMatchObject({ status: 'needs_response' });
});

test('a step that the provider refuses waits for staff with what it said', async () => {
  const { number } = await authorizedOrder();
  await move(number, 'confirmed');
  const intent = await intentOf(number);
  await move(number, 'shipped');
  intent.amount_capturable = 1;
  await settleDuePayments();
  const { work } = await paidOrder(number);
  expect(work).toMatchObject({ failed: true, attempts: 1 });
  expect(work!.error).toContain('amount to capture');
});

test('a message without the right signature is rejected', async () => {
  expect(await receiveWebhook(Buffer.from('{"type":"charge.succeeded"}'), 't=1,v1=00')).toMatchObject({
    failure: { code: 'invalid-signature' },
  });
  expect(await receiveWebhook(Buffer.from('{}'), null)).toMatchObject({
    failure: { code: 'invalid-signature' },
  });
});

test('an order can’t become dearer than what its card has authorized', async () => {
  const { number } = await authorizedOrder();
  const { changeOrderDocument, findByNumber } = await import('@/lib/orders/commands/order-change');
  const result = await changeOrderDocument(
    admin,
    () => findByNumber(number),
    (order) => ({
      set: { totals: { ...order.totals, total: order.totals.total + 1 } },
      what: 'edited',
      why: '',
    }),
  );
  expect(result).toMatchObject({ ok: false, failure: { code: 'unpaid' } });
  expect((await changeOrder(admin, number, { to: 'confirmed', why: '', tracking: '', undo: false })).ok).toBe(
    true,
  );
});

test('the card is charged what the customer has reviewed, to the cent, though the price has changed since', async () => {
  const [reviewed, customer] = [await createProduct(10, { price: 1_999 }), createCustomer()];
  const body = await bodyFor([[reviewed, 3]], { payment: { method: 'card', purchaseOrder: '' } });
  const shown = await reviewPrices(customer, body, await findShop());
  await changePrice(null, reviewed, 2_999);
  const placed = await placeOrder(customer, body, newKey());
  if (!placed.ok || !shown.ok) throw new Error('not placed');
  const session = await openPage(customer, placed.value.number);
  expect(stripe.state.sessions[session]).toMatchObject({ amount_total: shown.value.totals.total });
  stripe.pay(session);
  await stripe.settled();
  expect(await intentOf(placed.value.number)).toMatchObject({ amount: shown.value.totals.total });
});
