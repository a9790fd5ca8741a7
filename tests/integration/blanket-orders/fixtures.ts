import { beginBlanketOrder, openBlanketOrder, saveBlanketOrder } from '@/lib/blanket-orders/commands/agree';
import { findBlanketOrder } from '@/lib/blanket-orders/queries/blanket-orders';
import type { BlanketOrder, BlanketOrderInput } from '@/lib/blanket-orders/schema';
import { findVariants } from '@/lib/catalog/queries/products';
import { findDeliveryGoods } from '@/lib/delivery/queries';
import { deliveryOptions } from '@/lib/delivery/rules/offers';
import { totalsOf } from '@/lib/orders/rules/totals';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { now } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';
import { addDays, dayAt } from '@/lib/shared/dates';
import { createStaffedCompany } from '../approvals/fixtures';
import { valueOf } from '../companies/fixtures';
import { createAdmin, newKey, ohio } from '../orders/fixtures';

export const staff = createAdmin('Sally Staff');
export type Agreed = [sku: string, quantity: number, unitPrice: number];

/** The body that agrees on these lines. */
export const inputOf = (
  { seq, purchaseOrder, from, until, terms }: BlanketOrder,
  lines: Agreed[],
  more: Partial<BlanketOrderInput> = {},
): BlanketOrderInput => ({
  seq,
  purchaseOrder: purchaseOrder || 'PO-2026-1',
  from,
  until,
  terms,
  lines: lines.map(([sku, quantity, unitPrice]) => ({ sku, quantity, unitPrice })),
  ...more,
});

/** A company of all roles with an open blanket order for these lines; `days` are counted from today. */
export async function createAgreement(
  lines: Agreed[],
  { from = 0, until = 100 }: { from?: number; until?: number } = {},
) {
  const company = await createStaffedCompany();
  const contact = company.members.buyer;
  const begun = { key: newKey(), customer: contact.userId, company: company.id };
  const { number } = valueOf(await beginBlanketOrder(staff, begun));
  const today = dayAt(now(), (await findShop()).timeZone);
  const days = { from: addDays(today, from), until: addDays(today, until) };
  const draft = (await findBlanketOrder(number))!;
  const { seq } = valueOf(await saveBlanketOrder(staff, number, inputOf(draft, lines, days)));
  valueOf(await openBlanketOrder(staff, number, { seq }));
  return { company, contact, number };
}

/** The body with which a browser calls off these units. */
export async function callOffOf(
  number: string,
  wanted: [sku: string, quantity: number][],
  more: Partial<OrderInput> = {},
): Promise<OrderInput> {
  const order = (await findBlanketOrder(number))!;
  const shop = await findShop();
  const priceOf = new Map(order.lines.map(({ sku, unitPrice }) => [sku, unitPrice]));
  const lines = wanted.map(([sku, quantity]) => ({
    sku,
    name: sku,
    quantity,
    total: quantity * (priceOf.get(sku) ?? 0),
  }));
  const goods = await findDeliveryGoods(lines, await findVariants(wanted.map(([sku]) => sku)));
  const options = deliveryOptions(shop, ohio, goods, new Date());
  const method = options.find(({ id }) => id === 'standard')!.offer!;
  return {
    lines: wanted.map(([sku, quantity]) => ({ sku, quantity })),
    fromCart: false,
    address: ohio,
    delivery: 'standard',
    payment: { method: 'invoice', purchaseOrder: '' },
    company: order.company.id,
    blanketOrder: number,
    total: totalsOf(lines, method, ohio, shop).total,
    ...more,
  };
}

/** What remains of each SKU. */
export const remainingOf = async (number: string) =>
  Object.fromEntries((await findBlanketOrder(number))!.lines.map(({ sku, remaining }) => [sku, remaining]));
