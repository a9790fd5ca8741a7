import type { StripeDouble } from '@hexbolt/stripe-double/server';
import { stock } from '@/lib/catalog/collection/stock';
import { documentsOf } from '@/lib/invoices/commands/issue-invoices';
import { isPlaced, orders } from '@/lib/orders/collection';
import { nextPaymentStep } from '@/lib/orders/rules/payment-steps';
import { countedPayments, isOnTerms, receivedFor } from '@/lib/orders/rules/payments';
import { restockedUnits } from '@/lib/orders/rules/return-lines';
import type { PaidOrder } from '@/lib/orders/schema/paid-order';
import { bankEntries, bankRefunds } from '@/lib/payments/collection';
import { paidOrder } from './fixtures';

export const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);

/** The sum of the amounts that an order's history names for an event. */
const amountsOf = ({ history }: PaidOrder, ...events: string[]) =>
  sum(
    history
      .filter(({ what }) => events.includes(what))
      .map(({ why }) => Number(/^\$([\d,]+\.\d\d)/.exec(why)?.[1]?.replace(/\D/g, '') ?? NaN)),
  );

/** What an order costs in the end: its total less what was given back for returns, dents and the like. */
function costOf({ state, totals, returns = [], refunds }: PaidOrder): number {
  if (state === 'cancelled') return 0;
  const returned = sum(returns.map(({ refund }) => refund?.amount ?? 0));
  const reduced = sum(
    refunds.filter(({ isExcess, returnId }) => !isExcess && !returnId).map(({ amount }) => amount),
  );
  return Math.max(0, totals.total - returned - reduced);
}

/** Nothing leaves before it is paid, unless it is on terms. */
function expectPaidBeforeShipped({ number, payment, history }: PaidOrder): void {
  if (isOnTerms(payment.method)) return;
  const first = (...events: string[]) => history.findIndex(({ what }) => events.includes(what));
  const shipped = first('partly shipped', 'shipped');
  const paid = first('authorized', 'payment received');
  if (shipped >= 0) expect([number, paid >= 0 && paid < shipped]).toEqual([number, true]);
}

/** What was received for an order, what its documents say and what it costs are the same, and each step counted once. */
async function expectOrderToBalance(order: PaidOrder, stripe: StripeDouble) {
  const { number, id, state, payment, payments, refunds, work } = order;
  const { received, refunded } = receivedFor(order);
  const documents = await documentsOf(id);
  const gross = (series: string) =>
    sum(documents.filter((one) => one.series === series).map(({ content }) => content.gross));
  const invoiced = gross('invoice') - gross('credit-note');
  const facts = { number, state, payment, payments, refunds, work };
  const cost = costOf(order);
  expect([facts, received - refunded, invoiced]).toEqual([facts, cost, cost]);
  expect([facts, nextPaymentStep(order), work]).toEqual([facts, null, null]);
  expectPaidBeforeShipped(order);

  const intents = Object.values(stripe.state.intents).filter(({ metadata }) => metadata.number === number);
  const charged = intents.filter(({ status }) => status === 'requires_capture' || status === 'succeeded');
  expect([facts, charged.length <= 1, refunds.every(({ isDone }) => isDone)]).toEqual([facts, true, true]);
  const made = sum(countedPayments(order).map((one) => one.refunded));
  // Each message of the provider has changed the order once, however often it came.
  const captured = amountsOf(order, 'captured', 'payment received') - amountsOf(order, 'payment unassigned');
  expect([facts, captured, amountsOf(order, 'refunded')]).toEqual([facts, received, made]);
  const authorized = order.history.filter(({ what }) => what === 'authorized').length;
  const own = payments.filter(({ provider, isSurplus }) => provider === 'stripe' && !isSurplus).length;
  expect([facts, authorized]).toEqual([facts, own]);
  return { net: received - refunded, invoiced, cost, byCard: payment.method === 'card' };
}

/** The books of the shop, of the double of Stripe and of the bank agree to the cent. Returns what was earned. */
export async function expectBooksToBalance(numbers: string[], stripe: StripeDouble) {
  const rows = [];
  for (const number of numbers) rows.push(await expectOrderToBalance(await paidOrder(number), stripe));
  const net = sum(rows.map((row) => row.net));
  expect(sum(rows.map((row) => row.invoiced))).toBe(net);
  expect(sum(rows.map((row) => row.cost))).toBe(net);

  const { intents, refunds } = stripe.state;
  const byCard = sum(rows.filter((row) => row.byCard).map((row) => row.net));
  const kept =
    sum(Object.values(intents).map((intent) => intent.amount_received)) -
    sum(Object.values(refunds).map(({ amount }) => amount));
  expect(kept).toBe(byCard);
  const entries = await bankEntries().find().toArray();
  const returned = await bankRefunds().find({ state: 'done' }).toArray();
  const arrived = sum(entries.map(({ amount }) => amount)) - sum(returned.map(({ amount }) => amount));
  expect(arrived).toBe(net - byCard);
  return { byCard, byTransfer: arrived, refunds: returned.length + Object.keys(refunds).length };
}

/** Every unit is on the shelf, with a customer or scrapped. */
export async function expectUnitsToBalance(sku: string, start: number): Promise<void> {
  const shelf = (await stock().findOne({ _id: sku }))!;
  const units = (lines: { sku: string; quantity: number }[]) =>
    sum(lines.filter((line) => line.sku === sku).map(({ quantity }) => quantity));
  const placed = (await orders().find({ 'stockLines.sku': sku }).toArray()).filter(isPlaced);
  const sold = placed.filter(({ state }) => state !== 'cancelled').map(({ stockLines }) => units(stockLines));
  const back = placed.flatMap(({ returns = [] }) => returns).map((each) => units(restockedUnits(each)));
  expect(shelf.available + sum(sold) - sum(back)).toBe(start);
}
