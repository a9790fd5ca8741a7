import fc from 'fast-check';
import { creditAccounts } from '@/lib/credit/collection';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { returnableLines } from '@/lib/orders/rules/return-lines';
import { findOrder } from '@/lib/orders/queries/orders';
import type { Order } from '@/lib/orders/schema/order';
import type { ReturnOutcome } from '@/lib/orders/schema/returns';
import { bankRefunds } from '@/lib/payments/collection';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { startStripe } from '../../support/stripe';
import { onCrashingServer } from '../orders/faults';
import { createCustomer, createProduct } from '../orders/fixtures';
import { inspected, refund } from '../orders/line-return-fixtures';
import { importRows, openAccount, payFor, placeTransferOrder, row } from './bank-fixtures';
import { move, openPage, paidOrder, placeCardOrder } from './fixtures';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let drill: string;
let bit: string;

beforeAll(async () => {
  stripe = await startStripe();
  await openAccount();
  drill = await createProduct(1_000, { price: 12_999 });
  bit = await createProduct(1_000, { price: 333 });
});
afterAll(() => stripe.close());

type Bought = {
  number: string;
  id: string;
  customer: Awaited<ReturnType<typeof placeCardOrder>>['customer'];
};

async function deliver({ number }: { number: string }): Promise<void> {
  for (const to of ['confirmed', 'shipped', 'delivered'] as const) await move(number, to);
  await settleDuePayments();
  await issuePendingInvoices();
}

/** A delivered order of three drills and seven bits whose card was charged. */
async function chargedOrder(): Promise<Bought> {
  const { customer, order } = await placeCardOrder([
    [drill, 3],
    [bit, 7],
  ]);
  stripe.pay(await openPage(customer, order.number));
  await stripe.settled();
  await deliver(order);
  return { customer, number: order.number, id: order.id };
}

/** The customer of an order, as the session says who it is. */
const ownerOf = ({ customer }: Order) => ({ ...createCustomer(customer.name), userId: customer.id });

const takeBack = (
  { customer, number, id }: Bought,
  units: [sku: string, quantity: number, outcome: ReturnOutcome][],
) => inspected({ customer, number, id, skus: [], lines: [] }, units);

/** What the provider has charged and given back, and what the documents charge and credit. */
async function sumsOf({ number, id }: Bought) {
  await settleDuePayments();
  await stripe.settled();
  await issuePendingInvoices();
  const [payment] = (await paidOrder(number)).payments;
  const intent = stripe.state.intents[payment!.id]!;
  const given = Object.values(stripe.state.refunds).filter((each) => each.payment_intent === intent.id);
  const documents = await listOrderInvoices(id);
  const gross = (series: string) =>
    documents.filter((each) => each.series === series).reduce((sum, each) => sum + each.gross, 0);
  return {
    captured: intent.amount_received,
    refunded: given.reduce((sum, each) => sum + each.amount, 0),
    invoiced: gross('invoice'),
    credited: gross('credit-note'),
  };
}

const refundsOf = async (number: string) =>
  (await findOrder(number))!.returns!.reduce((sum, each) => sum + (each.refund?.amount ?? 0), 0);

test('the refund of a return goes back to the card, once, and its credit note is about the same amount', async () => {
  const order = await chargedOrder();
  const id = await takeBack(order, [[bit, 2, 'restock']]);
  await refund(order.number, id, { fee: { basisPoints: 1_000 } });
  const amount = await refundsOf(order.number);
  const sums = await sumsOf(order);
  expect(sums).toMatchObject({ refunded: amount, credited: amount, captured: sums.invoiced });
  await refund(order.number, id, { fee: { basisPoints: 1_000 } });
  expect(await sumsOf(order)).toEqual(sums);
  expect((await paidOrder(order.number)).payment.state).toBe('paid');
});

test('returns of everything with the delivery give back all that was charged, and no more', async () => {
  const order = await chargedOrder();
  await refund(order.number, await takeBack(order, [[drill, 3, 'scrap']]));
  const { shipping } = (await findOrder(order.number))!.totals;
  await refund(order.number, await takeBack(order, [[bit, 7, 'repair']]), { delivery: shipping });
  const { captured, refunded, invoiced, credited } = await sumsOf(order);
  expect([refunded, invoiced, credited]).toEqual([captured, captured, captured]);
  expect((await paidOrder(order.number)).payment.state).toBe('refunded');
});

test('a server that crashes while it refunds leaves one refund at the provider', async () => {
  for (const at of [1, 2, 4]) {
    const order = await chargedOrder();
    const id = await takeBack(order, [[drill, 1, 'restock']]);
    await onCrashingServer(at, 'after', () => refund(order.number, id));
    await refund(order.number, id);
    await onCrashingServer(at, 'after', () => settleDuePayments());
    const amount = await refundsOf(order.number);
    expect(await sumsOf(order)).toMatchObject({ refunded: amount, credited: amount });
  }
}, 120_000);

test('whatever comes back in whatever order, no more is refunded than was charged, to the cent', async () => {
  const step = fc.record({
    isDrill: fc.boolean(),
    units: fc.integer({ min: 1, max: 4 }),
    outcome: fc.constantFrom<ReturnOutcome>('restock', 'scrap', 'repair', 'send-back'),
    fee: fc.nat(5_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
      const order = await chargedOrder();
      for (const { isDrill, units, outcome, fee } of steps) {
        const sku = isDrill ? drill : bit;
        const free = returnableLines((await findOrder(order.number))!).find((each) => each.sku === sku);
        if (!free) continue;
        const id = await takeBack(order, [[sku, Math.min(units, free.quantity), outcome]]);
        await refund(order.number, id, { fee: { basisPoints: fee } });
      }
      const { captured, refunded, invoiced, credited } = await sumsOf(order);
      expect(refunded).toBeLessThanOrEqual(captured);
      expect(captured - refunded).toBe(invoiced - credited);
      expect(refunded).toBe(await refundsOf(order.number));
    }),
    { numRuns: 4 },
  );
}, 120_000);

test('a return of an order on terms lowers its open invoice and frees the limit of its customer', async () => {
  const placed = await placeTransferOrder(bit, 5, 'invoice');
  await deliver(placed);
  const order = { number: placed.number, id: placed.id, customer: ownerOf(placed) };
  const used = async () => (await creditAccounts().findOne({ _id: placed.customer.id }))!.used;
  expect(await used()).toBe(placed.totals.total);
  await refund(placed.number, await takeBack(order, [[bit, 2, 'scrap']]));
  const amount = await refundsOf(placed.number);
  expect(amount).toBeGreaterThan(0);
  const [invoice] = await listOrderInvoices(placed.id);
  expect(invoice).toMatchObject({ status: 'open', credited: amount });
  expect(await used()).toBe(placed.totals.total - amount);
  expect((await findOrder(placed.number))!.refunds ?? []).toEqual([]);
});

test('a return of an order paid by transfer becomes a task, done when the statement shows it', async () => {
  const placed = await placeTransferOrder(bit, 4);
  await importRows(payFor(placed));
  await deliver(placed);
  const order = { number: placed.number, id: placed.id, customer: ownerOf(placed) };
  await refund(placed.number, await takeBack(order, [[bit, 3, 'restock']]));
  await settleDuePayments();
  const amount = await refundsOf(placed.number);
  expect(await bankRefunds().findOne({ number: placed.number })).toMatchObject({ state: 'open', amount });
  await importRows(row(-amount, `Refund ${placed.number}`));
  expect((await paidOrder(placed.number)).refunds).toMatchObject([{ isDone: true, amount }]);
  const credited = (await listOrderInvoices(placed.id)).filter(({ series }) => series === 'credit-note');
  expect(credited.map(({ gross }) => gross)).toEqual([amount]);
});
