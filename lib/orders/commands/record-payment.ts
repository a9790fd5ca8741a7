import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';
import { findSalesPerson } from '../../companies/queries/sales-person';
import { now } from '../../platform/clock';
import { formatMoney } from '../../shared/money';
import { fail, type Result } from '../../shared/result';
import type { OrderDocument } from '../collection';
import { placedMails } from '../emails';
import { disputeMails, payAgainMails, refundMails, surplusMails } from '../emails/payments';
import { transferMails } from '../emails/transfers';
import { countedPayments, paymentStateOf } from '../rules/payments';
import type { Order } from '../schema/order';
import type { OrderPayment, ProviderPayment } from '../schema/payment';
import { findOrderById } from './attempts';
import { changeOrderDocument, type Actor, type Decision, type Update } from './order-change';

const provider: Actor = { name: 'Payment provider', role: 'customer' };
const hoursToPayAgain = 24;

/** Whether a payment that is new to an order doesn't pay for it: it goes back in full. */
function isSurplus(order: OrderDocument, payment: ProviderPayment): boolean {
  if (payment.provider !== 'stripe') return false;
  return (
    order.state === 'cancelled' ||
    order.payment.method !== 'card' ||
    countedPayments(order).length > 0 ||
    payment.currency !== order.totals.currency ||
    payment.amount < order.totals.total
  );
}

type Change = Pick<Update, 'what' | 'why' | 'mails'>;

/** What has happened to a payment since it was recorded, for the history and the mails. */
function changeOf(
  order: OrderDocument,
  before: OrderPayment | undefined,
  after: OrderPayment,
  salesPerson: string | undefined,
): Change {
  const money = (amount: number) => formatMoney(amount, after.currency);
  const { dispute } = after;
  if (dispute && !isDeepStrictEqual(dispute, before?.dispute))
    return {
      what: 'disputed',
      why: `${money(dispute.amount)}: ${dispute.status.replaceAll('_', ' ')}`,
      mails: before?.dispute ? undefined : (written, shop) => disputeMails(written, dispute, shop),
    };
  if (!before && after.isSurplus)
    return {
      what: 'surplus payment',
      why: `${money(after.amount)} goes back`,
      mails: (written, shop) => surplusMails(written, after.amount, shop),
    };
  if (!before) {
    const isFirst = !order.payments?.length;
    return {
      what: after.provider === 'stripe' ? 'authorized' : 'payment received',
      why: `${money(after.amount)}, ${after.label}`,
      mails:
        after.provider !== 'stripe'
          ? (written, shop) => transferMails(written, after.captured, shop)
          : isFirst
            ? (written, shop) => placedMails(written, shop, salesPerson)
            : undefined,
    };
  }
  const refunded = after.refunded - before.refunded;
  if (refunded > 0) {
    const decided = order.refunds?.find(({ id, isDone }) => !isDone && after.refunds.includes(id));
    const why = decided?.reason ?? '';
    return {
      what: 'refunded',
      why: `${money(refunded)}${why && `: ${why}`}`,
      mails: (written, shop) => (after.isSurplus ? [] : refundMails(written, refunded, why, shop)),
    };
  }
  const captured = after.captured - before.captured;
  if (captured > 0) return { what: 'captured', why: money(captured) };
  if (after.status === 'voided') {
    if (after.provider !== 'stripe') return { what: 'payment unassigned', why: money(after.amount) };
    const isLapsed = !after.isSurplus && order.state !== 'cancelled';
    return { what: 'voided', why: money(after.amount), mails: isLapsed ? payAgainMails : undefined };
  }
  return { what: 'payment updated', why: after.label };
}

function decide(order: OrderDocument, facts: ProviderPayment, salesPerson?: string): Decision {
  const { payments = [], refunds = [] } = order;
  const before = payments.find(({ id }) => id === facts.id);
  // What was never authorized is no payment of this order.
  if (!before && facts.status === 'voided') return fail('conflict', 'nothing-new', 'Nothing has changed.');
  const after: OrderPayment = { ...facts, isSurplus: before?.isSurplus ?? isSurplus(order, facts) };
  if (before && isDeepStrictEqual(before, after))
    return fail('conflict', 'nothing-new', 'Nothing has changed.');
  const all = before ? payments.map((one) => (one.id === after.id ? after : one)) : [...payments, after];
  const state = paymentStateOf({ ...order, payments: all }) ?? order.payment.state;
  const isLapsed = state === 'due' && order.payment.state === 'authorized' && order.state === 'placed';
  return {
    set: {
      payments: all,
      refunds: refunds.map((one) => (facts.refunds.includes(one.id) ? { ...one, isDone: true } : one)),
      payment: { ...order.payment, state },
      ...(state !== 'due' && { payBy: null }),
      ...(isLapsed && { payBy: new Date(now().getTime() + hoursToPayAgain * 3_600_000) }),
    },
    ...changeOf(order, before, after, salesPerson),
  };
}

/**
 * Records what the provider knows about a payment of an order: `read` is called after the order was read, and the write
 * fails when the order has changed since, so that an older answer never replaces a newer one. Safe to repeat and to run
 * many times at once. Fails with `nothing-new` when the order says it already.
 */
export async function recordPayment(
  orderId: string,
  read: () => Promise<ProviderPayment | null>,
): Promise<Result<Order>> {
  let facts: ProviderPayment | null = null;
  // An order that is paid by card is announced with its first payment.
  let salesPerson: string | undefined;
  const find = async () => {
    const order = ObjectId.isValid(orderId) ? await findOrderById(new ObjectId(orderId)) : null;
    if (order) facts = await read();
    if (order?.company && !order.payments?.length)
      salesPerson = (await findSalesPerson(order.company.id))?.email;
    return order;
  };
  return changeOrderDocument(provider, find, (order) =>
    facts ? decide(order, facts, salesPerson) : fail('conflict', 'nothing-new', 'There is no payment yet.'),
  );
}
