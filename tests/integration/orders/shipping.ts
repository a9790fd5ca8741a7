import { changeOrder } from '@/lib/orders/commands/change-status';
import { shipUnits } from '@/lib/orders/commands/shipments';
import type { ChosenStatus } from '@/lib/orders/rules/status';
import type { Customer } from '@/lib/users/types';
import { bodyFor, createAdmin, createCustomer, newKey, orderWithRetries } from './fixtures';

export const admin = createAdmin();

export type Lines = [sku: string, quantity: number][];

export async function createOrder(lines: Lines, customer: Customer = createCustomer()) {
  const result = await orderWithRetries(customer, await bodyFor(lines));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

export async function move(number: string, ...states: ChosenStatus[]) {
  for (const to of states) {
    const moved = await changeOrder(admin, number, { to, why: '', tracking: '', undo: false });
    if (!moved.ok) throw new Error(moved.failure.message);
  }
}

export async function confirmedOrder(lines: Lines, customer?: Customer) {
  const order = await createOrder(lines, customer);
  await move(order.number, 'confirmed');
  return order;
}

export const ship = (number: string, lines: Lines, key = newKey(), more = {}, actor = admin) =>
  shipUnits(
    actor,
    number,
    { lines: lines.map(([sku, quantity]) => ({ sku, quantity })), carrier: '', tracking: '', ...more },
    key,
  );

export async function shipped(number: string, lines: Lines, more = {}) {
  const result = await ship(number, lines, newKey(), more);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}
