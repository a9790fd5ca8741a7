import { now } from '../../platform/clock';
import { fail } from '../../shared/result';
import { isPlaced, orders } from '../collection';
import { statusMails } from '../emails';
import { receivedFor } from '../rules/payments';
import { findOrderById } from './attempts';
import { changeOrderDocument, type Actor } from './order-change';

const shop: Actor = { name: 'The shop', role: 'customer' };
const reason = 'It was not paid in time.';

/** A page that is open now can still be paid; a little longer than the provider keeps it open. */
const pageGrace = 2 * 60_000;

/**
 * Cancels orders by card or bank transfer that were not paid in time, so that their units go back into stock. A payment that arrives later
 * goes back. Returns how many were cancelled and the cache tags that expired.
 */
export async function expireUnpaidOrders(): Promise<{ cancelled: number; expire: string[] }> {
  const time = now();
  const found = orders()
    .find({ payBy: { $lt: time } })
    .sort({ payBy: 1 })
    .limit(200);
  const expire = new Set<string>();
  let cancelled = 0;
  for await (const { _id } of found) {
    const result = await changeOrderDocument(
      shop,
      () => findOrderById(_id),
      (order) => {
        const { state, payment, payBy, paymentPage } = order;
        if (!isPlaced(order) || !payBy || payBy >= time)
          return fail('conflict', 'nothing-new', 'Another change came first.');
        const isOpen = paymentPage && paymentPage.expiresAt.getTime() + pageGrace > time.getTime();
        if (isOpen) return fail('conflict', 'page-open', 'The customer may be paying.');
        // What a customer has begun to pay waits for staff.
        if (state !== 'placed' || payment.state !== 'due' || receivedFor(order).received > 0)
          return { set: { payBy: null }, what: 'payment updated', why: '' };
        return {
          set: { state: 'cancelled', payBy: null },
          what: 'cancelled',
          why: reason,
          mails: (after, settings) => statusMails(after, reason, settings),
        };
      },
    );
    if (!result.ok) continue;
    cancelled += result.value.state === 'cancelled' ? 1 : 0;
    result.expire.forEach((tag) => expire.add(tag));
  }
  return { cancelled, expire: [...expire] };
}
