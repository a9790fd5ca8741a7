import { orders } from '@/lib/orders/collection';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { findPaidOrderByNumber, type PaidOrder } from '@/lib/orders/queries/payments';
import type { Order } from '@/lib/orders/schema/order';
import { startPayment } from '@/lib/payments/commands/start-payment';
import type { StatusChange } from '@/lib/orders/schema/inputs';
import type { Customer } from '@/lib/users/types';
import { bodyFor, createAdmin, createCustomer, newKey } from '../orders/fixtures';

export const admin = createAdmin();

/** Places an order to be paid by card. */
export async function placeCardOrder(
  lines: [sku: string, quantity: number][],
  customer: Customer = createCustomer(),
  company?: string,
): Promise<{ customer: Customer; order: Order }> {
  const body = await bodyFor(lines, { payment: { method: 'card', purchaseOrder: '' } });
  const placed = await placeOrder(customer, { ...body, ...(company && { company }) }, newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  return { customer, order: placed.value };
}

/** The id of the session behind an address of the hosted page. */
export const sessionOf = (url: string): string => url.split('/').at(-1)!;

/** Opens the hosted page of an order and returns the id of its session. */
export async function openPage(customer: Customer, number: string): Promise<string> {
  const page = await startPayment(customer, number);
  if (!page.ok) throw new Error(page.failure.message);
  return sessionOf(page.value.url);
}

/** Gives an order a status as an admin does; throws when that is not allowed. */
export async function move(number: string, to: StatusChange['to'], why = 'a reason'): Promise<void> {
  const moved = await changeOrder(admin, number, { to, why, tracking: '', undo: false });
  if (!moved.ok) throw new Error(moved.failure.message);
}

export async function paidOrder(number: string): Promise<PaidOrder> {
  const order = await findPaidOrderByNumber(number);
  if (!order) throw new Error(`no order ${number}`);
  return order;
}

/** The subjects of the mails that an order has caused and that still wait in it or in the outbox. */
export async function storedOrder(number: string) {
  const order = await orders().findOne({ number });
  if (!order) throw new Error(`no order ${number}`);
  return order;
}
