import fc from 'fast-check';
import { auditRecords } from '@/lib/audit/collection';
import { creditAccounts } from '@/lib/credit/collection';
import { setTerms } from '@/lib/credit/commands/terms';
import { findCreditOffer } from '@/lib/credit/queries';
import { creditInvoice } from '@/lib/invoices/commands/credit';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { isPlaced, orders } from '@/lib/orders/collection';
import { changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { placeOrder, placeOrderFor } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { owedFor } from '@/lib/orders/rules/credit';
import { setClock } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';
import type { Customer } from '@/lib/users/types';
import { createAccount } from '../auth/people';
import { editFor, storedOrder } from '../orders/edit-fixtures';
import { onCrashingServer } from '../orders/faults';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';

const grace = createAdmin('Grace Shop');
afterEach(() => setClock());

const limitTo = (customer: Customer, limit: number) =>
  creditAccounts().updateOne({ _id: customer.userId }, { $set: { limit }, $inc: { version: 1 } });

async function usedBy({ userId }: Pick<Customer, 'userId'>): Promise<number> {
  return (await creditAccounts().findOne({ _id: userId }))!.used;
}

async function owedBy({ userId }: Pick<Customer, 'userId'>): Promise<number> {
  const found = await orders().find({ 'customer.id': userId }).toArray();
  return found.filter(isPlaced).reduce((sum, order) => sum + owedFor(order), 0);
}

const countPlaced = ({ userId }: Customer) =>
  orders().countDocuments({ 'customer.id': userId, state: 'placed' });

async function sweep(): Promise<void> {
  setClock(() => Date.now() + 60_000);
  await sweepOrders();
  setClock();
}

test('of 50 orders at once with a limit for 7, exactly 7 are placed', async () => {
  const [sku, account] = [await createProduct(500), await createAccount()];
  const body = await bodyFor([[sku, 1]]);
  const customer = { ...createCustomer(), userId: account.id };
  await limitTo(customer, 8 * body.total - 1);
  const results = await Promise.all(
    Array.from({ length: 50 }, () => placeOrderFor(grace, account.id, body, newKey())),
  );
  const failures = results.flatMap((result) => (result.ok ? [] : [result.failure.code]));
  expect(failures).toEqual(Array.from({ length: 43 }, () => 'credit-limit'));
  expect([await countPlaced(customer), await usedBy(customer)]).toEqual([7, 7 * body.total]);
}, 60_000);

test('orders whose servers die at any write neither lose nor leak the limit', async () => {
  const [sku, account] = [await createProduct(5_000), await createAccount()];
  const body = await bodyFor([[sku, 1]]);
  const customer = { ...createCustomer(), userId: account.id };
  await limitTo(customer, 7 * body.total);
  const dying = Array.from({ length: 25 }, (_, index) =>
    onCrashingServer(1 + (index % 12), 'after', () => placeOrderFor(grace, account.id, body, newKey())),
  );
  const living = Array.from({ length: 25 }, () => placeOrderFor(grace, account.id, body, newKey()));
  await Promise.all([...dying, ...living]);
  expect(await usedBy(customer)).toBeLessThanOrEqual(7 * body.total);
  await sweep();
  await sweep();
  // What the dead have released is free again.
  for (let count = 0; count < 8; count++) await placeOrderFor(grace, account.id, body, newKey());
  expect([await countPlaced(customer), await usedBy(customer)]).toEqual([7, 7 * body.total]);
}, 120_000);

test('a cancellation, a payment, an edit and a credit note each release exactly what is no longer owed', async () => {
  const [sku, customer] = [await createProduct(500), createCustomer()];
  const place = async (quantity: number) => {
    const placed = await placeOrder(customer, await bodyFor([[sku, quantity]]), newKey());
    if (!placed.ok) throw new Error(placed.failure.message);
    return placed.value;
  };
  const cancelled = await place(1);
  await changeOrder(grace, cancelled.number, {
    to: 'cancelled',
    why: '',
    tracking: '',
    undo: false,
  });
  expect(await usedBy(customer)).toBe(0);
  const edited = await place(2);
  const result = await editOrder(
    grace,
    edited.number,
    await editFor(await storedOrder(edited.number), [[sku, 3]]),
    newKey(),
  );
  if (!result.ok) throw new Error(result.failure.message);
  expect(await usedBy(customer)).toBe(result.value.totals.total);
  for (const to of ['confirmed', 'shipped'] as const)
    await changeOrder(grace, edited.number, { to, why: '', tracking: '', undo: false });
  await issuePendingInvoices();
  const [invoice] = await listOrderInvoices(edited.id);
  await creditInvoice(grace, invoice!.number, { amount: 150, reason: 'Scratched', key: newKey() });
  expect(await usedBy(customer)).toBe(result.value.totals.total - 150);
  await changePayment(grace, edited.number, { to: 'paid', why: '', undo: false });
  expect(await usedBy(customer)).toBe(0);
  await changePayment(grace, edited.number, { to: 'due', why: '', undo: true });
  await issuePendingInvoices();
  expect(await usedBy(customer)).toBe(result.value.totals.total - 150);
});

test('an invoice overdue beyond the grace stops orders on invoice until it is paid', async () => {
  const [sku, customer, shop] = [await createProduct(500), createCustomer(), await findShop()];
  const body = await bodyFor([[sku, 1]]);
  const placed = await placeOrder(customer, body, newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number } = placed.value;
  for (const to of ['confirmed', 'shipped'] as const)
    await changeOrder(grace, number, { to, why: '', tracking: '', undo: false });
  await issuePendingInvoices();
  setClock(() => Date.now() + (30 + shop.creditControl.graceDays) * 86_400_000);
  expect(await findCreditOffer(customer.userId, shop)).toMatchObject({ isHeld: false });
  setClock(() => Date.now() + (32 + shop.creditControl.graceDays) * 86_400_000);
  expect(await findCreditOffer(customer.userId, shop)).toMatchObject({ isHeld: true });
  const held = await placeOrder(customer, body, newKey());
  expect(held.ok ? null : held.failure.message).toMatch(/overdue/);
  const byPhone = await placeOrderFor(grace, customer.userId, body, newKey());
  expect(byPhone.ok).toBe(false);
  await changePayment(grace, number, { to: 'paid', why: '', undo: false });
  expect((await placeOrder(customer, body, newKey())).ok).toBe(true);
});

test('who has no terms is refused, staff exceed them with a reason, and the audit log keeps it', async () => {
  const [sku, account] = [await createProduct(500), await createAccount()];
  const body = await bodyFor([[sku, 1]]);
  const terms = { status: 'withdrawn' as const, netDays: 14, limit: 0, why: 'Closed', version: 1 };
  expect((await setTerms(grace, account.id, terms)).ok).toBe(true);
  const overtaken = await setTerms(grace, account.id, terms);
  expect(overtaken.ok ? null : overtaken.failure.code).toBe('terms-changed');
  const refused = await placeOrderFor(grace, account.id, body, newKey());
  expect(refused.ok ? null : refused.failure.code).toBe('unknown-payment');
  const support = { ...createAdmin('Sam Support'), role: 'support' as const };
  const forbidden = await placeOrderFor(support, account.id, body, newKey(), 'Old friend');
  expect(forbidden.ok ? null : forbidden.failure.code).toBe('forbidden');
  const placed = await placeOrderFor(grace, account.id, body, newKey(), 'Old friend');
  if (!placed.ok) throw new Error(placed.failure.message);
  expect(await usedBy({ userId: account.id })).toBe(body.total);
  const record = await auditRecords().findOne({ 'subject.name': placed.value.number });
  expect(record?.after).toMatchObject({ beyondTerms: 'Old friend' });
  expect(await auditRecords().countDocuments({ action: 'terms-withdrawn', 'subject.id': account.id })).toBe(
    1,
  );
});

const action = fc.record({
  kind: fc.constantFrom('place', 'cancel', 'edit', 'ship', 'pay', 'unpay', 'credit', 'crash'),
  which: fc.nat({ max: 5 }),
  quantity: fc.integer({ min: 1, max: 4 }),
});

test('after random histories what is used equals a recount of the orders', async () => {
  const sku = await createProduct(100_000);
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 14 }), async (actions) => {
      const customer = createCustomer();
      const numbers: string[] = [];
      for (const { kind, which, quantity } of actions) {
        const number = numbers[which % Math.max(1, numbers.length)];
        const change = { why: '', tracking: '', undo: false };
        if (kind === 'place' || kind === 'crash' || !number) {
          const body = await bodyFor([[sku, quantity]]);
          const place = () => placeOrder(customer, body, newKey());
          if (kind === 'crash') await onCrashingServer(1 + which * 2, 'after', place);
          else {
            const placed = await place();
            if (placed.ok) numbers.push(placed.value.number);
          }
        } else if (kind === 'cancel') await changeOrder(grace, number, { ...change, to: 'cancelled' });
        else if (kind === 'ship') {
          await changeOrder(grace, number, { ...change, to: 'confirmed' });
          await changeOrder(grace, number, { ...change, to: 'shipped' });
          await issuePendingInvoices();
        } else if (kind === 'pay') await changePayment(grace, number, { to: 'paid', why: '', undo: false });
        else if (kind === 'unpay') await changePayment(grace, number, { to: 'due', why: '', undo: true });
        else if (kind === 'edit') {
          const edit = await editFor(await storedOrder(number), [[sku, quantity]]);
          await editOrder(grace, number, edit, newKey());
        } else {
          const order = (await orders().findOne({ number }))!;
          const [invoice] = await listOrderInvoices(order._id.toHexString());
          if (invoice)
            await creditInvoice(grace, invoice.number, { amount: quantity, reason: 'Part', key: newKey() });
        }
      }
      await sweep();
      await issuePendingInvoices();
      expect(await usedBy(customer)).toBe(await owedBy(customer));
    }),
    { numRuns: Number(process.env.HISTORIES ?? 12) },
  );
}, 120_000);
