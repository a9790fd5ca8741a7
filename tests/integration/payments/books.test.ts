import { invoices } from '@/lib/invoices/collection';
import { creditInvoice } from '@/lib/invoices/commands/credit';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { orders } from '@/lib/orders/collection';
import { changePayment } from '@/lib/orders/commands/change-status';
import { requestRefund } from '@/lib/orders/commands/refunds';
import { transferReference } from '@/lib/orders/rules/transfer';
import type { Order } from '@/lib/orders/schema/order';
import { bankEntries, paymentChecks } from '@/lib/payments/collection';
import { acceptProposal } from '@/lib/payments/commands/accept-proposal';
import { checkPayments, checkPaymentsIfDue } from '@/lib/payments/commands/check-payments';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { countWaitingPayments, findPaymentCheck } from '@/lib/payments/queries/checks';
import { createProduct, newKey } from '../orders/fixtures';
import { entryOf, importRows, openAccount, payFor, placeTransferOrder, row } from './bank-fixtures';
import { admin, move, paidOrder } from './fixtures';

let sku: string;
let paid: Order;
let partPaid: Order;
let owed: Order;
let returned: Order;

const creditOf = (order: Order) => entryOf(transferReference(order.number));
const invoiceOf = async ({ id }: Order) => (await listOrderInvoices(id))[0]!;

async function shipped(method: 'invoice' | 'bank-transfer') {
  const order = await placeTransferOrder(sku, 2, method);
  if (method === 'bank-transfer') await importRows(payFor(order));
  await move(order.number, 'confirmed');
  await move(order.number, 'shipped');
  return order;
}

/** Orders of every way to pay without a provider, in every state that a shop's week brings. */
beforeAll(async () => {
  await openAccount();
  sku = await createProduct(10_000, { price: 12_345 });
  paid = await shipped('bank-transfer');
  partPaid = await shipped('invoice');
  owed = await shipped('invoice');
  returned = await shipped('invoice');
  await placeTransferOrder(sku);
  const byHand = await shipped('invoice');
  await changePayment(admin, byHand.number, { to: 'paid', why: 'Cash', undo: false });
  await importRows(payFor(partPaid, 5_000), payFor(returned), row(700, 'Nothing'), row(-900, 'Fee'));
  const debit = `Return of ${returned.number}`;
  await importRows(row(-returned.totals.total, debit));
  await acceptProposal(admin, (await entryOf(debit))._id);
  const cancelled = await placeTransferOrder(sku);
  await importRows(payFor(cancelled, cancelled.totals.total + 50));
  await move(cancelled.number, 'cancelled');
  await requestRefund(admin, paid.number, { id: newKey(), amount: 300, reason: 'Dent' });
  await settleDuePayments();
  await issuePendingInvoices();
  await creditInvoice(admin, (await invoiceOf(owed)).number, { amount: 400, reason: 'Dent', key: newKey() });
  while (await settleDuePayments());
  await issuePendingInvoices();
});

async function check() {
  const result = await checkPayments();
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** What the comparison finds while something is wrong, and that it finds nothing once that is right again. */
async function differencesWhile(spoil: () => Promise<() => Promise<unknown>>) {
  const mend = await spoil();
  const found = await check();
  expect(await countWaitingPayments()).toBe(found.differences.length);
  await mend();
  expect((await check()).differences).toEqual([]);
  return found.differences;
}

/** Changes a stored order, and returns how to change it back. */
async function spoilOrder({ number }: Order, set: object) {
  const before = (await orders().findOne({ number }))!;
  await orders().updateOne({ number }, { $set: set });
  return () => orders().replaceOne({ number }, before);
}

test('a shop without differences has none, without keys of a card provider', async () => {
  const found = await check();
  expect(found.differences).toEqual([]);
  expect(found.orders).toBe(7);
  expect(found.compared).toBe(4);
});

test('an order that counts as paid without money or a word of staff is found', async () => {
  const differences = await differencesWhile(() => spoilOrder(partPaid, { 'payment.state': 'paid' }));
  expect(differences[0]).toMatchObject({
    kind: 'paid-without-entry',
    number: partPaid.number,
    amount: partPaid.totals.total - 5_000,
  });
});

test('an order that still counts as due though its money has arrived is found', async () => {
  const differences = await differencesWhile(() => spoilOrder(paid, { 'payment.state': 'due' }));
  expect(differences.map(({ kind }) => kind)).toContain('other-status');
});

test('a payment of an order that no bank entry has is found', async () => {
  const { _id } = await creditOf(partPaid);
  const entry = (await bankEntries().findOne({ _id }))!;
  const differences = await differencesWhile(async () => {
    await bankEntries().deleteOne({ _id });
    return () => bankEntries().insertOne(entry);
  });
  expect(differences).toMatchObject([{ kind: 'unknown-entry', number: partPaid.number, amount: 5_000 }]);
});

test('a bank entry whose assigned and open money is not its amount is found', async () => {
  const { _id } = await creditOf(partPaid);
  const differences = await differencesWhile(async () => {
    await bankEntries().updateOne({ _id }, { $set: { open: 1 } });
    return () => bankEntries().updateOne({ _id }, { $set: { open: 0 } });
  });
  expect(differences).toMatchObject([{ kind: 'entry-sum', paymentId: _id, amount: 1 }]);
});

test('a returned transfer that does not name the debit any more is found', async () => {
  const { _id, reversedBy } = await creditOf(returned);
  const differences = await differencesWhile(async () => {
    await bankEntries().updateOne({ _id }, { $set: { reversedBy: 'f'.repeat(24) } });
    return () => bankEntries().updateOne({ _id }, { $set: { reversedBy } });
  });
  expect(differences.map(({ kind }) => kind)).toEqual(['entry-sum', 'entry-sum']);
});

test('an amount that the order has recorded otherwise than its bank entry is corrected by the entry', async () => {
  await spoilOrder(partPaid, { 'payments.0.captured': 9_999 });
  expect(await check()).toMatchObject({ corrected: 1, differences: [] });
  expect((await paidOrder(partPaid.number)).payments).toMatchObject([{ captured: 5_000 }]);
  // An assignment whose order never heard of it is recorded.
  await orders().updateOne({ number: partPaid.number }, { $set: { payments: [] } });
  expect(await check()).toMatchObject({ corrected: 1, differences: [] });
});

test.each([
  ['status', { status: 'paid' as const }],
  ['credited sum', { credited: 1 }],
])('an invoice whose %s is not what payments and credit notes make of it is found', async (_, set) => {
  const { number, status, credited } = await invoiceOf(owed);
  const differences = await differencesWhile(async () => {
    await invoices().updateOne({ 'content.number': number }, { $set: set });
    return () => invoices().updateOne({ 'content.number': number }, { $set: { status, credited } });
  });
  expect(differences[0]).toMatchObject({ kind: 'invoice-balance', paymentId: number, number: owed.number });
});

test('an order that owes other money than its invoices, credit notes and payments leave is found', async () => {
  const differences = await differencesWhile(() => spoilOrder(owed, { 'receivable.credited': 0 }));
  expect(differences).toMatchObject([{ kind: 'invoice-balance', number: owed.number, amount: 400 }]);
});

test('servers that start at once compare once an hour, and the page shows the latest comparison', async () => {
  await paymentChecks().deleteMany({});
  expect(await findPaymentCheck()).toBeNull();
  await Promise.all([checkPaymentsIfDue(), checkPaymentsIfDue()]);
  const { checkedAt } = (await findPaymentCheck())!;
  await checkPaymentsIfDue();
  expect((await findPaymentCheck())!.checkedAt).toBe(checkedAt);
});
