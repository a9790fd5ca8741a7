import { listDisputedOrders, listFailedPaymentWork } from '../orders/queries/payments';
import { paymentChecks } from './collection';
import type { PaymentCheck } from './schema';

/** The latest comparison of the provider's payments with the orders, or null before the first. */
export async function findPaymentCheck(): Promise<PaymentCheck | null> {
  const found = await paymentChecks().findOne({ _id: 'stripe' });
  if (!found?.checkedAt) return null;
  const { checkedAt, compared = 0, corrected = 0, differences = [] } = found;
  return { checkedAt: checkedAt.toISOString(), compared, corrected, differences };
}

const openDisputes = new Set([
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
]);

/** Whether a dispute is not decided yet. */
export const isOpenDispute = (status: string): boolean => openDisputes.has(status);

/** How many payments wait for staff: differences, refused steps and disputes that are not decided. */
export async function countWaitingPayments(): Promise<number> {
  const [check, failed, disputed] = await Promise.all([
    findPaymentCheck(),
    listFailedPaymentWork(),
    listDisputedOrders(),
  ]);
  const open = disputed.filter(({ payments }) =>
    payments.some(({ dispute }) => dispute && isOpenDispute(dispute.status)),
  );
  return (check?.differences.length ?? 0) + failed.length + open.length;
}
