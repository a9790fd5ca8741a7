import { creditAccounts } from '@/lib/credit/collection';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { isHeld } from '@/lib/credit/rules/claims';
import { findShop } from '@/lib/settings/queries';
import type { Customer } from '@/lib/users/types';
import { editFor, storedOrder } from '../orders/edit-fixtures';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';

const grace = createAdmin('Grace Shop');
let sku: string;
beforeAll(async () => {
  sku = await createProduct(500);
});

const setTerms = ({ userId }: Customer, set: object) =>
  creditAccounts().updateOne({ _id: userId }, { $set: set, $inc: { version: 1 } });
const usedBy = async ({ userId }: Customer) => (await creditAccounts().findOne({ _id: userId }))!.used;

async function placed(customer: Customer) {
  const result = await placeOrder(customer, await bodyFor([[sku, 2]]), newKey());
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const editTo = async (number: string, quantity: number) =>
  editOrder(grace, number, await editFor(await storedOrder(number), [[sku, quantity]]), newKey());

test('an edit beyond the limit says so to staff, and leaves nothing claimed', async () => {
  const customer = createCustomer();
  const { number, totals } = await placed(customer);
  await setTerms(customer, { limit: totals.total });
  const result = await editTo(number, 3);
  expect(result.ok ? null : result.failure).toMatchObject({
    code: 'credit-limit',
    message: expect.stringContaining('credit limit of its customer. Change the terms under Credit accounts'),
  });
  expect(await usedBy(customer)).toBe(totals.total);
  await setTerms(customer, { limit: 10 * totals.total });
  const raised = await editTo(number, 3);
  expect(raised.ok && raised.value.totals.total).toBe(await usedBy(customer));
});

test('an edit that lowers the total needs no terms, also once they are withdrawn or on hold', async () => {
  const customer = createCustomer();
  const { number } = await placed(customer);
  await setTerms(customer, { status: 'withdrawn', limit: 0 });
  const result = await editTo(number, 3);
  expect(result.ok ? null : result.failure.message).toMatch(/were withdrawn/);
  const lowered = await editTo(number, 1);
  expect(lowered.ok && lowered.value.totals.total).toBe(await usedBy(customer));
});

test('nothing is added on invoice while an invoice of the customer is overdue', async () => {
  const customer = createCustomer();
  const [first, second] = [await placed(customer), await placed(customer)];
  const { creditControl } = await findShop();
  const dueOn = '2020-01-01';
  expect(isHeld(dueOn, '2026-01-01', creditControl.graceDays)).toBe(true);
  await creditAccounts().updateOne(
    { _id: customer.userId, 'claims.orderId': first.id },
    { $set: { 'claims.$.dueOn': dueOn }, $inc: { version: 1 } },
  );
  const result = await editTo(second.number, 3);
  expect(result.ok ? null : result.failure.code).toBe('credit-hold');
});

test('staff edit an order on invoice whose customer has no credit account', async () => {
  const customer = createCustomer();
  const { number, totals } = await placed(customer);
  await creditAccounts().deleteOne({ _id: customer.userId });
  const result = await editTo(number, 3);
  expect(result.ok && result.value.totals.total).toBeGreaterThan(totals.total);
  expect(await creditAccounts().findOne({ _id: customer.userId })).toBeNull();
});
