import { recordChange } from '../../audit/commands';
import { takesCards } from '../../orders/queries/payment-methods';
import { findPaidOrder } from '../../orders/queries/payments';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { cardProvider as provider } from '../providers/registry';
import { ProviderError } from '../types';

/** The failure of what needs the provider in a shop that has none. */
export const noCards = () =>
  fail('conflict', 'no-cards', 'The shop takes no cards: its payment provider is not set up.');

/** Sends a payment back that belongs to no order, once. Fails for one that belongs to an order: refund it there. */
export async function returnUnknownPayment(actor: Staff, paymentId: string): Promise<Result<{ id: string }>> {
  if (!takesCards()) return noCards();
  try {
    const found = await provider.find(paymentId);
    if (!found) return fail('not-found', 'unknown-payment', 'There is no such payment.');
    if (await findPaidOrder(found.orderId))
      return fail('conflict', 'has-order', 'This payment belongs to an order: refund it there.');
    const payment = { ...found.payment, isSurplus: true };
    const amount = payment.captured - payment.refunded;
    if (payment.status === 'authorized') await provider.void(payment);
    if (amount > 0)
      await provider.refund(payment, {
        id: `unknown-${paymentId}`,
        paymentId,
        amount,
        reason: '',
        isExcess: true,
        isDone: false,
        by: actor.name,
        at: now().toISOString(),
      });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return fail('unavailable', 'payment-unavailable', error.message, { retryAfter: 5 });
  }
  await recordChange({
    actor,
    action: 'payment-returned',
    subject: { kind: 'payment', id: paymentId, name: paymentId },
    after: {},
  });
  return ok({ id: paymentId });
}
