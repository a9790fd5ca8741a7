import { randomBytes } from 'node:crypto';
import { discountUses } from '@/lib/discounts/collection';
import { addDiscount } from '@/lib/discounts/commands/discounts';
import { findDiscount } from '@/lib/discounts/queries';
import type { Discount, DiscountInput } from '@/lib/discounts/schema';
import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import type { Customer } from '@/lib/users/types';
import { bodyFor, newKey } from '../orders/fixtures';

/** Adds a discount of 10 percent with a new code. */
export async function createDiscount(
  more: Partial<DiscountInput> = {},
): Promise<Discount & { code: string }> {
  const code = `C-${randomBytes(5).toString('hex').toUpperCase()}`;
  const added = await addDiscount(null, {
    title: `Sale ${code}`,
    code,
    kind: 'percent',
    value: 10,
    categories: [],
    skus: [],
    customers: [],
    minSubtotal: 0,
    from: null,
    to: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    active: true,
    ...more,
  });
  if (!added.ok) throw new Error(added.failure.message);
  return { ...added.value, code };
}

/** The body of an order with a code, and the total that the shop asks for. */
export async function bodyWith(
  customer: Customer,
  sku: string,
  code: string,
  more: Partial<OrderInput> = {},
) {
  const body = { ...(await bodyFor([[sku, 1]], more)), code };
  const asked = await placeOrder(customer, { ...body, total: 0 }, newKey());
  if (asked.ok) throw new Error('a wrong total was accepted');
  return { ...body, total: Number(asked.failure.fields?.total) };
}

/** The uses of a discount: counted, claimed by attempts that are not orders, and those of standing orders. */
export async function usesOf({ id }: Discount) {
  const placed = await orders()
    .find({ 'discounts.id': id, number: { $exists: true }, state: { $ne: 'cancelled' } })
    .toArray();
  const ids = new Set(placed.map(({ _id }) => _id.toHexString()));
  const counts = await discountUses().find({ discountId: id }).toArray();
  const open = counts.flatMap(({ claims }) => claims).filter((claim) => !ids.has(claim.order));
  const perCustomer = counts.filter(({ customerId }) => customerId).reduce((sum, { used }) => sum + used, 0);
  return { used: (await findDiscount(id))!.used, perCustomer, open: open.length, ordered: placed.length };
}
