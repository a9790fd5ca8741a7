import type { Task } from '@/components/reports/waiting-tasks';
import { countMessages } from '@/lib/contact/queries';
import { messagesHref } from '@/lib/contact/rules';
import { countFailedMails } from '@/lib/mail/queries';
import { countByStatus, countOpenReturns } from '@/lib/orders/queries/orders';
import { countUnpaidOrders } from '@/lib/orders/queries/payments';
import { countWaitingPayments } from '@/lib/payments/queries';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { countWaitingReviews } from '@/lib/reviews/queries';
import type { Right } from '@/lib/users/rules/rights';

const orders = '/dashboard/manageOrder';

/** The staff's waiting tasks, each with the URL of its list and the right that opens it. */
export async function findWaitingTasks(): Promise<(Task & { right: Right })[]> {
  const [counts, returns, messages, reviews, mails, payments, unpaid] = await Promise.all([
    countByStatus(),
    countOpenReturns(),
    countMessages(),
    countWaitingReviews(),
    countFailedMails(),
    countWaitingPayments(),
    countUnpaidOrders(),
  ]);
  return [
    {
      right: 'orders.view',
      name: 'Orders to confirm',
      count: Math.max(0, (counts.placed ?? 0) - unpaid),
      href: orderListHref(orders, { state: 'placed' }),
    },
    {
      right: 'orders.view',
      name: 'Orders to send or make ready',
      count: counts.confirmed ?? 0,
      href: orderListHref(orders, { state: 'confirmed' }),
    },
    {
      right: 'orders.view',
      name: 'Partly shipped orders to complete',
      count: counts['partly-shipped'] ?? 0,
      href: orderListHref(orders, { state: 'partly-shipped' }),
    },
    {
      right: 'orders.view',
      name: 'Return requests to decide',
      count: returns,
      href: orderListHref(orders, { returns: 'open' }),
    },
    { right: 'payments.view', name: 'Payments to look at', count: payments, href: '/dashboard/payments' },
    {
      right: 'messages.view',
      name: 'Messages to answer',
      count: messages.open,
      href: messagesHref('/dashboard/messages', { state: 'open' }),
    },
    { right: 'reviews.view', name: 'Reviews to read', count: reviews, href: '/dashboard/reviews' },
    {
      right: 'mails.view',
      name: 'Mails that could not be delivered',
      count: mails,
      href: '/dashboard/mails',
    },
  ];
}
