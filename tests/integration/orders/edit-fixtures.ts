import { stock } from '@/lib/catalog/collection/stock';
import { orders, isPlaced, type OrderDocument } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { findOrderDraft } from '@/lib/orders/queries/order-draft';
import type { OrderEditInput } from '@/lib/orders/schema/edit';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { bodyFor, createCustomer, newKey, ohio } from './fixtures';

/** A placed order of these lines, as it is stored. */
export async function placedOrder(
  lines: [sku: string, quantity: number][],
  more: Partial<OrderInput> = {},
  customer = createCustomer(),
): Promise<OrderDocument> {
  const body = await bodyFor(lines, more);
  const { country, region } = body.address;
  const draft = await findOrderDraft({
    customer: customer.userId,
    lines: body.lines,
    country,
    region,
    delivery: body.delivery,
    code: body.code,
  });
  const total = draft.ok ? draft.value.totals?.total : undefined;
  const placed = await placeOrder(customer, { ...body, total: total ?? body.total }, newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  return storedOrder(placed.value.number);
}

export async function storedOrder(number: string): Promise<OrderDocument> {
  const found = await orders().findOne({ number });
  if (!found || !isPlaced(found)) throw new Error(`no order ${number}`);
  return found;
}

/** The edit that a browser would send for these lines, with the total that it would display. */
export async function editFor(
  order: OrderDocument,
  lineInputs: [sku: string, quantity: number][],
  more: Partial<OrderEditInput> = {},
): Promise<OrderEditInput> {
  const lines = lineInputs.map(([sku, quantity]) => ({ sku, quantity }));
  const { address = ohio, delivery = order.delivery.id } = more;
  const { country, region } = address;
  const code = 'code' in more ? more.code : (order.discounts?.find((one) => one.code)?.code ?? undefined);
  const draft = await findOrderDraft({ number: order.number, lines, country, region, delivery, code });
  if (!draft.ok) throw new Error(draft.failure.message);
  return {
    version: order.version,
    lines,
    address,
    delivery,
    purchaseOrder: order.payment.purchaseOrder,
    code,
    total: draft.value.totals?.total ?? 0,
    why: '',
    ...more,
  };
}

/**
 * The units of a SKU at any moment: available, held by attempts that have not committed, in standing orders, and on their
 * way back from edits and cancellations. `customers` are those who may have ordered it, by default anybody.
 */
export async function unitsInPlay(sku: string, customers?: string[]) {
  const shelf = await stock().findOne({ _id: sku });
  if (!shelf) throw new Error(`no stock of ${sku}`);
  const all = (
    await orders()
      .find(customers ? { 'customer.id': { $in: customers } } : {})
      .toArray()
  ).filter(isPlaced);
  const committed = new Set(
    all.flatMap(({ _id, edits = [] }) => [String(_id), ...edits.map(({ key }) => key)]),
  );
  const unitsIn = (lines: { sku: string; quantity: number }[]) =>
    lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
  const owed = (key: string, lines: { sku: string; quantity: number }[]) =>
    shelf.returns.includes(key) ? 0 : unitsIn(lines);
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  return {
    left: shelf.available,
    held: sum(shelf.holds.map(({ order, quantity }) => (committed.has(order) ? 0 : quantity))),
    sold: sum(all.map(({ state, stockLines }) => (state === 'cancelled' ? 0 : unitsIn(stockLines)))),
    returning: sum(
      all.map(
        ({ _id, state, stockLines, edits = [] }) =>
          sum(edits.map(({ key, returned }) => owed(key, returned))) +
          (state === 'cancelled' ? owed(String(_id), stockLines) : 0),
      ),
    ),
  };
}
