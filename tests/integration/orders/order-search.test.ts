import { placeOrder } from '@/lib/orders/commands/place-order';
import { eachOrder, listAllOrders, listOwnOrders } from '@/lib/orders/queries/orders';
import { setClock } from '@/lib/platform/clock';
import type { OrderFilters } from '@/lib/orders/schema/inputs';
import { createCustomer, createProduct, bodyFor, newKey } from './fixtures';

const numbersFor = async (q: string) => (await listAllOrders({ q }, 1)).rows.map(({ number }) => number);

test('the order search finds word prefixes, and takes special characters literally', async () => {
  const placed = await placeOrder(
    await createCustomer(),
    await bodyFor([[await createProduct(5), 1]]),
    newKey(),
  );
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number } = placed.value;
  expect(await numbersFor(number.toLowerCase().slice(0, -1))).toContain(number);
  expect(await numbersFor(`${number} ada`)).toEqual([number]);
  expect(await numbersFor(`${number} nobody`)).toEqual([]);
  for (const typed of ['.*', '\0', 'a\0b', '[', '\\', '\u{1f529}', '\uffff']) {
    expect(await numbersFor(`${number} ${typed}`)).toEqual([]);
  }
  for await (const order of eachOrder({ q: 'a\0b' })) expect(order).toBeUndefined();
});

test('a customer finds an own order by number, product and SKU, and nobody else’s', async () => {
  const [sku, other] = [await createProduct(5), await createProduct(5)];
  const [customer, otherPerson] = [await createCustomer(), await createCustomer()];
  const placed = await placeOrder(customer, await bodyFor([[sku, 1]]), newKey());
  await placeOrder(customer, await bodyFor([[other, 1]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number, lines } = placed.value;
  const ownNumbers = async (person: typeof customer, q: string) =>
    (await listOwnOrders(person.userId, { q }, 1)).rows.map((row) => row.number);
  expect(await ownNumbers(customer, sku.toLowerCase())).toEqual([number]);
  expect(await ownNumbers(customer, `${lines[0]!.name}, ${number}`)).toEqual([number]);
  expect(await ownNumbers(customer, '')).toHaveLength(2);
  expect(await ownNumbers(otherPerson, number)).toEqual([]);
});

test('orders are filtered by the days on which they were placed, on the clocks of the shop', async () => {
  const customer = await createCustomer();
  const moments = [
    '2031-05-02T03:59:59Z',
    '2031-05-02T04:00:00Z',
    '2031-05-04T03:59:59Z',
    '2031-05-04T04:00:00Z',
  ];
  const numbers: string[] = [];
  for (const moment of moments) {
    setClock(() => Date.parse(moment));
    const placed = await placeOrder(customer, await bodyFor([[await createProduct(5), 1]]), newKey());
    if (!placed.ok) throw new Error(placed.failure.message);
    numbers.push(placed.value.number);
  }
  setClock();
  const numbersOf = async (filters: OrderFilters) =>
    (await listOwnOrders(customer.userId, filters, 1)).rows.map(({ number }) => number).reverse();
  expect(await numbersOf({ from: '2031-05-02', to: '2031-05-03' })).toEqual(numbers.slice(1, 3));
  expect(await numbersOf({ from: '2031-05-04' })).toEqual(numbers.slice(3));
  expect(await numbersOf({ to: '2031-05-01' })).toEqual(numbers.slice(0, 1));
  const exported: string[] = [];
  for await (const { number } of eachOrder({ from: '2031-05-02', to: '2031-05-03' })) exported.push(number);
  expect(exported.reverse()).toEqual(numbers.slice(1, 3));
});
