import { orders } from '@/lib/orders/collection';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { findOrder } from '@/lib/orders/queries/orders';
import { bodyFor, createAdmin, createCustomer, createProduct, orderWithRetries } from './fixtures';

const admin = createAdmin();

async function createOrder(...lines: [sku: string, quantity: number][]) {
  const result = await orderWithRetries(createCustomer(), await bodyFor(lines));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

async function move(number: string, ...states: ('confirmed' | 'shipped')[]) {
  for (const to of states)
    await changeOrder(admin, number, { to, why: '', tracking: '', lines: [], undo: false });
}

test('an order that was shipped before shipments were stored reads as one shipment of everything', async () => {
  const sku = await createProduct(10);
  const { number, id } = await createOrder([sku, 3]);
  expect((await findOrder(number))?.shipments).toEqual([]);
  await move(number, 'confirmed', 'shipped');
  await orders().updateOne({ number }, { $unset: { shipments: 1 }, $set: { 'delivery.tracking': '1Z' } });
  expect((await findOrder(number))?.shipments).toMatchObject([
    { id, lines: [{ sku, quantity: 3 }], tracking: '1Z', by: 'Grace Shop (shop)' },
  ]);
});
