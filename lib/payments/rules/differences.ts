import type { PaidOrder } from '../../orders/schema/paid-order';
import type { ProviderPayment } from '../../orders/schema/payment';
import type { PaymentDifference } from '../schema';

const facts = (payment: ProviderPayment, number: string) => ({
  paymentId: payment.id,
  number,
  amount: payment.captured || payment.amount,
  currency: payment.currency,
  at: payment.at,
});

/** What is wrong between a payment of the provider and its order, or null. */
export function differenceOf(payment: ProviderPayment, order: PaidOrder | null): PaymentDifference | null {
  const isGone = payment.status === 'voided' || payment.refunded >= payment.captured;
  if (!order) {
    if (payment.status !== 'authorized' && isGone) return null;
    const detail = 'No order belongs to this payment. Send it back, unless it is for another shop.';
    return { kind: 'unknown-order', detail, ...facts(payment, '') };
  }
  const { number } = order;
  const recorded = order.payments.find(({ id }) => id === payment.id);
  const isSame =
    recorded?.status === payment.status &&
    recorded.captured === payment.captured &&
    recorded.refunded === payment.refunded;
  // A payment that was never authorized is none.
  if (!isSame && (recorded || payment.status !== 'voided')) {
    const detail = 'The provider says something else than the order. Check again in a minute.';
    return { kind: 'other-amount', detail, ...facts(payment, number) };
  }
  const { requested = [] } = payment;
  // Those that the provider has taken on are a task of their own.
  const decided = order.refunds.filter(
    ({ paymentId, id }) => paymentId === payment.id && !requested.includes(id),
  );
  const sum = decided.reduce((total, { amount }) => total + amount, 0);
  if (sum <= payment.refunded) return null;
  const detail = 'A refund was decided that the provider has not made. Try again, or make it there.';
  return { kind: 'undone-refund', detail, ...facts(payment, number), amount: sum - payment.refunded };
}

/** The payments of orders that the provider does not know, of those that it should have listed. */
export function missingPayments(orders: PaidOrder[], known: Set<string>, since: Date): PaymentDifference[] {
  const isExpected = ({ provider, at }: ProviderPayment) => provider === 'stripe' && new Date(at) >= since;
  return orders.flatMap(({ number, payments }) =>
    payments
      .filter((payment) => isExpected(payment) && !known.has(payment.id))
      .map((payment) => ({
        kind: 'missing-payment' as const,
        detail: 'The provider does not know this payment. Was the key of another account used?',
        ...facts(payment, number),
      })),
  );
}
