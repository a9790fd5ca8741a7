import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { AuditDocument } from '../../lib/audit/collection';
import type { ProductVariant } from '../../lib/catalog/schema/product';
import type { DiscountOffer } from '../../lib/discounts/schema';
import type { OrderDocument } from '../../lib/orders/collection';
import { hasFreeDelivery, savedBy } from '../../lib/orders/rules/discounts';
import { searchWords } from '../../lib/orders/rules/search-words';
import { orderLine, totalsOf } from '../../lib/orders/rules/totals';
import type { Shop } from '../../lib/settings/schema/shop';
import type { PlannedOrder } from './order-plan';
import type { timelineOf } from './order-timeline';

const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** The id of a demo record: the same in every seeding. */
export const demoId = (text: string) => new ObjectId(hashOf(text).subarray(0, 12));

/** `length` base-32 characters derived from a text, for the numbers of demo records. */
export const demoCode = (text: string, length: number) =>
  Array.from(hashOf(text).subarray(12, 12 + length), (byte) => base32[byte & 31]).join('');

/** The stored order as placing and changing it in the shop would leave it, without mails. */
export function orderDocument(
  planned: PlannedOrder,
  timeline: ReturnType<typeof timelineOf>,
  offers: Map<string, ProductVariant>,
  shop: Shop,
  offer: DiscountOffer,
): OrderDocument {
  const { index, placedAt, buyer, deliveryId, purchaseOrder } = planned;
  const name = `demo order ${index}`;
  const method = shop.deliveryMethods.find(({ id }) => id === deliveryId) ?? shop.deliveryMethods[0]!;
  const priced = planned.lines.map(({ sku, quantity }, at) => ({
    ...orderLine(offers.get(sku)!, quantity),
    discount: offer.lineDiscounts[at] || undefined,
  }));
  const totals = totalsOf(priced, method, buyer.address, shop, hasFreeDelivery(offer.discounts));
  const discounts = savedBy(offer.discounts, totals);
  const { payment, tracking, ...progress } = timeline;
  const order: OrderDocument = {
    _id: demoId(name),
    number: `HX-${demoCode(name, 8)}`,
    liveKey: `${buyer.id}:${name.replaceAll(' ', '-')}`,
    fingerprint: hashOf(name).toString('base64url'),
    attemptedAt: placedAt,
    placedAt,
    customer: { id: buyer.id, name: buyer.name, email: buyer.email },
    fromCart: false,
    stockLines: planned.lines,
    lines: priced.map((line) => ({ ...line, taxBasisPoints: totals.taxBasisPoints })),
    ...(discounts.length > 0 && { discounts }),
    totals,
    address: buyer.address,
    delivery: {
      id: method.id,
      name: method.name,
      minDays: method.minDays,
      maxDays: method.maxDays,
      tracking,
    },
    payment: { method: 'invoice', state: payment, purchaseOrder },
    ...progress,
    version: progress.history.length,
    mails: [],
  };
  return { ...order, words: searchWords(order) };
}

const actions = new Map([
  ['placed', 'order-placed-for-customer'],
  ['paid', 'order-paid'],
  ['partly shipped', 'order-units-shipped'],
  ['refunded', 'order-refunded'],
  ['return refused', 'return-refused'],
]);

/** The audit records of what admins did with an order. */
export function auditOfOrder(order: OrderDocument, actor: AuditDocument['actor']): AuditDocument[] {
  const { _id, number, history, customer } = order;
  return history
    .filter(({ by }) => by !== customer.name)
    .map(({ what, at, why }) => ({
      _id: demoId(`audit ${number} ${what}`),
      at,
      actor,
      action: actions.get(what) ?? `order-${what}`,
      subject: { kind: 'order', id: _id.toHexString(), name: number },
      after: { state: what, why },
    }));
}
