import { isOwnRecord } from '../../companies/queries/ownership';
import { setPaymentPage } from '../../orders/commands/payment-work';
import { takesCards } from '../../orders/queries/payment-methods';
import { findPaidOrderByNumber, type PaidOrder } from '../../orders/queries/payments';
import { isPayable } from '../../orders/rules/payments';
import type { PaymentPage } from '../../orders/schema/payment';
import { now } from '../../platform/clock';
import { siteUrl } from '../../platform/env';
import { randomBase32 } from '../../platform/ids';
import { log } from '../../platform/log';
import { fail, ok, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { cardProvider as provider } from '../providers/registry';
import { ProviderError } from '../types';
import { recordFrom } from './settle-payments';

/** Stripe keeps a page open for 30 minutes at least; one more for the way to it. */
const pageMinutes = 31;
/** A page that was recorded without an address is asked for again within this time, under the same key. */
const repeatMilliseconds = 30_000;

const unavailable = () =>
  fail(
    'unavailable',
    'payment-unavailable',
    'The payment page can’t be opened at the moment. Please try again.',
    {
      retryAfter: 5,
    },
  );

const returnUrl = ({ number }: PaidOrder) => `${siteUrl()}/dashboard/myOrders/${number}`;

/** Whether a page was recorded, but the provider's response was not: the call is repeated as it was. */
function isInterrupted({ url, expiresAt }: PaymentPage): boolean {
  const age = now().getTime() - (expiresAt.getTime() - pageMinutes * 60_000);
  return !url && age < repeatMilliseconds;
}

/** The page that the customer can go on with: open, and about the order's present total. */
async function findOpenPage(order: PaidOrder): Promise<string | null> {
  const { page, totals } = order;
  if (!page?.id || !page.url || page.expiresAt <= now()) return null;
  const isCurrent = page.amount === totals.total;
  const { isOpen, paymentId } = await provider.findPage(page.id, !isCurrent);
  if (paymentId) await recordFrom(order.id, paymentId);
  return isOpen && isCurrent ? page.url : null;
}

/** Opens a new page. It is recorded before the provider is asked, so that two calls at once open the same one. */
async function openPage(order: PaidOrder): Promise<string | null> {
  const { id, number, totals, customer, page: known } = order;
  const isRepeat = known && isInterrupted(known) && known.amount === totals.total;
  const page: PaymentPage = isRepeat
    ? known
    : {
        key: `page-${id}-${randomBase32(10)}`,
        amount: totals.total,
        expiresAt: new Date(now().getTime() + pageMinutes * 60_000),
      };
  if (!isRepeat && !(await setPaymentPage(order, page))) return null;
  const { amount, key, expiresAt } = page;
  const opened = await provider.authorize({
    orderId: id,
    number,
    amount,
    currency: totals.currency,
    email: customer.email,
    key,
    expiresAt,
    returnUrl: returnUrl(order),
  });
  await setPaymentPage({ ...order, page }, { ...page, id: opened.id, url: opened.url });
  return opened.url;
}

/**
 * The address of the page on which a customer pays their order by card: the one that is open, or a new one. Fails with
 * `not-payable` when the order is paid, cancelled or out of time.
 */
export async function startPayment(person: SignedIn, number: string): Promise<Result<{ url: string }>> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const order = await findPaidOrderByNumber(number);
    if (!order || !(await isOwnRecord(order, person.userId, 'orders.place')))
      return fail('not-found', 'unknown-order', 'There is no such order.');
    if (!isPayable(order) || (order.payBy && order.payBy <= now()))
      return fail('conflict', 'not-payable', 'This order can’t be paid by card now. Please reload the page.');
    if (!takesCards()) return unavailable();
    try {
      const open = await findOpenPage(order);
      if (open) return ok({ url: open });
      const current = await findPaidOrderByNumber(number);
      // The page that was open may have been paid a moment ago.
      if (!current || current.version !== order.version) continue;
      const url = await openPage(order);
      if (url) return ok({ url });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, order: number }, 'payment page not opened');
      return unavailable();
    }
  }
  return unavailable();
}

/** Records what has become of the page of a customer's order, when they come back from it before the webhook does. */
export async function checkPayment(person: SignedIn, number: string): Promise<Result<{ state: string }>> {
  const order = await findPaidOrderByNumber(number);
  if (!order || !(await isOwnRecord(order, person.userId, 'orders.place')))
    return fail('not-found', 'unknown-order', 'There is no such order.');
  if (!order.page?.id || order.payment.state !== 'due') return ok({ state: order.payment.state });
  try {
    const { paymentId } = await provider.findPage(order.page.id);
    if (paymentId) await recordFrom(order.id, paymentId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return unavailable();
  }
  const after = await findPaidOrderByNumber(number);
  return ok({ state: after?.payment.state ?? order.payment.state });
}
