import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { quotes } from '@/lib/quotes/collection';
import { saveDraft, sendVersion, withdrawQuote } from '@/lib/quotes/commands/offer';
import { declineQuote } from '@/lib/quotes/commands/respond';
import { findQuote } from '@/lib/quotes/queries/quotes';
import { codeOf, valueOf } from '../companies/fixtures';
import { onCrashingServer } from '../orders/faults';
import { createCustomer, createProduct, newKey, unitsOf } from '../orders/fixtures';
import { acceptanceOf, askFor, draftOf, offer, staff } from './fixtures';

beforeEach(() => setClock());
afterAll(() => setClock());

const later = (milliseconds: number) => setClock(() => Date.now() + milliseconds);
const ordersFrom = (number: string) =>
  orders()
    .find({ 'quote.number': number, number: { $exists: true } })
    .toArray();

/** An offered quote for 5 of one SKU and 2 of another. */
async function offered(stock = 10) {
  const [a, b] = [await createProduct(stock), await createProduct(stock)];
  const customer = createCustomer();
  const number = await askFor(customer, [[a, 5], [b, 2]]); // prettier-ignore
  await offer(number, [[a, 700], [b, 900]]); // prettier-ignore
  return { a, b, customer, number };
}

test('an accepted quote is an order at its prices, with the stock taken, and no discount on top', async () => {
  const { a, b, customer, number } = await offered();
  const order = valueOf(await placeOrder(customer, await acceptanceOf(number), newKey()));
  expect(order.lines.map(({ sku, quantity, unitPrice }) => [sku, quantity, unitPrice]).sort()).toEqual(
    [[a, 5, 700], [b, 2, 900]].sort(), // prettier-ignore
  );
  expect(order.totals.subtotal).toBe(5 * 700 + 2 * 900);
  expect(order.quote).toEqual({ number, version: 1 });
  expect(await unitsOf(a)).toEqual({ left: 5, held: 0, sold: 5 });
  expect(await findQuote(number)).toMatchObject({ state: 'accepted', order: order.number });
  const withCode = { ...(await acceptanceOf(number)), code: 'SAVE10' };
  expect(codeOf(await placeOrder(customer, withCode, newKey()))).toBe('code-with-quote');
  expect(codeOf(await withdrawQuote(staff, number, { why: '' }))).toBe('quote-accepted');
});

test('of 50 people and tabs that accept at once, one order comes about', async () => {
  const { a, b, customer, number } = await offered(7);
  const body = await acceptanceOf(number);
  const shared = newKey();
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => placeOrder(customer, body, index % 2 ? shared : newKey())),
  );
  const placed = await ordersFrom(number);
  expect(placed).toHaveLength(1);
  const numbers = results.flatMap((result) => (result.ok ? [result.value.number] : []));
  expect(new Set(numbers)).toEqual(new Set([placed[0]!.number]));
  const codes = new Set(results.map(codeOf));
  expect([...codes].filter((code) => !['ok', 'busy', 'quote-accepted'].includes(code))).toEqual([]);
  expect(await unitsOf(a)).toEqual({ left: 2, held: 0, sold: 5 });
  expect(await unitsOf(b)).toEqual({ left: 5, held: 0, sold: 2 });
  expect(codeOf(await placeOrder(customer, body, newKey()))).toBe('quote-accepted');
});

test('lines can be left out and alternatives chosen, but prices and quantities stay as offered', async () => {
  const [a, b, other] = [await createProduct(9), await createProduct(9), await createProduct(9)];
  const customer = createCustomer();
  const number = await askFor(customer, [[a, 5], [b, 2]]); // prettier-ignore
  await offer(number, [[a, 700], [b, 900], [other, 650, a]], { delivery: 1_234 }); // prettier-ignore
  const accept = async (body: Awaited<ReturnType<typeof acceptanceOf>>) =>
    placeOrder(customer, body, newKey());
  const both = await acceptanceOf(number, [a, other]);
  expect(codeOf(await accept(both))).toBe('not-as-quoted');
  const more = await acceptanceOf(number, [other]);
  expect(codeOf(await accept({ ...more, lines: [{ sku: other, quantity: 6 }] }))).toBe('not-as-quoted');
  expect(codeOf(await accept({ ...more, total: more.total - 1 }))).toBe('total-changed');
  const order = valueOf(await accept(more));
  expect(order.lines).toMatchObject([{ sku: other, quantity: 5, unitPrice: 650 }]);
  expect(order.totals.shipping).toBe(1_234);
});

test('only the last version can be accepted, by whom it is for, in its time', async () => {
  const { a, b, customer, number } = await offered();
  const first = await acceptanceOf(number);
  const sent = await findQuote(number);
  await offer(number, [[a, 600], [b, 900]]); // prettier-ignore
  expect((await findQuote(number))!.versions[0]).toEqual(sent!.versions[0]);
  expect(codeOf(await placeOrder(customer, first, newKey()))).toBe('quote-replaced');
  const second = await acceptanceOf(number);
  expect(codeOf(await placeOrder(createCustomer(), second, newKey()))).toBe('no-such-quote');
  later(40 * 86_400_000);
  expect(codeOf(await placeOrder(customer, second, newKey()))).toBe('quote-closed');
  setClock();
  valueOf(await declineQuote(customer, number, { why: 'Too dear' }));
  expect(codeOf(await placeOrder(customer, second, newKey()))).toBe('quote-closed');
  // Staff open it again with a new version.
  await offer(number, [[a, 500], [b, 900]]); // prettier-ignore
  expect(codeOf(await placeOrder(customer, await acceptanceOf(number), newKey()))).toBe('ok');
});

test('too little stock leaves the quote open, and a later try succeeds', async () => {
  const { a, b, customer, number } = await offered(4);
  const body = await acceptanceOf(number);
  expect(codeOf(await placeOrder(customer, body, newKey()))).toBe('out-of-stock');
  expect(await findQuote(number)).toMatchObject({ state: 'offered' });
  const rest = await acceptanceOf(number, [b]);
  expect(codeOf(await placeOrder(customer, rest, newKey()))).toBe('ok');
  expect(await unitsOf(a)).toEqual({ left: 4, held: 0, sold: 0 });
});

test('a quote may exceed the largest quantity of a product', async () => {
  const sku = await createProduct(100, { multiple: 10, minQuantity: 10 });
  const customer = createCustomer();
  const number = await askFor(customer, [[sku, 7]]);
  await offer(number, [[sku, 100]]);
  expect(codeOf(await placeOrder(customer, await acceptanceOf(number), newKey()))).toBe('ok');
});

test('while a quote is being accepted, nothing else changes it, and an old press of staff changes nothing', async () => {
  const { a, b, customer, number } = await offered();
  const body = await acceptanceOf(number);
  const results = await Promise.all([
    placeOrder(customer, body, newKey()),
    withdrawQuote(staff, number, { why: 'A mistake' }),
    declineQuote(customer, number, { why: '' }),
  ]);
  const after = (await findQuote(number))!;
  const placed = await ordersFrom(number);
  expect(placed).toHaveLength(after.state === 'accepted' ? 1 : 0);
  expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  const other = await offered();
  const seen = (await findQuote(other.number))!;
  valueOf(await saveDraft(staff, other.number, draftOf(seen, [[other.a, 1]])));
  expect(codeOf(await saveDraft(staff, other.number, draftOf(seen, [[other.b, 1]])))).toBe('changed');
  expect(codeOf(await sendVersion(staff, other.number, { seq: seen.seq }))).toBe('changed');
  expect([a, b]).toHaveLength(2);
});

describe('a server that is killed after a write', () => {
  test('of an acceptance, any of them: a repeat leads to one order, and the quote says so', async () => {
    let at = 0;
    for (let died = true; died;) {
      at += 1;
      setClock();
      const { a, customer, number } = await offered();
      const body = await acceptanceOf(number);
      const [key, other] = [newKey(), newKey()];
      ({ died } = await onCrashingServer(at, 'after', () => placeOrder(customer, body, key)));
      later(11_000);
      // The same browser tries again, or another one does after the scheduler has tidied up.
      if (at % 2) await sweepOrders();
      const again = await placeOrder(customer, body, at % 2 ? other : key);
      expect(['ok', 'quote-accepted']).toContain(codeOf(again));
      later(60_000);
      await sweepOrders();
      const placed = await ordersFrom(number);
      expect(placed).toHaveLength(1);
      expect(await quotes().findOne({ number })).toMatchObject({
        state: 'accepted',
        order: placed[0]!.number,
      });
      expect(await unitsOf(a)).toEqual({ left: 5, held: 0, sold: 5 });
    }
    expect(at).toBeGreaterThan(8);
  }, 120_000);
});
