import { takesCards } from '../../orders/queries/payment-methods';
import { listDisputedOrders, listFailedPaymentWork } from '../../orders/queries/payments';
import { paymentChecks } from '../collection';
import type { PaymentCheck } from '../schema';

/**
 * The latest comparisons together, of cards where the shop takes them, and of everything else; null before the first. The
 * time is that of the older one.
 */
export async function findPaymentCheck(): Promise<PaymentCheck | null> {
  const wanted = { _id: { $in: ['books' as const, ...(takesCards() ? ['stripe' as const] : [])] } };
  const found = await paymentChecks().find(wanted).sort({ _id: 1 }).toArray();
  const times = found.flatMap(({ checkedAt }) => (checkedAt ? [checkedAt.toISOString()] : []));
  const [checkedAt] = times.sort();
  if (!checkedAt) return null;
  const sumOf = (name: 'compared' | 'corrected' | 'orders') =>
    found.reduce((sum, check) => sum + (check[name] ?? 0), 0);
  return {
    checkedAt,
    compared: sumOf('compared'),
    corrected: sumOf('corrected'),
    orders: sumOf('orders'),
    differences: found.flatMap(({ differences = [] }) => differences),
  };
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
