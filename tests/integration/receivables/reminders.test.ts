import { creditAccounts } from '@/lib/credit/collection';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { outbox } from '@/lib/mail/collection';
import { deliverOutbox } from '@/lib/mail/worker';
import { changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { transferReference } from '@/lib/orders/rules/transfer';
import { setClock } from '@/lib/platform/clock';
import { findLastCheck, recountCredit, recountCreditIfDue } from '@/lib/receivables/commands/check-credit';
import { pauseReminders, sendReminders } from '@/lib/receivables/commands/reminders';
import { findStatement } from '@/lib/receivables/queries';
import { statementPdf } from '@/lib/receivables/pdf';
import { findShop } from '@/lib/settings/queries';
import { formatMoney } from '@/lib/shared/money';
import { readPdf } from '../../support/read-pdf';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';
import { importRows, openAccount, row } from '../payments/bank-fixtures';

const grace = createAdmin('Grace Shop');
afterEach(() => setClock());

const inDays = (days: number) => setClock(() => Date.now() + days * 86_400_000);

async function shippedOnInvoice() {
  const [sku, customer] = [await createProduct(50), createCustomer()];
  const placed = await placeOrder(customer, await bodyFor([[sku, 1]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { id, number, totals } = placed.value;
  for (const to of ['confirmed', 'shipped'] as const)
    await changeOrder(grace, number, { to, why: '', tracking: '', undo: false });
  await issuePendingInvoices();
  const [invoice] = await listOrderInvoices(id);
  return { customer, number, total: totals.total, invoice: invoice!.number };
}

async function remindersTo(email: string): Promise<string[]> {
  await deliverOutbox();
  const mails = await outbox()
    .find({ to: email, subject: /eminder/ })
    .toArray();
  return mails.map(({ subject }) => subject).sort();
}

test('each of three reminders is sent once, also by jobs at the same time, until the invoice is paid', async () => {
  const { customer, invoice, number } = await shippedOnInvoice();
  const jobs = () => Promise.all([sendReminders(), sendReminders()]);
  inDays(36);
  await jobs();
  expect(await remindersTo(customer.email)).toEqual([]);
  for (const days of [37, 38, 44]) {
    inDays(days);
    await jobs();
  }
  const first = [`Reminder: invoice ${invoice}`, `Reminder: invoice ${invoice}`];
  expect(await remindersTo(customer.email)).toEqual(first);
  inDays(59);
  await jobs();
  await jobs();
  expect(await remindersTo(customer.email)).toEqual([`Last reminder: invoice ${invoice}`, ...first]);
  inDays(200);
  await jobs();
  expect(await remindersTo(customer.email)).toHaveLength(3);
  await changePayment(grace, number, { to: 'paid', why: '', undo: false });
});

test('nobody is reminded while staff have paused it, or of what is paid', async () => {
  const [paused, paid] = [await shippedOnInvoice(), await shippedOnInvoice()];
  await changePayment(grace, paid.number, { to: 'paid', why: '', undo: false });
  await issuePendingInvoices();
  expect((await pauseReminders(grace, paused.invoice, true)).ok).toBe(true);
  expect((await pauseReminders(grace, paused.invoice, true)).ok).toBe(true);
  inDays(40);
  await sendReminders();
  expect([await remindersTo(paused.customer.email), await remindersTo(paid.customer.email)]).toEqual([
    [],
    [],
  ]);
  await pauseReminders(grace, paused.invoice, false);
  await sendReminders();
  expect(await remindersTo(paused.customer.email)).toHaveLength(1);
});

test('a reminder asks for what a part payment has left open, and nothing once a second one covers it', async () => {
  await openAccount();
  const { customer, invoice, number, total } = await shippedOnInvoice();
  const pay = (amount: number) => importRows(row(amount, transferReference(number)));
  await pay(1_234);
  await issuePendingInvoices();
  inDays(40);
  await sendReminders();
  expect(await remindersTo(customer.email)).toEqual([`Reminder: invoice ${invoice}`]);
  const { timeZone, currency, locale } = await findShop();
  const mail = await outbox().findOne({ to: customer.email, subject: /eminder/ });
  expect(mail!.text).toContain(`${formatMoney(total - 1_234, currency, locale)} were due on`);
  expect(await findStatement(customer.userId, {}, { timeZone, currency })).toMatchObject({
    openItems: [{ number: invoice, open: total - 1_234 }],
  });
  await pay(total - 1_234);
  inDays(80);
  await sendReminders();
  expect(await remindersTo(customer.email)).toHaveLength(1);
});

test('a statement adds up, shows what is open with its age, and prints as PDF', async () => {
  const { customer, total, invoice, number } = await shippedOnInvoice();
  const shop = await findShop();
  inDays(65);
  const open = await findStatement(customer.userId, {}, shop);
  expect(open).toMatchObject({ opening: 0, invoiced: total, credited: 0, paid: 0, closing: total });
  expect(open.openItems).toMatchObject([{ number: invoice, open: total, daysOverdue: 35 }]);
  expect(open.ageing).toEqual([0, 0, total, 0, 0]);
  const text = await readPdf(await statementPdf(customer, open, shop));
  expect(text.pages.join()).toContain(invoice);
  await changePayment(grace, number, { to: 'paid', why: '', undo: false });
  await issuePendingInvoices();
  const settled = await findStatement(customer.userId, {}, shop);
  expect(settled).toMatchObject({ invoiced: total, paid: total, closing: 0, openItems: [] });
});

test('the daily recount finds an account whose used amount is not what its orders owe', async () => {
  const { customer } = await shippedOnInvoice();
  expect((await recountCredit()).differences).toEqual([]);
  await creditAccounts().updateOne({ _id: customer.userId }, { $inc: { used: 5, version: 1 } });
  await Promise.all([recountCreditIfDue(), recountCreditIfDue()]);
  const found = await findLastCheck();
  expect(found?.differences).toMatchObject([{ id: customer.userId }]);
  await creditAccounts().updateOne({ _id: customer.userId }, { $inc: { used: -5, version: 1 } });
});
