import { cancelRest, shipUnits } from '@/lib/orders/commands/shipments';
import { shipmentAmounts } from '@/lib/orders/rules/shipment-totals';
import { checkPayments } from '@/lib/payments/commands/check-payments';
import { recordFrom, settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { ProviderError } from '@/lib/payments/types';
import { callStripe } from '@/lib/payments/providers/stripe/client';
import { setClock } from '@/lib/platform/clock';
import { startStripe } from '../../support/stripe';
import { onCrashingServer } from '../orders/faults';
import { createProduct, newKey } from '../orders/fixtures';
import { admin, move, openPage, paidOrder, placeCardOrder } from './fixtures';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let sku: string;

beforeAll(async () => {
  stripe = await startStripe();
  sku = await createProduct(10_000, { price: 1_999 });
});
afterAll(() => stripe.close());
afterEach(() => setClock());

/** A confirmed order, of three units unless said otherwise, whose card is authorized, on an account with or without several captures. */
async function confirmed(multicapture: boolean, quantity = 3) {
  stripe.account.multicapture = multicapture;
  const { customer, order } = await placeCardOrder([[sku, quantity]]);
  stripe.pay(await openPage(customer, order.number));
  await stripe.settled();
  await move(order.number, 'confirmed');
  return order;
}

const shipOne = (number: string, key = newKey()) =>
  shipUnits(admin, number, { lines: [{ sku, quantity: 1 }], carrier: '', tracking: '' }, key);

async function settle() {
  await settleDuePayments();
  await stripe.settled();
}

/** What the provider holds of an order: the status of its payment, what is captured, capturable and refunded. */
async function heldOf(number: string) {
  const [payment] = (await paidOrder(number)).payments;
  const intent = stripe.state.intents[payment!.id]!;
  const refunds = Object.values(stripe.state.refunds).filter((one) => one.payment_intent === intent.id);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  // The shop knows what the provider does.
  expect(payment).toMatchObject({ captured: intent.amount_received, refunded });
  return [intent.status, intent.amount_received, intent.amount_capturable, refunded] as const;
}

/** The sums of the shipments so far. */
async function shippedSums(number: string): Promise<number[]> {
  return shipmentAmounts(await paidOrder(number)).map(({ totals }) => totals.total);
}

async function expectNothingOdd(): Promise<void> {
  expect(await checkPayments()).toMatchObject({ value: { corrected: 0, differences: [] } });
}

test('a card that allows several captures is charged for each shipment when it leaves', async () => {
  const { number, totals } = await confirmed(true);
  for (let parts = 1; parts <= 3; parts++) {
    await shipOne(number);
    await settle();
    const charged = (await shippedSums(number)).reduce((sum, one) => sum + one, 0);
    const isLast = parts === 3;
    expect(await heldOf(number)).toEqual([
      isLast ? 'succeeded' : 'requires_capture',
      charged,
      isLast ? 0 : totals.total - charged,
      0,
    ]);
    expect((await paidOrder(number)).work).toBeNull();
  }
  expect(await heldOf(number)).toEqual(['succeeded', totals.total, 0, 0]);
  await expectNothingOdd();
});

test('a card that allows one capture is charged in full with the first shipment, and never again', async () => {
  const { number, totals } = await confirmed(false);
  expect((await paidOrder(number)).payments).toMatchObject([{ allowsSeveralCaptures: false }]);
  for (let parts = 1; parts <= 3; parts++) {
    await shipOne(number);
    await settle();
    expect(await heldOf(number)).toEqual(['succeeded', totals.total, 0, 0]);
  }
  await expectNothingOdd();
});

test('the 50th shipment charges the rest of the order, because the card can be charged no more', async () => {
  const { number, totals } = await confirmed(true, 53);
  for (let parts = 1; parts <= 48; parts++) await shipOne(number);
  await settle();
  // As if each had been charged when it left.
  const [payment] = (await paidOrder(number)).payments;
  stripe.state.captures[payment!.id] = 48;
  await shipOne(number);
  await settle();
  const shipped = (await shippedSums(number)).reduce((sum, one) => sum + one, 0);
  expect(await heldOf(number)).toEqual(['requires_capture', shipped, totals.total - shipped, 0]);
  for (let parts = 50; parts <= 52; parts++) {
    await shipOne(number);
    await settle();
    expect(await heldOf(number)).toEqual(['succeeded', totals.total, 0, 0]);
  }
  await cancelRest(admin, number, 'Out of production');
  await settle();
  const charged = (await shippedSums(number)).reduce((sum, one) => sum + one, 0);
  expect((await heldOf(number))[3]).toBe(totals.total - charged);
  await expectNothingOdd();
});

test('when the rest is cancelled, it is released where it was only authorized, else refunded', async () => {
  for (const multicapture of [true, false]) {
    const { number, totals } = await confirmed(multicapture);
    await shipOne(number);
    await settle();
    await cancelRest(admin, number, 'Out of production');
    await settle();
    const [charged] = await shippedSums(number);
    const [status, captured, capturable, refunded] = await heldOf(number);
    expect(captured - refunded).toBe(charged);
    expect([capturable, refunded]).toEqual([0, multicapture ? 0 : totals.total - charged!]);
    expect(status).toBe(multicapture ? 'canceled' : 'succeeded');
    expect(await paidOrder(number)).toMatchObject({
      state: 'shipped',
      payment: { state: 'paid' },
      work: null,
    });
  }
  await expectNothingOdd();
});

test.each([1, 2, 3, 4, 5, 6])(
  'a server that crashes at write %i between shipment and capture charges each shipment once',
  async (at) => {
    for (const multicapture of [true, false]) {
      const { number, totals } = await confirmed(multicapture);
      await shipOne(number);
      await settle();
      const key = newKey();
      await onCrashingServer(at, at % 2 ? 'before' : 'after', async () => {
        await shipOne(number, key);
        await settleDuePayments();
      });
      await shipOne(number, key);
      await settle();
      setClock(() => Date.now() + 3 * 60 * 60_000);
      await settle();
      setClock();
      const sums = await shippedSums(number);
      expect(sums).toHaveLength(2);
      const charged = multicapture ? sums[0]! + sums[1]! : totals.total;
      expect((await heldOf(number)).slice(1)).toEqual([
        charged,
        multicapture ? totals.total - charged : 0,
        0,
      ]);
    }
    await expectNothingOdd();
  },
);

test('the double rejects what Stripe rejects: keeping the rest of a payment that can be captured once', async () => {
  const { id, number, totals } = await confirmed(false);
  const [payment] = (await paidOrder(number)).payments;
  const capture = (final_capture: boolean) =>
    callStripe((api) => api.paymentIntents.capture(payment!.id, { amount_to_capture: 100, final_capture }));
  await expect(capture(false)).rejects.toThrow(ProviderError);
  expect(await capture(true)).toMatchObject({
    status: 'succeeded',
    amount_received: 100,
    amount_capturable: 0,
  });
  await expect(capture(true)).rejects.toThrow(/status of succeeded/);
  // What was never captured is listed as a refund, too, and counts as none.
  const refunds = await callStripe((api) => api.refunds.list({ payment_intent: payment!.id }));
  expect(refunds.data.map(({ amount, reason }) => [amount, reason])).toEqual([[totals.total - 100, null]]);
  await recordFrom(id, payment!.id);
  expect((await paidOrder(number)).payments).toMatchObject([{ captured: 100, refunded: 0, refunds: [] }]);
});
