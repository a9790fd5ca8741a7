import { creditAccounts } from '@/lib/credit/collection';
import { creditInvoice } from '@/lib/invoices/commands/credit';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listInvoices, listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { invoiceFilters, type InvoiceFilters } from '@/lib/invoices/schema/inputs';
import { undoAssignment } from '@/lib/payments/commands/assign-entry';
import { transferReference } from '@/lib/orders/rules/transfer';
import type { Order } from '@/lib/orders/schema/order';
import { createProduct, newKey } from '../orders/fixtures';
import { entryOf, importRows, openAccount, payFor, placeTransferOrder } from './bank-fixtures';
import { admin, move, paidOrder } from './fixtures';

let sku: string;
beforeAll(async () => {
  await openAccount();
  sku = await createProduct(1_000, { price: 12_345 });
});

async function invoiceOf({ id }: Order) {
  await issuePendingInvoices();
  return (await listOrderInvoices(id)).find(({ series }) => series === 'invoice')!;
}

async function isListed({ number }: { number: string }, status: InvoiceFilters['status']) {
  const found = await listInvoices(invoiceFilters.parse({ status, q: number }), 1);
  return found.rows.some((row) => row.number === number);
}

/** An order on terms that has shipped. */
async function onTerms() {
  const order = await placeTransferOrder(sku, 2, 'invoice');
  await move(order.number, 'confirmed');
  await move(order.number, 'shipped');
  return { order, invoice: await invoiceOf(order) };
}

const usedFor = async (order: Order) =>
  (await creditAccounts().findOne({ 'claims.orderId': order.id }))?.claims.find(
    ({ orderId }) => orderId === order.id,
  )?.amount ?? 0;
const credit = (number: string, amount: number) =>
  creditInvoice(admin, number, { amount, reason: 'Scratched', key: newKey() });

test('an invoice on terms reads paid, and is listed so, once a transfer has paid its order', async () => {
  const { order, invoice } = await onTerms();
  expect([invoice.status, await isListed(invoice, 'open')]).toEqual(['open', true]);
  await importRows(payFor(order));
  expect((await invoiceOf(order)).status).toBe('paid');
  expect([await isListed(invoice, 'paid'), await isListed(invoice, 'open')]).toEqual([true, false]);
  const { _id } = await entryOf(transferReference(order.number));
  await undoAssignment(admin, _id, 0);
  expect([(await invoiceOf(order)).status, (await paidOrder(order.number)).payment.state]).toEqual([
    'open',
    'due',
  ]);
});

test('an invoice that a credit note has lowered is paid by what is left, and no more is taken', async () => {
  const { order, invoice } = await onTerms();
  await credit(invoice.number, 1_500);
  await importRows(payFor(order));
  const entry = await entryOf(transferReference(order.number));
  expect(entry).toMatchObject({ open: 1_500, assignments: [{ amount: order.totals.total - 1_500 }] });
  expect((await paidOrder(order.number)).payment.state).toBe('paid');
  expect((await invoiceOf(order)).status).toBe('paid');
  expect(await usedFor(order)).toBe(0);
});

test('a credit note about the rest of a part payment completes it', async () => {
  const { order, invoice } = await onTerms();
  await importRows(payFor(order, order.totals.total - 900));
  expect((await paidOrder(order.number)).payment.state).toBe('due');
  expect(await usedFor(order)).toBe(900);
  await credit(invoice.number, 900);
  expect((await paidOrder(order.number)).payment.state).toBe('paid');
  expect([(await invoiceOf(order)).status, await usedFor(order)]).toEqual(['paid', 0]);
});

test('the invoice of an order that was paid by transfer in advance is issued as paid', async () => {
  const order = await placeTransferOrder(sku);
  await importRows(payFor(order));
  await move(order.number, 'confirmed');
  await move(order.number, 'shipped');
  const invoice = await invoiceOf(order);
  expect([invoice.status, await isListed(invoice, 'paid')]).toEqual(['paid', true]);
});
