import { stock } from '@/lib/catalog/collection/stock';
import { setBackorders } from '@/lib/inventory/commands/set-backorders';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { outbox } from '@/lib/mail/collection';
import { addDays, dayAt } from '@/lib/shared/dates';
import type { Customer } from '@/lib/users/types';
import { bodyFor, createCustomer, createProduct, orderWithRetries } from './fixtures';
import { admin, move } from './shipping';

export const inDays = (count: number) => addDays(dayAt(new Date(), 'America/New_York'), count);
export const arrival = inDays(40);

export async function createBackorderable(available: number, limit: number): Promise<string> {
  const sku = await createProduct(available);
  const set = await setBackorders(admin, sku, { limit, expectedOn: arrival, leadDays: null });
  if (!set.ok) throw new Error(set.failure.message);
  return sku;
}

export const accepting = (sku: string, quantity: number, units: number) =>
  bodyFor([[sku, quantity]], { backorders: [{ sku, quantity: units }] });

export async function backordered(
  sku: string,
  quantity: number,
  units = quantity,
  customer = createCustomer(),
) {
  const result = await orderWithRetries(customer, await accepting(sku, quantity, units));
  if (!result.ok) throw new Error(result.failure.message);
  await move(result.value.number, 'confirmed');
  return { ...result.value, customer };
}

export async function arrive(sku: string, units: number) {
  const { available } = (await stock().findOne({ _id: sku }))!;
  const set = await setStock(admin, sku, {
    availableQuantity: available + units,
    reason: 'Delivery arrived',
  });
  if (!set.ok) throw new Error(set.failure.message);
}

export const mailsTo = (customer: Pick<Customer, 'email'>, subject: RegExp) =>
  outbox().find({ to: customer.email, subject }).toArray();
