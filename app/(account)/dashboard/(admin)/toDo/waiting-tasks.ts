import type { Task } from '@/components/reports/waiting-tasks';
import { countMessages } from '@/lib/contact/queries';
import { messagesHref } from '@/lib/contact/rules';
import { countTroubledJobs } from '@/lib/jobs/queries';
import { countFailedMails } from '@/lib/mail/queries';
import { countByStatus } from '@/lib/orders/queries/orders';
import { countUnpaidOrders } from '@/lib/orders/queries/payments';
import { countReturns } from '@/lib/orders/queries/returns';
import { countWaitingPayments } from '@/lib/payments/queries/checks';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { reportsPath } from '@/lib/reports/rules/reports';
import { returnsHref } from '@/lib/orders/rules/return-list';
import { countQuotes } from '@/lib/quotes/queries/quotes';
import { quotesHref } from '@/lib/quotes/rules/paths';
import { countQuestions } from '@/lib/questions/queries';
import { questionsHref } from '@/lib/questions/rules';
import { countWaitingReviews } from '@/lib/reviews/queries';
import { countFailedDeliveries } from '@/lib/webhooks/queries';
import { deliveriesHref } from '@/lib/webhooks/rules';
import type { Right } from '@/lib/users/rules/rights';

const orders = '/dashboard/manageOrder';

/** The SKUs that run low, as the report counts them to which it leads. */
export const lowStockTask = (count: number): Task & { right: Right } => ({
  right: 'reports.view',
  name: 'SKUs low in stock',
  count,
  href: `${reportsPath}/low-stock`,
});

/** The staff's waiting tasks, each with the URL of its list and the right that opens it. */
export async function findWaitingTasks(): Promise<(Task & { right: Right })[]> {
  const [counts, returns, messages, reviews, mails, payments, unpaid, quotes, webhooks, jobs, questions] =
    await Promise.all([
      countByStatus(),
      countReturns(),
      countMessages(),
      countWaitingReviews(),
      countFailedMails(),
      countWaitingPayments(),
      countUnpaidOrders(),
      countQuotes(),
      countFailedDeliveries(),
      countTroubledJobs(),
      countQuestions(),
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
      count: returns.requested,
      href: returnsHref({ status: 'requested' }),
    },
    {
      right: 'orders.view',
      name: 'Returned goods to inspect',
      count: returns.received,
      href: returnsHref({ status: 'received' }),
    },
    {
      right: 'orders.view',
      name: 'Inspected returns to settle',
      count: returns.inspected,
      href: returnsHref({ status: 'inspected' }),
    },
    {
      right: 'quotes.view',
      name: 'Quotes to prepare',
      count: quotes.requested,
      href: quotesHref({ state: 'requested' }),
    },
    { right: 'payments.view', name: 'Payments to look at', count: payments, href: '/dashboard/payments' },
    {
      right: 'messages.view',
      name: 'Messages to answer',
      count: messages.open,
      href: messagesHref('/dashboard/messages', { state: 'open' }),
    },
    {
      right: 'questions.view',
      name: 'Questions to answer',
      count: questions.open,
      href: questionsHref({ status: 'open' }),
    },
    { right: 'reviews.view', name: 'Reviews to read', count: reviews, href: '/dashboard/reviews' },
    {
      right: 'mails.view',
      name: 'Mails that could not be delivered',
      count: mails,
      href: '/dashboard/mails',
    },
    {
      right: 'webhooks.view',
      name: 'Webhooks that could not be delivered',
      count: webhooks,
      href: deliveriesHref({ state: 'failed' }),
    },
    {
      right: 'jobs.view',
      name: 'Scheduled jobs that fail or hang',
      count: jobs,
      href: '/dashboard/jobs',
    },
  ];
}
