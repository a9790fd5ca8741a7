import { requestRefund } from '@/lib/orders/commands/refunds';
import { expireUnpaidOrders } from '@/lib/orders/commands/expire-unpaid';
import { remindUnpaidOrders } from '@/lib/orders/commands/remind-unpaid';
import { orders } from '@/lib/orders/collection';
import { transferReference } from '@/lib/orders/rules/transfer';
import { bankEntries, bankRefunds } from '@/lib/payments/collection';
import { assignEntry, undoAssignment } from '@/lib/payments/commands/assign-entry';
import { decideEntry, finishBankRefund } from '@/lib/payments/commands/bank-refunds';
import { importStatement } from '@/lib/payments/commands/import-statement';
import { finishBankWork } from '@/lib/payments/commands/match-entries';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { setClock } from '@/lib/platform/clock';
import { createProduct, newKey } from '../orders/fixtures';
import { entryOf, importRows, openAccount, payFor, placeTransferOrder, row } from './bank-fixtures';
import { admin, move, paidOrder, storedOrder } from './fixtures';

let sku: string;
beforeAll(async () => {
  await openAccount();
  sku = await createProduct(10_000, { price: 12_345 });
});
afterEach(() => setClock());

const mailsOf = async (number: string) => (await storedOrder(number)).history.map(({ what }) => what);

/** Money that arrived, less what belongs to no order, is what the orders have received, to the cent. */
async function expectExactSums() {
  const entries = await bankEntries()
    .find({ amount: { $gt: 0 } })
    .toArray();
  const placed = await orders().find({ 'payments.provider': 'bank-transfer' }).toArray();
  const arrived = entries.reduce((sum, { amount }) => sum + amount, 0);
  const open = entries.reduce((sum, entry) => sum + entry.open, 0);
  const captured = placed
    .flatMap(({ payments = [] }) => payments)
    .reduce((sum, one) => sum + one.captured, 0);
  expect(arrived - open).toBe(captured);
}

test('a transfer with the reference pays its order once, however often and overlapping its file is imported', async () => {
  const order = await placeTransferOrder(sku);
  expect((await paidOrder(order.number)).payment.state).toBe('due');
  const rows = [payFor(order), row(500, 'Rent'), row(500, 'Rent')];
  expect(await importRows(...rows)).toMatchObject({ entries: 3, added: 3, known: 0, matched: 1 });
  expect(await importRows(...rows)).toMatchObject({ added: 0, known: 3 });
  expect(await importRows(rows[0]!, row(700, 'Other'))).toMatchObject({ added: 1, known: 1 });
  const paid = await paidOrder(order.number);
  expect(paid.payment.state).toBe('paid');
  expect(paid.payments).toHaveLength(1);
  expect(paid.payBy).toBeNull();
  await move(order.number, 'confirmed');
  await expectExactSums();
});

test('equal entries of one file are different money', async () => {
  const same = row(900, 'Twice');
  expect(await importRows(same, same)).toMatchObject({ added: 2 });
  expect(await importRows(same, same)).toMatchObject({ added: 0, known: 2 });
});

test('a part payment leaves the order due with the rest, and the next transfer completes it', async () => {
  const order = await placeTransferOrder(sku);
  await importRows(payFor(order, 5_000));
  expect(await paidOrder(order.number)).toMatchObject({ payment: { state: 'due' } });
  await importRows(payFor(order, order.totals.total - 5_000));
  expect(await paidOrder(order.number)).toMatchObject({ payment: { state: 'paid' } });
});

test('what is paid too much stays open until somebody decides, and is refunded by a task', async () => {
  const order = await placeTransferOrder(sku);
  await importRows(payFor(order, order.totals.total + 250));
  const entry = await entryOf(transferReference(order.number));
  expect(entry).toMatchObject({ open: 250, state: 'open' });
  expect((await decideEntry(admin, entry._id, { kind: 'refund', note: 'Paid too much' })).ok).toBe(true);
  expect(await bankRefunds().find({ entryId: entry._id }).toArray()).toMatchObject([
    { amount: 250, state: 'open' },
  ]);
  await expectExactSums();
});

test('two people who assign the same entry at once assign it once', async () => {
  const order = await placeTransferOrder(sku);
  await importRows(row(order.totals.total, 'no reference at all'));
  const { _id } = await entryOf('no reference at all');
  const results = await Promise.all(
    [1, 2, 3, 4].map(() => assignEntry(admin, _id, { number: order.number })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await paidOrder(order.number)).payments).toHaveLength(1);
  await expectExactSums();
});

test('one transfer is split between two orders, and an undone part is open again', async () => {
  const [one, other] = [await placeTransferOrder(sku), await placeTransferOrder(sku, 2)];
  const text = `${one.number} and ${other.number} less something`;
  await importRows(row(one.totals.total + other.totals.total - 1, text));
  const { _id, proposal } = await entryOf(text);
  expect(proposal?.why).toContain('several orders');
  await assignEntry(admin, _id, { number: one.number });
  await assignEntry(admin, _id, { number: other.number });
  expect((await paidOrder(one.number)).payment.state).toBe('paid');
  expect((await paidOrder(other.number)).payment.state).toBe('due');
  expect((await undoAssignment(admin, _id, 0)).ok).toBe(true);
  expect((await paidOrder(one.number)).payment.state).toBe('due');
  expect((await entryOf(text)).open).toBe(one.totals.total);
  await expectExactSums();
});

test('a typing error in the reference, and amount with name, are proposed and not assigned', async () => {
  const order = await placeTransferOrder(sku, 3);
  const typo = `RF00${transferReference(order.number).slice(4)}`;
  await importRows(row(order.totals.total, typo));
  expect(await entryOf(typo)).toMatchObject({ assignments: [], proposal: { number: order.number } });
});

test('an order on terms is paid by a transfer that names it', async () => {
  const order = await placeTransferOrder(sku, 1, 'invoice');
  await importRows(payFor(order));
  expect((await paidOrder(order.number)).payment.state).toBe('paid');
});

test('a payment for a cancelled order stays open, and one of an order cancelled later goes back', async () => {
  const cancelled = await placeTransferOrder(sku);
  await move(cancelled.number, 'cancelled');
  await importRows(payFor(cancelled));
  const entry = await entryOf(transferReference(cancelled.number));
  expect(entry).toMatchObject({ state: 'open', open: cancelled.totals.total });

  const order = await placeTransferOrder(sku);
  await importRows(payFor(order));
  await move(order.number, 'cancelled');
  await settleDuePayments();
  await settleDuePayments();
  const tasks = await bankRefunds().find({ number: order.number }).toArray();
  expect(tasks).toMatchObject([{ amount: order.totals.total, state: 'open' }]);
  expect((await finishBankRefund(admin, tasks[0]!._id, '2026-02-01')).ok).toBe(true);
  expect((await finishBankRefund(admin, tasks[0]!._id, '2026-02-02')).ok).toBe(true);
  const after = await paidOrder(order.number);
  expect(after.payment.state).toBe('refunded');
  expect(after.refunds).toMatchObject([{ isDone: true }]);
});

test('a refund that staff decide is done when it appears as a debit of the statement', async () => {
  const order = await placeTransferOrder(sku);
  await importRows(payFor(order));
  await requestRefund(admin, order.number, { id: newKey(), amount: 1_000, reason: 'Scratched' });
  await settleDuePayments();
  expect(await bankRefunds().findOne({ number: order.number })).toMatchObject({ state: 'open' });
  await importRows(row(-1_000, `Refund ${order.number}`));
  expect(await bankRefunds().findOne({ number: order.number })).toMatchObject({ state: 'done' });
  expect((await paidOrder(order.number)).refunds).toMatchObject([{ isDone: true, amount: 1_000 }]);
  await expectExactSums();
});

test('an assignment whose server died before the order knew of it is recorded by the job', async () => {
  const order = await placeTransferOrder(sku);
  await importRows(row(order.totals.total, 'killed between'));
  const { _id } = await entryOf('killed between');
  const by = { by: 'Ann', at: new Date(), isUndone: false };
  const assignment = { orderId: order.id, number: order.number, amount: order.totals.total, ...by };
  await bankEntries().updateOne(
    { _id },
    { $set: { assignments: [assignment], open: 0, state: 'matched', unsettled: true } },
  );
  await Promise.all([finishBankWork(), finishBankWork()]);
  expect((await paidOrder(order.number)).payments).toHaveLength(1);
  await expectExactSums();
});

test('a customer is reminded once before the order is cancelled for want of payment', async () => {
  const order = await placeTransferOrder(sku);
  const payBy = (await paidOrder(order.number)).payBy!.getTime();
  setClock(() => payBy - 86_400_000);
  expect(await remindUnpaidOrders()).toBeGreaterThan(0);
  expect(await remindUnpaidOrders()).toBe(0);
  expect((await mailsOf(order.number)).filter((what) => what === 'reminded')).toHaveLength(1);
  setClock(() => payBy + 1_000);
  await expireUnpaidOrders();
  expect((await paidOrder(order.number)).state).toBe('cancelled');
});

test('files that are no statement are rejected whole', async () => {
  const fails = async (text: string) => {
    const result = await importStatement(Buffer.from(text), { name: '', isDryRun: false });
    return result.ok ? '' : result.failure.message;
  };
  expect(await fails('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')).toContain('document type is not allowed');
  expect(await fails('Date,Amount\n2026-01-01,abc')).toContain('Row 2');
  expect(await fails('a,b\n1,2')).toContain('Say which columns');
});

test('random histories of transfers, assignments, undos and refunds keep the sums exact', async () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const placed = await Promise.all([1, 2, 3].map((quantity) => placeTransferOrder(sku, quantity)));
  for (let step = 0; step < 24; step++) {
    const order = placed[random(placed.length)]!;
    const kind = random(4);
    if (kind < 2) await importRows(payFor(order, 1 + random(order.totals.total)));
    const entries = await bankEntries()
      .find({ amount: { $gt: 0 } })
      .toArray();
    const entry = entries[random(entries.length)]!;
    if (kind === 2)
      await Promise.all([
        assignEntry(admin, entry._id, { number: order.number }),
        undoAssignment(admin, entry._id, 0),
      ]);
    if (kind === 3) await requestRefund(admin, order.number, { id: newKey(), amount: 1, reason: 'random' });
    await settleDuePayments();
  }
  await finishBankWork();
  await expectExactSums();
});
