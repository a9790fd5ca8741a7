import fc from 'fast-check';
import { auditRecords } from '@/lib/audit/collection';
import { stock } from '@/lib/catalog/collection/stock';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { outbox } from '@/lib/mail/collection';
import { deliverOutbox } from '@/lib/mail/worker';
import { cancelOwnOrder, changeOrder } from '@/lib/orders/commands/change-status';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { createDiscount, usesOf } from '../discounts/fixtures';
import { editFor, placedOrder, storedOrder, unitsInPlay } from './edit-fixtures';
import { interleave, onCrashingServer } from './faults';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from './fixtures';

const admin = createAdmin();
const confirm = (number: string) =>
  changeOrder(admin, number, { to: 'confirmed', why: '', tracking: '', undo: false });
const later = (milliseconds: number) => setClock(() => Date.now() + milliseconds);

beforeEach(() => setClock());
afterAll(() => setClock());

async function sweep(): Promise<void> {
  later(60_000);
  await sweepOrders();
  await sweepOrders();
  await deliverOutbox();
  setClock();
}

async function expectConserved(skus: string[], start: number, customers?: string[]): Promise<void> {
  for (const sku of skus) {
    const { left, held, sold, returning } = await unitsInPlay(sku, customers);
    expect(left).toBeGreaterThanOrEqual(0);
    expect([sku, left + held + sold + returning]).toEqual([sku, start]);
  }
}

/** After the sweeper: nothing is held, nothing is on its way back, and the ledger explains the stock. */
async function expectSettled(skus: string[], start: number): Promise<void> {
  await expectConserved(skus, start);
  for (const sku of skus) {
    expect(await unitsInPlay(sku)).toMatchObject({ held: 0, returning: 0 });
    const ledger = await auditLedger(sku);
    expect(ledger?.sum).toBe(ledger?.available);
  }
  const stored = await stock()
    .find({ _id: { $in: skus } })
    .toArray();
  expect(stored.flatMap(({ holds }) => holds)).toEqual([]);
}

test('of twenty edits, a confirmation and a cancellation at once, all units and prices agree with one outcome', async () => {
  const [a, b] = [await createProduct(30), await createProduct(30)];
  const customer = createCustomer();
  const order = await placedOrder([[a, 2]], {}, customer);
  const inputs = await Promise.all(
    Array.from({ length: 20 }, (_, index) => editFor(order, [[a, 1 + (index % 5)], [b, 1 + index]])), // prettier-ignore
  );
  const edits = inputs.map((input) => editOrder(admin, order.number, input, newKey()));
  const [results] = await Promise.all([
    Promise.all(edits),
    confirm(order.number),
    cancelOwnOrder(customer, order.number, ''),
  ]);
  const won = results.filter(({ ok }) => ok);
  expect(won.length).toBeLessThanOrEqual(1);
  for (const result of results)
    if (!result.ok)
      expect(['order-changed', 'illegal-change', 'out-of-stock']).toContain(result.failure.code);
  await sweep();
  await expectSettled([a, b], 30);
  const stored = await storedOrder(order.number);
  expect(stored.state).toBe('cancelled');
  expect(stored.edits?.length ?? 0).toBe(won.length);
  if (won[0]?.ok)
    expect(stored.stockLines).toEqual(won[0].value.lines.map(({ sku, quantity }) => ({ sku, quantity })));
});

test('of twenty edits of one version, exactly one is made', async () => {
  const sku = await createProduct(300);
  const order = await placedOrder([[sku, 1]]);
  const inputs = await Promise.all(
    Array.from({ length: 20 }, (_, index) => editFor(order, [[sku, 2 + (index % 9)]])),
  );
  const results = await Promise.all(inputs.map((input) => editOrder(admin, order.number, input, newKey())));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  await expectSettled([sku], 300);
  expect(await outbox().countDocuments({ subject: `Order ${order.number} has changed` })).toBe(1);
});

test('a server that crashes after any write of an edit leaves one that was made or was not, and the sweeper settles it', async () => {
  const outcomes = new Set<boolean>();
  // Each round ends with a cancellation that gives all units back, for the next one.
  const [a, b, c] = [await createProduct(10), await createProduct(10), await createProduct(10)];
  const skus = [a, b, c];
  for (let at = 1, died = true; died; at++) {
    setClock();
    const discount = await createDiscount({ maxUses: 1 });
    const order = await placedOrder([[a, 2], [b, 3]]); // prettier-ignore
    const input = await editFor(order, [[a, 4], [c, 1]], { code: discount.code }); // prettier-ignore
    const crashed = await onCrashingServer(at, 'after', () =>
      editOrder(admin, order.number, input, newKey()),
    );
    died = crashed.died;
    await expectConserved(skus, 10);
    await sweep();
    await expectSettled(skus, 10);
    const { edits = [], stockLines, unfinished, mails } = await storedOrder(order.number);
    const isMade = edits.length === 1;
    outcomes.add(isMade);
    const kept = [a, isMade ? c : b].sort();
    expect(stockLines.map(({ sku }) => sku)).toEqual(kept);
    expect([unfinished, mails]).toEqual([undefined, []]);
    const used = Number(isMade);
    expect(await usesOf(discount)).toEqual({ used, perCustomer: used, open: 0, ordered: used });
    expect(await auditRecords().countDocuments({ 'subject.name': order.number })).toBe(used);
    expect(await outbox().countDocuments({ subject: `Order ${order.number} has changed` })).toBe(used);
    // Whatever happened, the order can be cancelled and gives everything back.
    await changeOrder(admin, order.number, {
      to: 'cancelled',
      why: '',
      tracking: '',
      undo: false,
    });
    await sweep();
    for (const sku of skus) expect(await unitsInPlay(sku)).toMatchObject({ left: 10, sold: 0 });
    expect((await usesOf(discount)).used).toBe(0);
  }
  expect(outcomes).toEqual(new Set([true, false]));
}, 240_000);

// At each reading eleven seconds later, so that every other server considers an edit abandoned at any step.
function setSkippingClock(): void {
  let time = Date.now();
  setClock(() => (time += 11_000));
}

const steps = fc.array(
  fc.record({
    index: fc.nat({ max: 30 }),
    fate: fc.oneof(
      { weight: 30, arbitrary: fc.constant('live' as const) },
      { weight: 1, arbitrary: fc.constant('die-before' as const) },
      { weight: 1, arbitrary: fc.constant('die-after' as const) },
    ),
  }),
  { minLength: 40, maxLength: 400 },
);

test('in any interleaving of edits, a buyer, a confirmation, a cancellation, crashes and the sweeper no unit drifts', async () => {
  const start = 6;
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (choices, isSlow) => {
      setClock();
      const [a, b] = [await createProduct(start), await createProduct(start)];
      const [customer, other] = [createCustomer(), createCustomer()];
      const order = await placedOrder([[a, 2], [b, 1]], {}, customer); // prettier-ignore
      const edits = [await editFor(order, [[a, 4]]), await editFor(order, [[b, 3]]), await editFor(order, [[a, 1], [b, 4]])]; // prettier-ignore
      const body = await bodyFor([[a, 2], [b, 2]]); // prettier-ignore
      const [key, otherKey] = [newKey(), newKey()];
      const works = [
        ...edits
          .slice(1)
          .map((input) => async () => void (await editOrder(admin, order.number, input, newKey()))),
        async () => void (await editOrder(admin, order.number, edits[0]!, key)),
        async () => void (await placeOrder(other, body, otherKey)),
        async () => void (await confirm(order.number)),
        async () => void (await cancelOwnOrder(customer, order.number, '')),
        async () => void (await sweepOrders()),
      ];
      let at = 0;
      if (isSlow) setSkippingClock();
      await interleave(
        works,
        () => choices[at++ % choices.length] ?? { index: 0, fate: 'live' },
        () => expectConserved([a, b], start, [customer.userId, other.userId]),
      );
      // A clock that has skipped must not go back: holds would seem to be of the future.
      if (!isSlow) setSkippingClock();
      for (let sweeps = 0; sweeps < 3; sweeps++) await sweepOrders();
      setClock();
      await expectSettled([a, b], start);
      const { edits: made = [], stockLines, lines, totals, unfinished } = await storedOrder(order.number);
      expect(unfinished).toBeUndefined();
      expect(made.length).toBeLessThanOrEqual(1);
      expect([...lines].map(({ sku, quantity }) => ({ sku, quantity })).sort((x, y) => (x.sku < y.sku ? -1 : 1))).toEqual(stockLines); // prettier-ignore
      expect(totals.subtotal).toBe(lines.reduce((sum, line) => sum + line.total, 0));
    }),
    { numRuns: Number(process.env.INTERLEAVINGS ?? 4) },
  );
}, 240_000);
