import { auditLedger } from '@/lib/inventory/queries/ledger';
import { giveBack } from '@/lib/inventory/commands/holds';
import { creditWhole, documentsOf, issueInvoicesOf } from '@/lib/invoices/commands/issue-invoices';
import { verifyInvoiceChain } from '@/lib/invoices/queries/verify-chain';
import { orders } from '@/lib/orders/collection';
import { requestLineReturn } from '@/lib/orders/commands/line-returns';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findOrder } from '@/lib/orders/queries/orders';
import { runReport } from '@/lib/reports/queries/run-report';
import { findShop } from '@/lib/settings/queries';
import { nameReturnedLines } from '@/scripts/line-returns';
import { onCrashingServer } from '../orders/faults';
import { newKey, unitsOf } from '../orders/fixtures';
import { admin, delivered, request, type Delivered } from '../orders/line-return-fixtures';

const at = new Date('2026-02-03T10:00:00Z');
const by = 'Grace Shop (shop)';

/** Stores fields that orders had before returns named lines, with an event. */
async function store({ number }: Delivered, fields: object, what: string, why: string) {
  await orders().updateOne({ number }, { $set: fields, $push: { history: { what, at, by, why } } });
}

/** An order that was accepted back as a whole; `restocked` units went into stock, as far as the server came. */
async function takenBack(restocked: number | undefined, { isGivenBack = true, isCredited = true } = {}) {
  const order = await delivered([5, 2]);
  const [sku, other] = order.skus as [string, string];
  const lines = [{ sku, quantity: restocked ?? 5 }, ...(restocked ? [] : [{ sku: other, quantity: 2 }])];
  if (isGivenBack)
    for (const line of lines) await giveBack(order.id, line.sku, line.quantity, 'Order returned');
  const returnRequest = { at, reason: 'Cracked', state: 'accepted' };
  const fields = { state: 'returned', returnRequest, ...(restocked && { restocked: lines }) };
  await store(order, fields, 'returned', 'Send it to our counter');
  for (const invoice of isCredited ? await documentsOf(order.id) : [])
    await creditWhole(invoice, 'The goods were returned', await findShop(), new Date());
  return order;
}

const grossOf = async (id: string) =>
  (await documentsOf(id)).map(({ series, content }) => [series, content.number, content.gross]);

/** Each unit is on the shelf, with the customer or scrapped. */
async function expectUnitsToAddUp({ skus, number }: Delivered, scrapped: number[]) {
  const [found] = (await findOrder(number))!.returns!;
  for (const [index, sku] of skus.entries()) {
    const { left, held } = await unitsOf(sku);
    const lost = found!.inspection.filter((one) => one.sku === sku && one.outcome === 'scrap');
    expect(lost.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(scrapped[index]);
    expect([left + held + scrapped[index]!, await auditLedger(sku)]).toEqual([
      20,
      { available: left, sum: left },
    ]);
  }
}

test('a returned order gets a settled return: stock, scrapped units and its credit note are what they were', async () => {
  const order = await takenBack(4);
  const before = await grossOf(order.id);
  await nameReturnedLines();
  const found = (await findOrder(order.number))!;
  const [whole, ...others] = found.returns!;
  expect([found.state, others]).toEqual(['returned', []]);
  expect(whole).toMatchObject({
    number: `${order.number}-R1`,
    status: 'closed',
    why: 'Send it to our counter',
    at: at.toISOString(),
    inspection: [
      { sku: order.skus[0], quantity: 4, outcome: 'restock' },
      { sku: order.skus[0], quantity: 1, outcome: 'scrap' },
      { sku: order.skus[1], quantity: 2, outcome: 'scrap' },
    ],
    refund: { amount: found.totals.total, by },
  });
  expect(whole!.lines.map(({ quantity, approved, note }) => [quantity, approved, note])).toEqual([
    [5, 5, 'Cracked'],
    [2, 2, 'Cracked'],
  ]);
  // Later work of the order, and the job that issues documents, change nothing.
  await orders().updateOne({ number: order.number }, { $set: { unfinished: true, invoicePending: true } });
  await sweepOrders();
  await issueInvoicesOf(order.id);
  expect(await grossOf(order.id)).toEqual(before);
  expect(await verifyInvoiceChain()).toMatchObject({ isIntact: true });
  await expectUnitsToAddUp(order, [1, 2]);
  const stored = (await orders().findOne({ number: order.number })) as object;
  expect(stored).not.toHaveProperty('returnRequest');
  expect(stored).not.toHaveProperty('restocked');
  const { rows, columns } = await runReport('products', {}, await findShop());
  const net = columns.findIndex(({ id }) => id === 'net');
  expect(rows.map(({ cells }) => cells[net])).toEqual([0, 0]);
});

test('an order from before the units were named went back into stock as a whole', async () => {
  const order = await takenBack(undefined);
  await nameReturnedLines();
  await expectUnitsToAddUp(order, [0, 0]);
  for (const sku of order.skus) expect((await unitsOf(sku)).left).toBe(20);
});

test('an open request becomes a return of all lines that staff can decide, a refused one stays refused', async () => {
  const [open, refused] = [await delivered([3, 1]), await delivered([2])];
  const asked = { at, reason: 'Too long', state: 'open' };
  await store(open, { returnRequest: asked }, 'return requested', 'Too long');
  await store(refused, { returnRequest: { ...asked, state: 'refused' } }, 'return refused', 'Cut to size');
  await nameReturnedLines();
  const found = (await findOrder(open.number))!;
  expect(found.state).toBe('delivered');
  expect(found.returns).toMatchObject([{ status: 'requested', inspection: [], refund: null }]);
  expect(found.returns![0]!.lines.map(({ quantity, note }) => [quantity, note])).toEqual([
    [3, 'Too long'],
    [1, 'Too long'],
  ]);
  const again = { sku: open.skus[0]!, quantity: 1, reason: 'other' as const, note: '', photos: [] };
  expect(await requestLineReturn(admin, open.number, { id: newKey(), lines: [again] })).toMatchObject({
    failure: { code: 'too-many-units' },
  });
  expect((await findOrder(refused.number))!.returns).toMatchObject([
    { status: 'refused', why: 'Cut to size' },
  ]);
  expect(await request(refused, [[refused.skus[0]!, 2]])).toMatchObject({ ok: true });
  expect((await findOrder(refused.number))!.returns!.map(({ number }) => number.slice(-3))).toEqual([
    '-R1',
    '-R2',
  ]);
});

test('a crash after any write, of the old return or of this step, counts no unit and no cent twice', async () => {
  for (let [crash, died] = [1, true]; died; crash++) {
    const order = await takenBack(4, { isGivenBack: crash % 3 > 0, isCredited: crash % 2 > 0 });
    ({ died } = await onCrashingServer(crash, 'after', nameReturnedLines));
    await nameReturnedLines();
    const settled = JSON.stringify(await findOrder(order.number));
    await nameReturnedLines();
    await sweepOrders();
    await issueInvoicesOf(order.id);
    expect(JSON.stringify(await findOrder(order.number))).toBe(settled);
    await expectUnitsToAddUp(order, [1, 2]);
    const documents = await documentsOf(order.id);
    expect(documents.map(({ series }) => series).sort()).toEqual(['credit-note', 'invoice']);
    const [invoice, note] = ['invoice', 'credit-note'].map((one) =>
      documents.find(({ series }) => series === one),
    );
    const { returns, totals } = (await findOrder(order.number))!;
    const gross = [invoice!.content.gross, note!.content.gross, returns![0]!.refund!.amount];
    expect(gross).toEqual([totals.total, totals.total, totals.total]);
    expect(note!.cause).toBe(`return ${order.id} ${returns![0]!.id} ${invoice!.content.number}`);
  }
}, 120_000);
