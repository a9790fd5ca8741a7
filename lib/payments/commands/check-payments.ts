import { takesCards } from '../../orders/queries/payment-methods';
import { findPaidOrder, listOrdersPaidSince } from '../../orders/queries/payments';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { log } from '../../platform/log';
import { fail, ok, type Result } from '../../shared/result';
import { paymentChecks } from '../collection';
import { stripeProvider as provider } from '../providers/stripe/provider';
import { findPaymentCheck } from '../queries';
import { differenceOf, missingPayments } from '../rules/differences';
import type { PaymentCheck, PaymentDifference } from '../schema';
import { ProviderError, type FoundPayment } from '../types';
import { noCards } from './return-payment';
import { recordFrom, settlePayments } from './settle-payments';

const days = 14;
const interval = 60 * 60_000;

/** Claims the comparison, so that one server at a time compares; false when another did within `interval`. */
async function claim(): Promise<boolean> {
  const startedAt = now();
  const before = new Date(startedAt.getTime() - interval);
  try {
    const { matchedCount, upsertedCount } = await paymentChecks().updateOne(
      { _id: 'stripe', startedAt: { $lt: before } },
      { $set: { startedAt } },
      { upsert: true },
    );
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Compares one payment with its order; what the order lacks is recorded, and what follows is done. */
async function compare({ orderId, payment }: FoundPayment): Promise<[PaymentDifference | null, boolean]> {
  const order = await findPaidOrder(orderId);
  const difference = differenceOf(payment, order);
  if (!difference || !order) return [difference, false];
  await recordFrom(orderId, payment.id);
  await settlePayments(orderId);
  const current = await provider.find(payment.id);
  const left = current && differenceOf(current.payment, await findPaidOrder(orderId));
  return [left, !left];
}

/**
 * Compares the provider's payments of the last two weeks with the orders: records what the shop has missed, such as a
 * lost webhook, and stores every difference that is left. Fails as unavailable when the provider is.
 */
export async function checkPayments(): Promise<Result<PaymentCheck>> {
  if (!takesCards()) return noCards();
  const since = new Date(now().getTime() - days * 86_400_000);
  const known = new Set<string>();
  const differences: PaymentDifference[] = [];
  let corrected = 0;
  try {
    for await (const found of provider.list(since)) {
      known.add(found.payment.id);
      const [difference, isCorrected] = await compare(found);
      if (difference) differences.push(difference);
      if (isCorrected) corrected += 1;
    }
  } catch (error) {
    log.warn({ err: error }, 'payments not compared');
    if (!(error instanceof ProviderError)) throw error;
    return fail(
      'unavailable',
      'payment-unavailable',
      'The payment provider can’t be reached. Please try again.',
      {
        retryAfter: 30,
      },
    );
  }
  differences.push(...missingPayments(await listOrdersPaidSince(since), known, since));
  const checkedAt = now();
  await paymentChecks().updateOne(
    { _id: 'stripe' },
    { $set: { startedAt: checkedAt, checkedAt, compared: known.size, corrected, differences } },
    { upsert: true },
  );
  return ok((await findPaymentCheck())!);
}

/** Compares once an hour, on one of the servers. Never throws. */
export async function checkPaymentsIfDue(): Promise<void> {
  if (!takesCards() || !(await claim())) return;
  await checkPayments().catch((error: unknown) => log.error({ err: error }, 'payments not compared'));
}
