import { issueInvoicesOf } from '@/lib/invoices/commands/issue-invoices';
import { refundReturn } from '@/lib/invoices/commands/refund-return';
import { orders } from '@/lib/orders/collection';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { advanceReturn, requestLineReturn } from '@/lib/orders/commands/line-returns';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { findOrder } from '@/lib/orders/queries/orders';
import { returnableLines } from '@/lib/orders/rules/return-lines';
import { returnRefundInput, returnRequestInput, type ReturnOutcome } from '@/lib/orders/schema/returns';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from './fixtures';

export const admin = createAdmin();

/** A delivered order of these units, each line with a discount, whose invoice is issued. */
export async function delivered(quantities: number[]) {
  const skus = await Promise.all(
    quantities.map((_, index) => createProduct(20, { price: 999 + 350 * index })),
  );
  const customer = createCustomer();
  const placed = await placeOrder(
    customer,
    await bodyFor(skus.map((sku, index) => [sku, quantities[index]!])),
    newKey(),
  );
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number, id } = placed.value;
  // A tenth off each line, as a discount would have taken.
  const lines = placed.value.lines.map((line) => ({ ...line, discount: Math.round(line.total / 10) }));
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const totals = { ...placed.value.totals, discount, total: placed.value.totals.total - discount };
  const taxes = totals.taxes?.map((entry, index) =>
    index === 0 ? { ...entry, net: entry.net - discount } : entry,
  );
  await orders().updateOne({ number }, { $set: { lines, totals: { ...totals, ...(taxes && { taxes }) } } });
  for (const to of ['confirmed', 'shipped', 'delivered'] as const)
    await changeOrder(admin, number, { to, why: '', tracking: '', undo: false });
  await issueInvoicesOf(id);
  return { customer, number, id, skus, lines };
}

export type Delivered = Awaited<ReturnType<typeof delivered>>;

export const request = (
  { customer, number }: Delivered,
  units: [sku: string, quantity: number][],
  id = newKey(),
) =>
  requestLineReturn(
    customer,
    number,
    returnRequestInput.parse({
      id,
      lines: units.map(([sku, quantity]) => ({ sku, quantity, reason: 'damaged' })),
    }),
  );

export const refund = (number: string, id: string, input = {}, by = admin) =>
  refundReturn(by, number, id, returnRefundInput.parse(input));

type Returned = { refund?: boolean; keep?: [sku: string, quantity: number, outcome: ReturnOutcome][] };

/**
 * Takes back all units of a delivered order as staff do, into stock unless `keep` says otherwise, and refunds all that was
 * charged for them if asked to. Returns the id of the return.
 */
export async function returnAll(number: string, { refund: isRefunded = false, keep }: Returned = {}) {
  const id = newKey();
  const units = returnableLines((await findOrder(number))!);
  const lines = units.map((line) => ({ ...line, reason: 'not-needed' }));
  await requestLineReturn(admin, number, returnRequestInput.parse({ id, lines }));
  await advanceReturn(admin, number, id, { to: 'approved', lines: units, why: '' });
  await advanceReturn(admin, number, id, { to: 'received' });
  const outcomes = keep?.map(([sku, quantity, outcome]) => ({ sku, quantity, outcome }));
  const restocked = units.map((line) => ({ ...line, outcome: 'restock' as const }));
  await advanceReturn(admin, number, id, { to: 'inspected', units: outcomes ?? restocked });
  if (isRefunded) await refund(number, id, { delivery: (await findOrder(number))!.totals.shipping });
  return id;
}

/** A return of these units, inspected with these outcomes. */
export async function inspected(
  order: Delivered,
  units: [sku: string, quantity: number, outcome: ReturnOutcome][],
) {
  const id = newKey();
  const lines = units.map(([sku, quantity]) => ({ sku, quantity }));
  await request(
    order,
    units.map(([sku, quantity]) => [sku, quantity]),
    id,
  );
  await advanceReturn(admin, order.number, id, { to: 'approved', lines, why: '' });
  await advanceReturn(admin, order.number, id, { to: 'received' });
  const outcomes = units.map(([sku, quantity, outcome]) => ({ sku, quantity, outcome }));
  await advanceReturn(admin, order.number, id, { to: 'inspected', units: outcomes });
  return id;
}
