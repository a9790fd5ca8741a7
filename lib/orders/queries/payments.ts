import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { isPlaced, orders, orderView, type OrderDocument } from '../collection';
import type { PaidOrder } from '../schema/paid-order';

export type { PaidOrder } from '../schema/paid-order';

function paidOrderView(document: OrderDocument): PaidOrder {
  const {
    payments = [],
    refunds = [],
    paymentPage,
    paymentWork,
    payBy,
    receivable,
    version,
    invoicePending,
  } = document;
  return {
    ...orderView(document),
    payments,
    refunds,
    page: paymentPage ?? null,
    work: paymentWork ?? null,
    payBy: payBy ?? null,
    receivable,
    isInvoicing: invoicePending ?? false,
    version,
  };
}

/** An order with its payments by its id, or null. */
export async function findPaidOrder(id: string): Promise<PaidOrder | null> {
  const order = ObjectId.isValid(id) ? await orders().findOne({ _id: new ObjectId(id) }) : null;
  return order && isPlaced(order) ? paidOrderView(order) : null;
}

/** An order with its payments by its number, or null. */
export async function findPaidOrderByNumber(number: string): Promise<PaidOrder | null> {
  const order = await orders().findOne({ number });
  return order && isPlaced(order) ? paidOrderView(order) : null;
}

/** The ids of orders whose payments have work that is due, the longest waiting first. */
export async function listDuePaymentWork(limit = 100): Promise<string[]> {
  const found = await orders()
    .find({ 'paymentWork.dueAt': { $lte: now() } }, { projection: { _id: 1 } })
    .sort({ 'paymentWork.dueAt': 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id }) => _id.toHexString());
}

/** The orders whose payments wait for staff: the provider has refused a step. */
export async function listFailedPaymentWork(): Promise<PaidOrder[]> {
  const found = await orders().find({ 'paymentWork.failed': true }).limit(200).toArray();
  return found.filter(isPlaced).map(paidOrderView);
}

/** The orders with a payment that its customer disputes, newest first. */
export async function listDisputedOrders(): Promise<PaidOrder[]> {
  const found = await orders()
    .find({ 'payments.dispute.id': { $gt: '' } })
    .sort({ 'payments.dispute.id': 1 })
    .limit(200)
    .toArray();
  return found.filter(isPlaced).map(paidOrderView);
}

/** The orders with a payment since a time, of any provider; for a comparison with the provider's own list. */
export async function listOrdersPaidSince(since: Date): Promise<PaidOrder[]> {
  const found = await orders()
    .find({ 'payments.at': { $gte: since.toISOString() } })
    .limit(20_000)
    .toArray();
  return found.filter(isPlaced).map(paidOrderView);
}

/** The ids of the orders that were placed or paid since a time. */
export async function listOrderIdsSince(since: Date): Promise<string[]> {
  const projection = { _id: 1 } as const;
  const found = await Promise.all([
    orders()
      .find({ placedAt: { $gte: since } }, { projection })
      .toArray(),
    orders()
      .find({ 'payments.at': { $gte: since.toISOString() } }, { projection })
      .toArray(),
  ]);
  return [...new Set(found.flat().map(({ _id }) => _id.toHexString()))];
}

/** Unpaid orders of exactly this total, newest first, for a transfer that names none. */
export async function listUnpaidOrdersOf(total: number): Promise<PaidOrder[]> {
  const found = await orders()
    .find({ 'totals.total': total, 'payment.state': 'due', 'payment.method': { $ne: 'card' } })
    .sort({ placedAt: -1 })
    .limit(20)
    .toArray();
  return found.filter(isPlaced).map(paidOrderView);
}

/** Unpaid orders that one of the words finds, such as those of a payer's name, newest first. */
export async function listUnpaidOrdersNamed(words: string[]): Promise<PaidOrder[]> {
  if (!words.length) return [];
  const found = await orders()
    .find({ words: { $in: words }, 'payment.state': 'due', 'payment.method': { $ne: 'card' } })
    .sort({ placedAt: -1 })
    .limit(200)
    .toArray();
  return found.filter(isPlaced).map(paidOrderView);
}

/** How many placed orders wait for the payment of their customer: the shop can't confirm them yet. */
export async function countUnpaidOrders(): Promise<number> {
  return orders().countDocuments({
    state: 'placed',
    'payment.method': { $ne: 'invoice' },
    'payment.state': 'due',
  });
}
