import { placeOrder } from '@/lib/orders/commands/place-order';
import type { Order } from '@/lib/orders/schema/order';
import { acceptProposal } from '@/lib/payments/commands/accept-proposal';
import { bodyFor, createCustomer, createProduct, newKey } from '../orders/fixtures';
import { entryOf, importRows, openAccount, payFor, row } from './bank-fixtures';
import { admin, paidOrder } from './fixtures';

let sku: string;
beforeAll(async () => {
  await openAccount();
  sku = await createProduct(10_000, { price: 12_345 });
});

let count = 0;
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
/** A name that no other test has: its words are those of nobody else. */
const newName = () => `Ada${letters(++count)} Quill${letters(count)}`;

/** Orders of one customer, each of as many units. */
async function ordersOf(name: string, ...units: number[]): Promise<Order[]> {
  const customer = { ...createCustomer(), name };
  const placed = [];
  for (const quantity of units) {
    const body = await bodyFor([[sku, quantity]], {
      payment: { method: 'bank-transfer', purchaseOrder: '' },
    });
    const result = await placeOrder(customer, body, newKey());
    if (!result.ok) throw new Error(result.failure.message);
    placed.push(result.value);
  }
  return placed;
}

/** Imports a transfer that names no order, and returns its entry with what is proposed for it. */
async function transfer(amount: number, name: string) {
  const text = `Thank you ${++count}`;
  await importRows(row(amount, text, name));
  return entryOf(text);
}

const stateOf = async ({ number }: Order) => (await paidOrder(number)).payment.state;

test('an order of the amount whose customer has the name is proposed, and paid once that is accepted', async () => {
  const name = newName();
  const [order] = await ordersOf(name, 2);
  const entry = await transfer(order!.totals.total, name.toUpperCase());
  expect(entry).toMatchObject({
    assignments: [],
    proposal: { number: order!.number, why: 'Amount and name fit.' },
  });
  expect(await acceptProposal(admin, entry._id)).toMatchObject({
    ok: true,
    value: { state: 'matched', open: 0 },
  });
  expect(await stateOf(order!)).toBe('paid');
  expect(await acceptProposal(admin, entry._id)).toMatchObject({ failure: { code: 'no-proposal' } });
  // The amount alone proposes nothing, and neither does a name alone that only resembles another.
  const [, last] = name.split(' ');
  await ordersOf(name, 2);
  expect((await transfer(order!.totals.total, newName())).proposal).toBeNull();
  expect((await transfer(777, `Bert ${last}`)).proposal).toBeNull();
});

test('the rest of an order that was paid in part is proposed by its amount', async () => {
  const name = newName();
  const [order] = await ordersOf(name, 3);
  await importRows(payFor(order!, 10_000));
  const entry = await transfer(order!.totals.total - 10_000, name);
  expect(entry.proposal).toMatchObject({ number: order!.number, why: 'Amount and name fit.' });
  await acceptProposal(admin, entry._id);
  expect(await stateOf(order!)).toBe('paid');
});

test('a part payment and an overpayment without a reference are proposed by the name', async () => {
  const name = newName();
  const [order] = await ordersOf(name, 1);
  const part = await transfer(4_000, name);
  expect(part.proposal).toMatchObject({
    number: order!.number,
    why: expect.stringContaining('a part') as string,
  });
  await acceptProposal(admin, part._id);
  expect(await stateOf(order!)).toBe('due');
  const over = await transfer(order!.totals.total, name);
  expect(over.proposal?.why).toContain('the rest stays open');
  expect(await acceptProposal(admin, over._id)).toMatchObject({ value: { state: 'open', open: 4_000 } });
  expect(await stateOf(order!)).toBe('paid');
});

test('one transfer for several orders of a customer is proposed for those that add up to it', async () => {
  const name = newName();
  const orders = await ordersOf(name, 1, 2, 4);
  const [one, , three] = orders;
  const some = await transfer(one!.totals.total + three!.totals.total, name);
  expect(some.proposal).toEqual({
    number: one!.number,
    also: [three!.number],
    why: 'Amount and name fit 2 orders together.',
  });
  await acceptProposal(admin, some._id);
  expect(await Promise.all(orders.map(stateOf))).toEqual(['paid', 'due', 'paid']);

  const other = newName();
  const all = await ordersOf(other, 1, 1, 2);
  const whole = await transfer(
    all.reduce((sum, { totals }) => sum + totals.total, 0),
    other,
  );
  expect([whole.proposal?.number, ...(whole.proposal?.also ?? [])]).toEqual(all.map(({ number }) => number));
  // Two of three equal orders: nobody knows which, so the oldest of one amount is proposed.
  const twin = await transfer(all[0]!.totals.total, other);
  expect(twin.proposal).toMatchObject({
    number: all[0]!.number,
    why: expect.stringContaining('oldest') as string,
  });
});
