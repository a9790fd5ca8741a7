import { randomUUID } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { theDatabase } from './factories';
import { errorOf, type Response, type Person } from './people';
import { ohioAddress } from './ohio-address';

export type LineInput = { sku: string; quantity: number };
export type OrderResponse = { number: string; state: string; lines: LineInput[]; totals: { total: number } };

export const orderBody = (lines: LineInput[], total: number, delivery = 'collect') => ({
  lines,
  total,
  address: ohioAddress,
  delivery,
  payment: { method: 'invoice', purchaseOrder: '' },
});

/** The total of these lines, read from the shop's response to a wrong total. */
export async function totalOf(person: Person, lines: LineInput[], delivery?: string): Promise<number> {
  const response = await person.post('/api/orders', orderBody(lines, 0, delivery), {
    'idempotency-key': randomUUID(),
  });
  return Number(errorOf(response).fields?.total);
}

/** Places an order under a key; like the browser, it retries with the same key when the shop is busy or unreachable. */
export async function placeOrder(
  person: Person,
  lines: LineInput[],
  total: number,
  key: string = randomUUID(),
  delivery?: string,
): Promise<Response<OrderResponse>> {
  for (let attempt = 0; ; attempt++) {
    const response = await person
      .post<OrderResponse>('/api/orders', orderBody(lines, total, delivery), { 'idempotency-key': key })
      .catch(() => null);
    const again =
      !response || response.status >= 500 || (response.status === 409 && errorOf(response).code === 'busy');
    if (response && (!again || attempt === 240)) return response;
    if (attempt === 240) throw new Error('the shop stayed away');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Sets the available units of a SKU, without holds. */
export async function setStock(sku: string, available: number): Promise<void> {
  await theDatabase()
    .collection<{ _id: string }>('stock')
    .updateOne({ _id: sku }, { $set: { available, holds: [] } });
}

/** The units left, held by unplaced orders, and sold in placed orders, from the stored records. */
export async function countUnits(sku: string): Promise<{ left: number; held: number; sold: number }> {
  const stock = await theDatabase()
    .collection<{
      _id: string;
      available: number;
      holds: { order: string; quantity: number }[];
    }>('stock')
    .findOne({ _id: sku });
  const placed = await theDatabase()
    .collection<{ lines: LineInput[]; number?: string; state: string }>('orders')
    .find({ 'lines.sku': sku, state: { $in: ['placed', 'confirmed', 'shipped', 'delivered'] } })
    .toArray();
  // The hold of a placed order is still there if the database failed right after the commit.
  const sellers = new Set(placed.map(({ _id }) => _id.toHexString()));
  const held = stock!.holds
    .filter(({ order }) => !sellers.has(order))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const sold = placed.flatMap((order) => order.lines).filter((line) => line.sku === sku);
  return { left: stock!.available, held, sold: sold.reduce((sum, line) => sum + line.quantity, 0) };
}

type StoredDiscount = { _id: ObjectId; automatic: boolean } & Record<string, unknown>;

/** Adds an automatic discount of 10 percent on a SKU with a limit of uses, and returns its id. */
export async function addAutomaticDiscount(sku: string, maxUses: number): Promise<string> {
  const _id = new ObjectId();
  const open = { categories: [], customers: [], minSubtotal: 0, from: null, to: null };
  await theDatabase()
    .collection<StoredDiscount>('discounts')
    .insertOne({
      _id,
      automatic: true,
      title: `Automatic ${_id.toHexString()}`,
      kind: 'percent',
      value: 10,
      skus: [sku],
      ...open,
      maxUses,
      maxUsesPerCustomer: null,
      active: true,
      words: [],
    });
  return _id.toHexString();
}

/** The uses of a discount: counted, claimed by unplaced orders, and of placed orders, from the stored records. */
export async function countUses(id: string): Promise<{ used: number; held: number; placed: number }> {
  const count = await theDatabase()
    .collection<{ _id: string; used: number; claims: { order: string }[] }>('discountUses')
    .findOne({ _id: id });
  const placed = await theDatabase()
    .collection('orders')
    .find({ 'discounts.id': id, number: { $exists: true }, state: { $ne: 'cancelled' } })
    .toArray();
  const ids = new Set(placed.map(({ _id }) => _id.toHexString()));
  const held = (count?.claims ?? []).filter((claim) => !ids.has(claim.order));
  return { used: count?.used ?? 0, held: held.length, placed: placed.length };
}

/** The number of the invoice of an order that the customer places and the admin ships: it is issued when they open it. */
export async function shippedInvoice(customer: Person, admin: Person): Promise<string> {
  const lines = [{ sku: 'TW-AG115', quantity: 1 }];
  const { json: order } = await placeOrder(customer, lines, await totalOf(customer, lines));
  const replies = [];
  for (const to of ['confirmed', 'shipped'])
    replies.push(await admin.patch(`/api/orders/${order.number}/state`, { to }));
  replies.push(await customer.get(`/api/orders/${order.number}/invoice`));
  const failed = replies.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.status}: ${failed.text.slice(0, 300)}`);
  const invoice = await theDatabase()
    .collection<{ content: { number: string } }>('invoices')
    .findOne({ 'content.order.number': order.number });
  return invoice!.content.number;
}
