import { ObjectId } from 'mongodb';
import { auditRecords } from '@/lib/audit/collection';
import { openCustomerAccount } from '@/lib/auth/customer-accounts';
import { isPassword, resetPassword } from '@/lib/auth/passwords';
import { outbox } from '@/lib/mail/collection';
import { deliverOutbox } from '@/lib/mail/worker';
import { orders } from '@/lib/orders/collection';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { placeOrderFor } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findCustomerAddresses, findOrderCustomers } from '@/lib/orders/queries/customers';
import { findOwnOrder } from '@/lib/orders/queries/orders';
import { findProductChoices } from '@/lib/orders/queries/product-choices';
import { setClock } from '@/lib/platform/clock';
import { users } from '@/lib/users/collection';
import { findCredentials } from '@/lib/users/queries';
import { createAccount } from '../auth/people';
import { editFor, storedOrder, unitsInPlay } from './edit-fixtures';
import { onCrashingServer } from './faults';
import { bodyFor, createAdmin, createProduct, newKey } from './fixtures';

const grace = createAdmin('Grace Shop');
afterEach(() => setClock());

const newEmail = () => `${new ObjectId().toHexString()}@callers.example`;

test('an order by phone is the customer’s own: mail, stock and My Orders as usual, and who placed it', async () => {
  const [sku, customer] = [await createProduct(5), await createAccount()];
  const placed = await placeOrderFor(grace, customer.id, await bodyFor([[sku, 2]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number } = placed.value;
  expect(await findOwnOrder(customer.id, number)).toMatchObject({
    customer: { email: customer.email },
    history: [{ what: 'placed', by: 'Grace Shop (shop)' }],
  });
  expect(await unitsInPlay(sku)).toEqual({ left: 3, held: 0, sold: 2, returning: 0 });
  expect(await outbox().countDocuments({ to: customer.email, subject: `Your order ${number}` })).toBe(1);
  const notice = await outbox().findOne({ subject: `New order ${number}` });
  expect(notice?.text).toContain(`Grace Shop has placed order ${number} for ${customer.name}`);
  expect(await auditRecords().find({ 'subject.name': number }).toArray()).toMatchObject([
    { action: 'order-placed-for-customer', actor: { email: grace.email }, after: { customer: customer.id } },
  ]);
});

test('it is placed once for each key, and never for nobody, a disabled account, a wrong total or missing stock', async () => {
  const [sku, customer, disabled] = [await createProduct(5), await createAccount(), await createAccount()];
  await users().updateOne({ email: disabled.email }, { $set: { disabledAt: new Date() } });
  const [body, key] = [await bodyFor([[sku, 2]]), newKey()];
  const place = (id: string, more = {}, own = newKey()) =>
    placeOrderFor(grace, id, { ...body, ...more }, own);
  const results = await Promise.all([1, 2, 3].map(() => place(customer.id, {}, key)));
  const numbers = results.map((result) => (result.ok ? result.value.number : result.failure.code));
  expect(new Set(numbers.filter((number) => number !== 'busy')).size).toBe(1);
  expect(await orders().countDocuments({ 'customer.id': customer.id, state: 'placed' })).toBe(1);
  const codes = [];
  for (const result of [
    await place('0'.repeat(24)),
    await place(disabled.id),
    await place(customer.id, { total: 1 }),
    await place(customer.id, await bodyFor([[sku, 4]])),
  ])
    codes.push(!result.ok && result.failure.code);
  expect(codes).toEqual(['unknown-customer', 'unknown-customer', 'total-changed', 'out-of-stock']);
  expect(await unitsInPlay(sku)).toEqual({ left: 3, held: 0, sold: 2, returning: 0 });
});

test('a server that crashes while it places one leaves an order with its audit record, or none', async () => {
  for (let [at, died] = [1, true]; died; at++) {
    setClock();
    const [sku, customer] = [await createProduct(5), await createAccount()];
    const body = await bodyFor([[sku, 2]]);
    ({ died } = await onCrashingServer(at, 'after', () => placeOrderFor(grace, customer.id, body, newKey())));
    setClock(() => Date.now() + 60_000);
    await sweepOrders();
    await deliverOutbox();
    const found = await orders().find({ 'customer.id': customer.id, state: 'placed' }).toArray();
    const sold = found.length * 2;
    expect(await unitsInPlay(sku)).toEqual({ left: 5 - sold, held: 0, sold, returning: 0 });
    for (const { number } of found)
      expect(await auditRecords().countDocuments({ 'subject.name': number })).toBe(1);
  }
});

test('it can be changed like any other, and the record of who placed it keeps the first total', async () => {
  const [sku, customer] = [await createProduct(9), await createAccount()];
  const placed = await placeOrderFor(grace, customer.id, await bodyFor([[sku, 2]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number, totals } = placed.value;
  const input = await editFor(await storedOrder(number), [[sku, 3]]);
  expect((await editOrder(grace, number, input, newKey())).ok).toBe(true);
  const records = await auditRecords()
    .find({ 'subject.name': number, action: /placed/ })
    .toArray();
  expect(records).toMatchObject([{ after: { total: totals.total } }]);
});

test('a new customer gets one account without a password, and a mail with a link to choose one', async () => {
  const email = newEmail();
  const opened = await Promise.all(
    [1, 2, 3].map(() => openCustomerAccount(grace, { name: 'Cal Caller', email })),
  );
  const ids = opened.map((result) => result.ok && result.value.account.id);
  expect(new Set(ids).size).toBe(1);
  expect(opened.filter((result) => result.ok && result.value.isNew)).toHaveLength(1);
  expect(await findCredentials(email)).toMatchObject({
    passwordHash: null,
    account: { role: 'customer', emailVerified: false },
  });
  await deliverOutbox();
  const mails = await outbox().find({ to: email }).toArray();
  expect(mails.map(({ subject }) => subject)).toEqual(['Your customer account']);
  const [, secret] = /resetPass\?token=([\w-]{43})/.exec(mails[0]!.text!)!;
  // Days later the link still works, once.
  setClock(() => Date.now() + 6 * 24 * 60 * 60_000);
  expect(await resetPassword(secret!, 'a password of my own')).toMatchObject({ ok: true });
  expect(await resetPassword(secret!, 'another password')).toMatchObject({ ok: false });
  const known = await findCredentials(email);
  expect(known?.account.emailVerified).toBe(true);
  expect(await isPassword(known!.passwordHash, 'a password of my own')).toBe(true);
});

test('staff find customers by the beginning of name or email, without disabled accounts', async () => {
  const email = newEmail();
  const opened = await openCustomerAccount(grace, { name: 'Zelda Quartz', email });
  const id = opened.ok ? opened.value.account.id : '';
  expect(await findOrderCustomers('zelda quar')).toEqual([{ id, name: 'Zelda Quartz', email }]);
  expect(await findCustomerAddresses(id)).toEqual([]);
  await users().updateOne({ email }, { $set: { disabledAt: new Date() } });
  expect(await findOrderCustomers(email)).toEqual([]);
});

test('staff find a product by its part number, with price, stock and the quantity to start with', async () => {
  const sku = await createProduct(7, { minQuantity: 4, multiple: 2, price: 1_250 });
  expect(await findProductChoices(sku)).toMatchObject([
    { sku, price: 1_250, availableQuantity: 7, quantity: 4, variant: '' },
  ]);
});
