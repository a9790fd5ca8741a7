import type { Order } from '../schema/order';
import type { OrderPayment, OrderRefund } from '../schema/payment';
import { refundableOf } from './payments';
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

/**
 * What a payment should have captured: the amounts of what has shipped. Where its card allows one capture only, that is
 * the whole order with its first shipment. `isFinal` once nothing more will ship.
 */
export function captureTarget(
  order: Omit<Settled, 'payments' | 'refunds'>,
  { allowsSeveralCaptures, isSurplus }: Pick<OrderPayment, 'allowsSeveralCaptures' | 'isSurplus'>,
): { amount: number; isFinal: boolean } {
  if (isSurplus || order.state === 'cancelled') return { amount: 0, isFinal: true };
  const isFinal = ['shipped', 'delivered', 'returned'].includes(order.state);
  if (!order.shipments.length) return { amount: 0, isFinal };
  const shipped = shipmentAmounts(order).reduce((sum, { totals }) => sum + totals.total, 0);
  if (isFinal || allowsSeveralCaptures) return { amount: shipped, isFinal };
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

/**
 * The next step that brings the payments of an order to what the order says; null when there is none. It depends on the
 * recorded facts alone, so that a step repeated after a crash is the same step.
 */
export function nextPaymentStep(order: Settled): PaymentStep | null {
  for (const payment of order.payments) {
    if (payment.provider !== 'stripe' || payment.status === 'voided') continue;
    const step = stepOf(order, payment);
    if (step) return step;
  }
  return null;
}
