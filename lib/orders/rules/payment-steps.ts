import type { Order } from '../schema/order';
import type { OrderPayment, OrderRefund } from '../schema/payment';
import { receivedFor, refundableOf } from './payments';
import { shipmentAmounts } from './shipment-totals';

/** What is to be done next at the provider of a payment. */
export type PaymentStep =
  | { kind: 'capture'; payment: OrderPayment; amount: number; isFinal: boolean }
  | { kind: 'void'; payment: OrderPayment }
  | { kind: 'refund'; payment: OrderPayment; refund: OrderRefund }
  /** The order costs less than was captured: a refund of the difference is to be recorded. */
  | { kind: 'excess'; payment: OrderPayment; amount: number };

type Settled = Pick<Order, 'state' | 'lines' | 'totals' | 'shipments' | 'original'> & {
  payments: OrderPayment[];
  refunds: OrderRefund[];
};

/** How often Stripe captures one payment: https://docs.stripe.com/payments/multicapture. Each capture has a shipment. */
const maxCaptures = 50;

/**
 * What a payment should have captured: the amounts of what has shipped. Where its card allows no later capture, that is
 * the whole order. `isFinal` once nothing more will ship.
 */
export function captureTarget(
  order: Omit<Settled, 'payments' | 'refunds'>,
  { allowsSeveralCaptures, isSurplus }: Pick<OrderPayment, 'allowsSeveralCaptures' | 'isSurplus'>,
): { amount: number; isFinal: boolean } {
  if (isSurplus || order.state === 'cancelled') return { amount: 0, isFinal: true };
  const isFinal = ['shipped', 'delivered', 'returned'].includes(order.state);
  if (!order.shipments.length) return { amount: 0, isFinal };
  const shipped = shipmentAmounts(order).reduce((sum, { totals }) => sum + totals.total, 0);
  const mayFollow = allowsSeveralCaptures && order.shipments.length < maxCaptures;
  if (isFinal || mayFollow) return { amount: shipped, isFinal };
  return { amount: order.totals.total, isFinal: true };
}

function stepOf(order: Settled, payment: OrderPayment): PaymentStep | null {
  const { amount, isFinal } = captureTarget(order, payment);
  const missing = amount - payment.captured;
  if (payment.status === 'authorized') {
    if (missing > 0) return { kind: 'capture', payment, amount: missing, isFinal };
    if (isFinal) return { kind: 'void', payment };
  }
  const refunds = order.refunds.filter(({ paymentId }) => paymentId === payment.id);
  const pending = refunds.find(({ isDone }) => !isDone);
  if (pending) return { kind: 'refund', payment, refund: pending };
  const returned = refunds.filter(({ isExcess }) => isExcess).reduce((sum, one) => sum + one.amount, 0);
  const excess = Math.min(payment.captured - amount - returned, refundableOf(payment, order.refunds));
  return isFinal && excess > 0 ? { kind: 'excess', payment, amount: excess } : null;
}

/** A transfer is captured as it arrives; several may pay one order, so what is too much is counted over all of them. */
function transferStep(order: Settled, payment: OrderPayment): PaymentStep | null {
  const { requested = [], refunds: made } = payment;
  const isPending = ({ paymentId, isDone, id }: OrderRefund) =>
    paymentId === payment.id && !isDone && !requested.includes(id) && !made.includes(id);
  const pending = order.refunds.find(isPending);
  if (pending) return { kind: 'refund', payment, refund: pending };
  const { amount, isFinal } = captureTarget(order, payment);
  if (!isFinal) return null;
  const { received } = receivedFor(order);
  const returned = order.refunds.filter(({ isExcess }) => isExcess).reduce((sum, one) => sum + one.amount, 0);
  const excess = Math.min(received - amount - returned, refundableOf(payment, order.refunds));
  return excess > 0 ? { kind: 'excess', payment, amount: excess } : null;
}

/**
 * The next step that brings the payments of an order to what the order says; null when there is none. It depends on the
 * recorded facts alone, so that a step repeated after a crash is the same step.
 */
export function nextPaymentStep(order: Settled): PaymentStep | null {
  for (const payment of order.payments) {
    if (payment.status === 'voided') continue;
    const step = payment.provider === 'stripe' ? stepOf(order, payment) : transferStep(order, payment);
    if (step) return step;
  }
  return null;
}
