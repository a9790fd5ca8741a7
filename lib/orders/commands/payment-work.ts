import { ObjectId } from 'mongodb';
import { eventWrites } from '../../events/outbox';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { orders, orderView } from '../collection';
import { failedPaymentEvents } from '../events';
import type { PaidOrder } from '../schema/paid-order';
import type { PaymentPage } from '../schema/payment';
import { findOrderById } from './attempts';
import { findByNumber, recordOrder } from './order-change';

type Worked = Pick<PaidOrder, 'id' | 'work' | 'version'>;

/** Milliseconds until a step that failed is tried again, by the number of tries before. */
const delays = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];

/** Marks the work at the provider as done, unless the order has changed since it was read. */
export async function finishPaymentWork({ id, version }: Worked): Promise<void> {
  await orders().updateOne({ _id: new ObjectId(id), version }, { $unset: { paymentWork: 1 } });
}

/** Records that a step failed: it is tried again later, or waits for staff when trying again can't help. */
export async function postponePaymentWork(
  { id, work }: Worked,
  error: string,
  isTemporary: boolean,
): Promise<void> {
  if (!work) return;
  const delay = delays[Math.min(work.attempts, delays.length - 1)]!;
  const tried = { 'paymentWork.attempts': work.attempts + 1, 'paymentWork.error': error };
  // Work that another change has caused meanwhile is due at once.
  const same = { _id: new ObjectId(id), 'paymentWork.dueAt': work.dueAt };
  if (isTemporary) {
    const dueAt = new Date(now().getTime() + delay);
    await orders().updateOne(same, { $set: { ...tried, 'paymentWork.dueAt': dueAt } });
    return;
  }
  const order = await findOrderById(same._id);
  const { push, inc } = eventWrites(order ? failedPaymentEvents(order, error) : []);
  await orders().updateOne(same, {
    $set: { ...tried, 'paymentWork.failed': true },
    $unset: { 'paymentWork.dueAt': 1 },
    ...(inc.eventCount && { $push: push, $inc: inc }),
  });
}

/** Tries work that waits for staff again; a repeat changes nothing. */
export async function retryPaymentWork(actor: Staff, number: string): Promise<Result<{ number: string }>> {
  const order = await findByNumber(number);
  if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
  const { matchedCount } = await orders().updateOne(
    { number, 'paymentWork.failed': true },
    { $set: { paymentWork: { dueAt: now(), attempts: 0 } } },
  );
  if (matchedCount) await recordOrder(actor, orderView(order), 'payment-retried', '');
  return ok({ number });
}

/**
 * Records the page on which an order is paid in place of the one that was read. False when the order has changed or
 * has another page by now.
 */
export async function setPaymentPage(
  { id, version, page: known }: Pick<PaidOrder, 'id' | 'version' | 'page'>,
  page: PaymentPage,
): Promise<boolean> {
  const { matchedCount } = await orders().updateOne(
    {
      _id: new ObjectId(id),
      version,
      'paymentPage.key': known ? known.key : { $exists: false },
    },
    { $set: { paymentPage: page } },
  );
  return matchedCount > 0;
}
