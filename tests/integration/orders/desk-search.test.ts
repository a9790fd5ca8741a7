import { placeOrder } from '@/lib/orders/commands/place-order';
import { eachOrder, listAllOrders } from '@/lib/orders/queries/orders';
import { aCustomer, anItem, bodyFor, newKey } from './floor';

const numbersFor = async (q: string) => (await listAllOrders({ q }, 1)).rows.map(({ number }) => number);

test('the desk finds an order by beginnings of its words, and takes any character for what it is', async () => {
  const placed = await placeOrder(await aCustomer(), await bodyFor([[await anItem(5), 1]]), newKey());
  if (!placed.ok) throw new Error(placed.refusal.message);
  const { number } = placed.value;
  expect(await numbersFor(number.toLowerCase().slice(0, -1))).toContain(number);
  expect(await numbersFor(`${number} ada`)).toEqual([number]);
  expect(await numbersFor(`${number} nobody`)).toEqual([]);
  for (const typed of ['.*', '\0', 'a\0b', '[', '\\', '\u{1f529}', '\uffff']) {
    expect(await numbersFor(`${number} ${typed}`)).toEqual([]);
  }
  for await (const order of eachOrder({ q: 'a\0b' })) expect(order).toBeUndefined();
});
