import fc from 'fast-check';
import { stock } from '@/lib/catalog/collection/stock';
import { outbox } from '@/lib/mail/collection';
import { invoices } from '@/lib/invoices/collection';
import { proposeRefund } from '@/lib/invoices/commands/refund-return';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { advanceReturn, cancelReturn, requestLineReturn } from '@/lib/orders/commands/line-returns';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findOrder, listAllOrders } from '@/lib/orders/queries/orders';
import { returnableLines } from '@/lib/orders/rules/return-lines';
import { returnsNow } from '@/lib/orders/rules/return-period';
import {
  returnOutcomes,
  returnRefundInput,
  returnRequestInput,
  type ReturnOutcome,
  type ReturnProposal,
  type ReturnReason,
} from '@/lib/orders/schema/returns';
import { salesByOrder, salesBySku } from '@/lib/reports/queries/sales';
import { setClock } from '@/lib/platform/clock';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import type { SignedIn } from '@/lib/users/types';
import { onCrashingServer } from './faults';
import { createAdmin, createCustomer, newKey } from './fixtures';
import { admin, delivered, inspected, refund, request } from './line-return-fixtures';

const other = createAdmin('Otto Shop');

afterEach(() => setClock());

const today = () => {
  const day = new Date().toISOString().slice(0, 10);
  return { from: day, to: day };
};

const left = async (sku: string) => (await stock().findOne({ _id: sku }))!.available;
const documentsOf = (orderId: string) =>
  invoices().find({ orderId }).sort({ issuedAt: 1, position: 1 }).toArray();
const grossOf = (documents: { content: { gross: number } }[]) =>
  documents.reduce((sum, { content }) => sum + content.gross, 0);

/** What the invoices of an order charge and its credit notes give back. */
async function sumsOf(orderId: string) {
  const all = await documentsOf(orderId);
  return {
    charged: grossOf(all.filter(({ series }) => series === 'invoice')),
    credited: grossOf(all.filter(({ series }) => series === 'credit-note')),
  };
}

test('one of three lines is returned: its units are restocked, and its credit note names them with their discount', async () => {
  const order = await delivered([2, 3, 1]);
  const { number, skus, lines } = order;
  const id = await inspected(order, [[skus[1]!, 2, 'restock']]);
  expect(await left(skus[1]!)).toBe(19);
  const result = await refund(number, id, { fee: { basisPoints: 1000 }, reason: 'Box opened' });
  expect(result).toMatchObject({ ok: true, value: { state: 'delivered', returns: [{ status: 'closed' }] } });

  const [note] = (await documentsOf(order.id)).filter(({ series }) => series === 'credit-note');
  const line = lines[1]!;
  const total = Math.round((line.total * 2) / 3);
  const discount = Math.round((line.discount * 2) / 3);
  expect(note!.content.lines).toMatchObject([{ sku: skus[1], quantity: 2, total, discount }]);
  const fee = Math.round((total - discount) / 10);
  expect(note!.content.deductions).toEqual([
    { name: `Restocking fee for ${skus[1]}`, amount: fee, taxBasisPoints: line.taxBasisPoints },
  ]);
  expect(note!.content.net).toBe(total - discount - fee);
  expect(note!.content.gross).toBe(result.ok && result.value.returns![0]!.refund!.amount);
  const [invoice] = await documentsOf(order.id);
  expect(invoice).toMatchObject({ status: 'open', credited: note!.content.gross });
});

test('returns of all units in turn, with the delivery, credit the invoice exactly, and the order is returned', async () => {
  const order = await delivered([3, 2]);
  const [first, second] = order.skus as [string, string];
  for (const units of [
    [[first, 1, 'scrap']],
    [
      [first, 2, 'restock'],
      [second, 1, 'repair'],
    ],
  ] as const)
    // prettier-ignore
    await refund(order.number, await inspected(order, units.map((unit) => [...unit])));
  const id = await inspected(order, [[second, 1, 'restock']]);
  const { shipping } = (await findOrder(order.number))!.totals;
  expect(await refund(order.number, id, { delivery: shipping + 1 })).toMatchObject({
    failure: { code: 'too-much' },
  });
  await refund(order.number, id, { delivery: shipping });
  const after = (await findOrder(order.number))!;
  expect(after.state).toBe('returned');
  const { charged, credited } = await sumsOf(order.id);
  expect(credited).toBe(charged);
  expect(returnableLines(after)).toEqual([]);
  await sweepOrders();
  expect([await left(first), await left(second)]).toEqual([19, 19]);
});

test('never more than was shipped is in returns, and cancelled, refused and sent-back units are free again', async () => {
  const order = await delivered([2, 1]);
  const sku = order.skus[0]!;
  const results = await Promise.all([request(order, [[sku, 2]]), request(order, [[sku, 1]]), request(order, [[sku, 2]])]); // prettier-ignore
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const [first] = (await findOrder(order.number))!.returns!;
  expect(first!.number).toBe(`${order.number}-R1`);
  await cancelReturn(order.customer, order.number, first!.id);
  expect(await cancelReturn(order.customer, order.number, first!.id)).toMatchObject({ ok: true });
  const id = await inspected(order, [[sku, 2, 'send-back']]);
  expect(await refund(order.number, id)).toMatchObject({ ok: true, value: { state: 'delivered' } });
  expect((await sumsOf(order.id)).credited).toBe(0);
  expect(await request(order, [[sku, 3]])).toMatchObject({ failure: { code: 'too-many-units' } });
  expect(await request(order, [[sku, 2]])).toMatchObject({ ok: true });
  expect(await request({ ...order, customer: createCustomer() }, [[order.skus[1]!, 1]])).toMatchObject({
    failure: { kind: 'not-found' },
  });
});

test('the proposal says what the refund comes to, and a refund that comes to something else fails', async () => {
  const order = await delivered([2, 1]);
  const { number, skus } = order;
  const id = await inspected(order, [[skus[0]!, 2, 'scrap']]);
  const proposalOf = async (input: object) => {
    const proposed = await proposeRefund(number, id, returnRefundInput.parse(input));
    return proposed.ok ? proposed.value : proposed.failure;
  };
  const free = await proposalOf({});
  const { amount: expected, credits } = (await proposalOf({ fee: { amount: 100 } })) as ReturnProposal;
  expect(credits[0]!.lines).toMatchObject([{ sku: skus[0], quantity: 2 }]);
  expect(expected).toBeLessThan((free as ReturnProposal).amount);
  expect(await proposalOf({ delivery: 1_000_000 })).toMatchObject({ code: 'too-much' });
  expect(await refund(number, id, { expected })).toMatchObject({ failure: { code: 'amount-changed' } });
  expect((await sumsOf(order.id)).credited).toBe(0);
  await refund(number, id, { fee: { amount: 100 }, expected });
  expect(await sumsOf(order.id)).toMatchObject({ credited: expected });
});

test('of two staff who decide at once one counts, and repeats change nothing', async () => {
  const order = await delivered([2]);
  const id = newKey();
  await request(order, [[order.skus[0]!, 2]], id);
  expect(await request(order, [[order.skus[0]!, 2]], id)).toMatchObject({ ok: true });
  const decisions = await Promise.all([
    advanceReturn(admin, order.number, id, {
      to: 'approved',
      lines: [{ sku: order.skus[0]!, quantity: 1 }],
      why: '',
    }),
    advanceReturn(other, order.number, id, { to: 'refused', why: 'Used' }),
  ]);
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);

  const second = await delivered([2]);
  const returned = await inspected(second, [[second.skus[0]!, 2, 'restock']]);
  const refunds = await Promise.all([
    refund(second.number, returned, { fee: { amount: 100 } }),
    refund(second.number, returned, {}, other),
    refund(second.number, returned, { fee: { amount: 100 } }),
  ]);
  expect(refunds.some(({ ok }) => ok)).toBe(true);
  const { refund: decided } = (await findOrder(second.number))!.returns![0]!;
  expect((await sumsOf(second.id)).credited).toBe(decided!.amount);
  const subject = `Return ${second.number}-R1 is settled`;
  expect(await outbox().countDocuments({ to: second.customer.email, subject })).toBe(1);
});

test('a crash after any write of inspection or refund leaves stock, refund and credit note that add up', async () => {
  for (let [at, died] = [1, true]; died; at++) {
    const order = await delivered([2]);
    const sku = order.skus[0]!;
    const id = newKey();
    await request(order, [[sku, 2]], id);
    await advanceReturn(admin, order.number, id, { to: 'approved', lines: [{ sku, quantity: 2 }], why: '' });
    await advanceReturn(admin, order.number, id, { to: 'received' });
    const step = { to: 'inspected', units: [{ sku, quantity: 2, outcome: 'restock' }] } as const;
    const inspect = () => advanceReturn(admin, order.number, id, { ...step, units: [...step.units] });
    const inspection = await onCrashingServer(at, 'after', inspect);
    expect(await inspect()).toMatchObject({ ok: true });
    const repayment = await onCrashingServer(at, 'after', () => refund(order.number, id));
    died = inspection.died || repayment.died;
    expect(await refund(order.number, id)).toMatchObject({ ok: true });
    setClock(() => Date.now() + 60_000);
    await sweepOrders();
    await issuePendingInvoices();
    setClock();
    expect(await left(sku)).toBe(20);
    const { refund: decided } = (await findOrder(order.number))!.returns![0]!;
    expect((await sumsOf(order.id)).credited).toBe(decided!.amount);
  }
});

test('whatever is returned in whatever order, units and money add up', async () => {
  const step = fc.record({
    line: fc.nat(1),
    units: fc.integer({ min: 1, max: 3 }),
    outcome: fc.constantFrom(...returnOutcomes),
    fee: fc.nat(3_000),
    refunds: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const order = await delivered([4, 3]);
      for (const { line, units, outcome, fee, refunds } of steps) {
        const sku = order.skus[line]!;
        const free = returnableLines((await findOrder(order.number))!).find((each) => each.sku === sku);
        if (!free) continue;
        const id = await inspected(order, [[sku, Math.min(units, free.quantity), outcome]]);
        if (refunds) await refund(order.number, id, { fee: { basisPoints: fee } });
      }
      const { returns = [] } = (await findOrder(order.number))!;
      for (const [index, sku] of order.skus.entries()) {
        const count = (which: ReturnOutcome[]) =>
          returns
            .flatMap(({ inspection }) => inspection)
            .filter((each) => each.sku === sku && which.includes(each.outcome))
            .reduce((sum, { quantity }) => sum + quantity, 0);
        const sold = [4, 3][index]! - count(['restock', 'scrap', 'repair']);
        expect((await left(sku)) + count(['scrap', 'repair']) + sold).toBe(20);
        expect(sold).toBeGreaterThanOrEqual(0);
      }
      const rows = await salesByOrder(today(), 'UTC', ({ _id }) => _id.toHexString());
      const sales = rows.find(({ key }) => key === order.id);
      const placed = (await findOrder(order.number))!.totals.total;
      const { gross, discounts, returned, net, shipping, tax, total } = sales!.current;
      expect(gross - discounts - returned).toBe(net);
      expect(net + shipping + tax).toBe(total);
      const sums = await sumsOf(order.id);
      expect(total).toBe(placed - sums.credited);
      const bySku = await salesBySku(today(), 'UTC');
      const own = bySku.filter(({ sku }) => order.skus.includes(sku));
      expect(own.reduce((sum, each) => sum + each.net, 0)).toBe(net);
      const refunded = returns.reduce((sum, each) => sum + (each.refund?.amount ?? 0), 0);
      const { charged, credited } = await sumsOf(order.id);
      expect(credited).toBe(refunded);
      expect(credited).toBeLessThanOrEqual(charged);
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('an order is listed among those with open returns until its return is decided', async () => {
  const order = await delivered([2]);
  const isListed = async () =>
    (await listAllOrders({ returns: 'open' }, 1)).rows.some(({ number }) => number === order.number);
  const id = newKey();
  await request(order, [[order.skus[0]!, 1]], id);
  expect([await isListed(), (await findOrder(order.number))!.state]).toEqual([true, 'delivered']);
  await advanceReturn(admin, order.number, id, { to: 'refused', why: '' });
  expect(await isListed()).toBe(false);
});

test('customers return goods without a fault within the return period, with a fault at any time, and staff always', async () => {
  const policy = { days: 30, paidBy: 'customer' as const };
  expect((await saveShop(admin, { returnPolicy: policy })).ok).toBe(true);
  try {
    const order = await delivered([5]);
    const { number, customer, skus } = order;
    const ask = (person: SignedIn, reason: ReturnReason, id = newKey()) =>
      requestLineReturn(
        person,
        number,
        returnRequestInput.parse({ id, lines: [{ sku: skus[0], quantity: 1, reason }] }),
      );
    const day = (days: number) => setClock(() => Date.now() + days * 86_400_000);
    day(29);
    const first = newKey();
    expect((await ask(customer, 'not-needed', first)).ok).toBe(true);
    day(32);
    expect(await ask(customer, 'does-not-fit')).toMatchObject({
      ok: false,
      failure: { code: 'return-period-over', fields: { [skus[0]!]: expect.stringContaining('until') } },
    });
    expect((await ask(customer, 'not-needed', first)).ok).toBe(true);
    expect((await ask(customer, 'defective')).ok).toBe(true);
    expect((await ask(admin, 'other')).ok).toBe(true);
    expect((await findOrder(number))!.returns).toHaveLength(3);
    const found = (await findOrder(number))!;
    const at = new Date(Date.now() + 32 * 86_400_000);
    const shop = await findShop();
    expect(returnsNow(found, shop, at)).toEqual({
      reasons: ['wrong-item', 'damaged', 'defective'],
      terms: expect.stringMatching(/^The return period ended on/),
    });
    expect(returnsNow(found, shop, new Date()).terms).toMatch(
      /can be returned until .* You pay for the way back/,
    );
  } finally {
    await saveShop(admin, { returnPolicy: null });
  }
});
