import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { orders } from '@/lib/orders/collection';
import { owedFor } from '@/lib/orders/rules/credit';
import { transferReference } from '@/lib/orders/rules/transfer';
import type { Order } from '@/lib/orders/schema/order';
import { bankEntries } from '@/lib/payments/collection';
import { acceptProposal } from '@/lib/payments/commands/accept-proposal';
import { decideEntry } from '@/lib/payments/commands/bank-refunds';
import { finishBankWork } from '@/lib/payments/commands/match-entries';
import { reverseEntry, undoReversal } from '@/lib/payments/commands/reverse-entry';
import { findReversals, listBankEntries } from '@/lib/payments/queries/bank';
import { createProduct } from '../orders/fixtures';
import { entryOf, importRows, openAccount, payFor, placeTransferOrder, row } from './bank-fixtures';
import { admin, move, paidOrder } from './fixtures';

let sku: string;
beforeAll(async () => {
  await openAccount();
  sku = await createProduct(10_000, { price: 12_345 });
});

/** All money that moved, less what belongs to no order, is what the orders have, to the cent. */
async function expectExactSums() {
  const entries = await bankEntries().find().toArray();
  const placed = await orders().find({ 'payments.provider': 'bank-transfer' }).toArray();
  const captured = placed
    .flatMap(({ payments = [] }) => payments)
    .filter(({ status }) => status !== 'voided')
    .reduce((sum, one) => sum + one.captured, 0);
  const moved = entries.reduce((sum, { amount, open }) => sum + amount - open, 0);
  expect(moved).toBe(captured);
}

const creditOf = (order: Order) => entryOf(transferReference(order.number));
async function debit(amount: number, text: string, name = 'Someone') {
  await importRows(row(-amount, text, name));
  return entryOf(text);
}
const invoiceOf = async ({ id }: Order) => {
  await issuePendingInvoices();
  return (await listOrderInvoices(id))[0]!;
};

test('a returned transfer is proposed, and once accepted its order and invoice are open again', async () => {
  const order = await placeTransferOrder(sku, 2, 'invoice');
  await move(order.number, 'confirmed');
  await move(order.number, 'shipped');
  await importRows(payFor(order));
  expect((await invoiceOf(order)).status).toBe('paid');
  const { _id } = await debit(order.totals.total, `Return of transfer ${order.number}`);
  expect((await listBankEntries({ status: 'proposed' }, 1)).rows.map(({ id }) => id)).toEqual([_id]);
  const credit = await creditOf(order);
  expect((await entryOf(`Return of transfer ${order.number}`)).proposal).toMatchObject({
    number: order.number,
    entryId: credit._id,
  });
  expect(await acceptProposal(admin, _id)).toMatchObject({ ok: true, value: { state: 'closed', open: 0 } });

  const after = await paidOrder(order.number);
  expect(after.payment.state).toBe('due');
  expect(owedFor(after)).toBe(order.totals.total);
  expect(after.payments).toMatchObject([{ status: 'voided', captured: 0 }]);
  expect((await invoiceOf(order)).status).toBe('open');
  expect(await creditOf(order)).toMatchObject({ reversedBy: _id, open: 0, state: 'closed' });
  expect(await bankEntries().findOne({ _id })).toMatchObject({ reverses: credit._id });
  await expectExactSums();

  await importRows(payFor(order));
  expect((await paidOrder(order.number)).payment.state).toBe('paid');
  expect((await invoiceOf(order)).status).toBe('paid');
  await expectExactSums();
});

test('a transfer for two orders that is returned opens both, and what is undone can be assigned again', async () => {
  const [one, other] = [await placeTransferOrder(sku), await placeTransferOrder(sku, 2)];
  const text = `${one.number} ${other.number}`;
  await importRows(row(one.totals.total + other.totals.total, text, 'Carla Ruiz'));
  const states = () =>
    Promise.all([one, other].map(async ({ number }) => (await paidOrder(number)).payment.state));
  expect(await states()).toEqual(['paid', 'paid']);
  const taken = await debit(one.totals.total + other.totals.total, 'R-transaction', 'RUIZ CARLA');
  await acceptProposal(admin, taken._id);
  expect(await states()).toEqual(['due', 'due']);
  await expectExactSums();
  expect(await undoReversal(admin, taken._id)).toMatchObject({ value: { state: 'open', reverses: null } });
  expect(await undoReversal(admin, taken._id)).toMatchObject({ ok: true });
  const credit = await entryOf(text);
  expect(credit).toMatchObject({ state: 'open', open: credit.amount });
  expect(credit.reversedBy).toBeUndefined();
  await expectExactSums();
});

test('two debits take one transfer back once, and one that is refunded not at all', async () => {
  const order = await placeTransferOrder(sku);
  await importRows(payFor(order, order.totals.total + 300));
  const credit = await creditOf(order);
  const amount = credit.amount;
  const debits = [await debit(amount, 'back one'), await debit(amount, 'back two')];
  const results = await Promise.all(debits.map(({ _id }) => reverseEntry(admin, _id, credit._id)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  await finishBankWork();
  expect(await bankEntries().countDocuments({ reverses: credit._id })).toBe(1);
  await expectExactSums();

  const over = await placeTransferOrder(sku);
  await importRows(payFor(over, over.totals.total + 250));
  await decideEntry(admin, (await creditOf(over))._id, { kind: 'refund', note: 'Paid too much' });
  const late = await debit(over.totals.total + 250, 'too late');
  expect(await reverseEntry(admin, late._id, (await creditOf(over))._id)).toMatchObject({
    failure: { code: 'refunded' },
  });
  expect(await bankEntries().findOne({ _id: late._id })).toMatchObject({ state: 'open' });
});

test('a reversal whose server died between its steps is finished by the job', async () => {
  const order = await placeTransferOrder(sku);
  await importRows(payFor(order));
  const credit = await creditOf(order);
  const { _id } = await debit(order.totals.total, 'killed in between');
  await bankEntries().updateOne(
    { _id },
    {
      $set: {
        reverses: credit._id,
        state: 'closed',
        open: 0,
        unsettled: true,
        decision: { kind: 'returned', note: '', by: 'Ann' },
      },
      $inc: { version: 1 },
    },
  );
  await Promise.all([finishBankWork(), finishBankWork()]);
  expect((await paidOrder(order.number)).payment.state).toBe('due');
  expect(await creditOf(order)).toMatchObject({ reversedBy: _id, open: 0 });
  expect((await bankEntries().findOne({ _id }))!.unsettled).toBeUndefined();
  await expectExactSums();
});

test('a debit of another amount or before the transfer can take nothing back', async () => {
  const order = await placeTransferOrder(sku);
  const early = await debit(order.totals.total, 'before it');
  await importRows(payFor(order));
  const other = await debit(order.totals.total + 1, 'another amount');
  const credit = await creditOf(order);
  for (const { _id } of [early, other])
    expect(await reverseEntry(admin, _id, credit._id)).toMatchObject({ failure: { code: 'not-reversible' } });
  const { rows } = await listBankEntries({ status: 'open', direction: 'out' }, 1);
  expect((await findReversals(rows))[early._id]).toEqual([]);
  expect((await paidOrder(order.number)).payment.state).toBe('paid');
});
