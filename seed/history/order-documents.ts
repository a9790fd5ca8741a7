import type { AuditDocument } from '../../lib/audit/collection';
import type { ProductVariant } from '../../lib/catalog/schema/product';
import type { DiscountOffer } from '../../lib/discounts/schema';
import type { OrderDocument } from '../../lib/orders/collection';
import { hasFreeDelivery, savedBy } from '../../lib/orders/rules/discounts';
import { searchWords } from '../../lib/orders/rules/search-words';
import { deliveryGoods } from '../../lib/delivery/rules/goods';
import { deliveryOptions } from '../../lib/delivery/rules/offers';
import { orderLine, plainTaxing, taxedLine, totalsOf } from '../../lib/orders/rules/totals';
import type { Shop } from '../../lib/settings/schema/shop';
import { demoTaxCustomer } from '../taxes';
import { demoId, demoNumber, hashOf } from './demo-ids';
import type { PlannedOrder } from './order-plan';
import type { timelineOf } from './order-timeline';
import { prepaidBy } from './transfers';

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
  const priced = planned.lines.map(({ sku, quantity }, at) => ({
    ...orderLine(offers.get(sku)!, quantity),
    discount: offer.lineDiscounts[at] || undefined,
  }));
  const goods = priced.map((line) => deliveryGoods(line, offers.get(line.sku)!.product));
  const offered = deliveryOptions(shop, buyer.address, goods, placedAt).flatMap(
    ({ offer: one }) => one ?? [],
  );
  // A buyer whose goods can't go by the planned method takes the first that is offered.
  const method = offered.find(({ id }) => id === deliveryId) ?? offered[0]!;
  const taxing = { ...plainTaxing, customer: demoTaxCustomer(buyer.email) };
  const isFree = hasFreeDelivery(offer.discounts);
  const totals = totalsOf(priced, method, buyer.address, shop, isFree, taxing);
  const discounts = savedBy(offer.discounts, totals);
  const { payment, tracking, ...progress } = timeline;
  const order: OrderDocument = {
    _id: demoId(name),
    number: demoNumber(index),
    liveKey: `${buyer.id}:${name.replaceAll(' ', '-')}`,
    fingerprint: hashOf(name).toString('base64url'),
    attemptedAt: placedAt,
    placedAt,
    customer: { id: buyer.id, name: buyer.name, email: buyer.email },
    fromCart: false,
    stockLines: planned.lines,
    lines: priced.map((line) => taxedLine(line, method, buyer.address, shop, taxing)),
    ...(discounts.length > 0 && { discounts }),
    totals,
    address: buyer.address,
    delivery: {
      id: method.id,
      name: method.name,
      minDays: method.minDays,
      maxDays: method.maxDays,
      tracking,
      ...(method.zone && { zone: method.zone }),
      estimate: method.estimate,
    },
    payment: { method: planned.method, state: payment, purchaseOrder },
    ...progress,
    ...(planned.method === 'bank-transfer' &&
      prepaidBy(planned, demoId(name).toHexString(), totals, payment === 'paid', shop)),
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
  ['returned', 'return-inspected'],
]);

/** The audit records of what admins did with an order. */
export function auditOfOrder(order: OrderDocument, actor: AuditDocument['actor']): AuditDocument[] {
  const { _id, number, history, customer } = order;
  return history
    .filter(({ by, what }) => by !== customer.name && what !== 'replacement placed')
    .map(({ what, at, why }) => ({
      _id: demoId(`audit ${number} ${what}`),
      at,
      actor,
      action: actions.get(what) ?? (/^return /.test(what) ? what.replace(' ', '-') : `order-${what}`),
      subject: { kind: 'order', id: _id.toHexString(), name: number },
      after: { state: what, why },
    }));
}
