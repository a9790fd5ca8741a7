import type { Task } from '@/components/reports/waiting-tasks';
import { countMessages } from '@/lib/contact/queries';
import { messagesHref } from '@/lib/contact/rules';
import { countFailedMails } from '@/lib/mail/queries';
import { countByStatus, countOpenReturns } from '@/lib/orders/queries/orders';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { countWaitingReviews } from '@/lib/reviews/queries';

const orders = '/dashboard/manageOrder';

/** What waits for an admin, each with the address of its list. */
export async function findWaitingTasks(): Promise<Task[]> {
  const [counts, returns, messages, reviews, mails] = await Promise.all([
    countByStatus(),
    countOpenReturns(),
    countMessages(),
    countWaitingReviews(),
    countFailedMails(),
  ]);
  return [
    {
      name: 'Orders to confirm',
      count: counts.placed ?? 0,
      href: orderListHref(orders, { state: 'placed' }),
    },
    {
      name: 'Orders to send or make ready',
      count: counts.confirmed ?? 0,
      href: orderListHref(orders, { state: 'confirmed' }),
    },
    { name: 'Return requests to decide', count: returns, href: orderListHref(orders, { returns: 'open' }) },
    {
      name: 'Messages to answer',
      count: messages.open,
      href: messagesHref('/dashboard/messages', { state: 'open' }),
    },
    { name: 'Reviews to read', count: reviews, href: '/dashboard/reviews' },
    { name: 'Mails that could not be delivered', count: mails, href: '/dashboard/mails' },
  ];
}
