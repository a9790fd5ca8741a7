import type { Metadata } from 'next';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { requireAdmin } from '@/lib/auth/current-session';
import { countFailedMails } from '@/lib/mail/queries';
import { countByStatus, countOpenReturns } from '@/lib/orders/queries/orders';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { countWaitingReviews } from '@/lib/reviews/queries';

export const metadata: Metadata = {
  title: 'To do',
  description: 'Orders, returns, reviews and mails that wait for an admin.',
  robots: { index: false },
};

const orders = '/dashboard/manageOrder';

export default async function ToDoPage() {
  await requireAdmin('/dashboard/toDo');
  const [counts, returns, reviews, mails] = await Promise.all([
    countByStatus(),
    countOpenReturns(),
    countWaitingReviews(),
    countFailedMails(),
  ]);
  const tasks = [
    { name: 'Orders to confirm', count: counts.placed, href: orderListHref(orders, { state: 'placed' }) },
    {
      name: 'Orders to send or make ready',
      count: counts.confirmed,
      href: orderListHref(orders, { state: 'confirmed' }),
    },
    { name: 'Return requests to decide', count: returns, href: orderListHref(orders, { returns: 'open' }) },
    { name: 'Reviews to read', count: reviews, href: '/dashboard/reviews' },
    { name: 'Mails that could not be delivered', count: mails, href: '/dashboard/mails' },
  ].filter(({ count }) => count);
  return (
    <>
      <h1 className="text-4xl">To do</h1>
      {tasks.length === 0 && <EmptyState title="Nothing to do">New work is listed here.</EmptyState>}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {tasks.map(({ name, count, href }) => (
          <li key={name}>
            <Link
              href={href}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 hover:border-ink"
            >
              <span className="figures font-display text-4xl font-semibold">{count}</span>
              <span className="text-lg">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
