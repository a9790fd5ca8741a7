import { addresses } from '@/lib/orders/collection';
import { removeAddress, saveAddress } from '@/lib/orders/commands/address-book';
import { cancelOwnOrder, changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { listAddresses } from '@/lib/orders/queries/orders';
import { orders } from '@/lib/orders/collection';
import { defaultShop } from '@/lib/settings/rules/shop';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey, ohio, unitsOf } from './fixtures';

const max = defaultShop.maxUnpaidOrders;

test(`a customer has at most ${max} open, unpaid orders, even when many are placed at once`, async () => {
  const customer = createCustomer();
  const sku = await createProduct(1_000);
  const body = await bodyFor([[sku, 1]]);
  const numbers: string[] = [];
  for (let count = 0; count < max - 2; count++) {
    const placed = await placeOrder(customer, body, newKey());
    if (placed.ok) numbers.push(placed.value.number);
  }
  expect(numbers).toHaveLength(max - 2);
  await Promise.all(Array.from({ length: 8 }, () => placeOrder(customer, body, newKey())));
  for (let count = 0; count < 3; count++) await placeOrder(customer, body, newKey());
  const key = newKey();
  expect(await placeOrder(customer, body, key)).toMatchObject({
    failure: { code: 'too-many-unpaid-orders' },
  });
  expect(await orders().countDocuments({ 'customer.id': customer.userId, state: 'placed' })).toBe(max);
  expect((await unitsOf(sku)).left).toBe(1_000 - max);
  expect(await placeOrder(createCustomer(), body, newKey())).toMatchObject({ ok: true });
  await changePayment(createAdmin(), numbers[0]!, { to: 'paid', why: '', undo: false });
  expect(await placeOrder(customer, body, key)).toMatchObject({ ok: true });
  await cancelOwnOrder(customer, numbers[1]!, '');
  expect(await placeOrder(customer, body, newKey())).toMatchObject({ ok: true });
});

const streets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ohio, line1: `${index} Street` }));

test('an address book accepts 50 of 64 addresses saved at once, and an existing one again', async () => {
  await addresses().createIndexes(addresses.indexes);
  const customer = createCustomer();
  const results = await Promise.all(streets(64).map((street) => saveAddress(customer, street)));
  expect(results.filter((result) => result.ok)).toHaveLength(50);
  expect(await listAddresses(customer.userId)).toHaveLength(50);
  const [kept] = await listAddresses(customer.userId);
  const { id, ...again } = kept!;
  expect(await saveAddress(customer, again)).toMatchObject({ ok: true, value: { id } });
  await removeAddress(customer, id);
  expect(await saveAddress(customer, { ...ohio, line1: 'The last one' })).toMatchObject({ ok: true });
  expect(await listAddresses(customer.userId)).toHaveLength(50);
});

test('addresses saved before slots existed count against the limit', async () => {
  await addresses().createIndexes(addresses.indexes);
  const customer = createCustomer();
  for (const street of streets(48)) await saveAddress(customer, street);
  await addresses().updateMany({ customerId: customer.userId }, { $unset: { slot: 1 } });
  const more = Array.from({ length: 6 }, (_, index) => ({ ...ohio, line2: `Gate ${index}` }));
  const results = await Promise.all(more.map((address) => saveAddress(customer, address)));
  expect(results.filter((result) => result.ok)).toHaveLength(2);
});
