import type { Metadata } from 'next';
import Link from 'next/link';
import { ModerationCard } from '@/components/reviews/moderation-card';
import { Editable } from '@/components/layout/allowed';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listForModeration } from '@/lib/reviews/queries';
import { reviewStatusNames } from '@/lib/reviews/rules';
import type { ReviewStatus } from '@/lib/reviews/schema';
import { pageNumber } from '@/lib/shared/paging';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'Reviews',
  description: 'What customers have written, to approve or reject.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const statuses: ReviewStatus[] = ['waiting', 'approved', 'rejected'];
const hrefOf = (state: ReviewStatus, page = 1) =>
  `/dashboard/reviews?${new URLSearchParams({ state, ...(page > 1 && { page: String(page) }) })}`;

export default async function ReviewsPage({ searchParams }: Props) {
  await requireRight('reviews.view', '/dashboard/reviews');
  const { state: asked, page } = await searchParams;
  const state = statuses.find((each) => each === asked) ?? 'waiting';
  const [found, shop] = await Promise.all([listForModeration(state, pageNumber(page)), findShop()]);
  return (
    <>
      <h1 className="text-4xl">Reviews</h1>
      <nav aria-label="Status" className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {statuses.map((each) => (
            <li key={each}>
              <Link
                href={hrefOf(each)}
                aria-current={each === state ? 'page' : undefined}
                className="inline-block rounded-card border border-line-strong bg-surface px-3 py-1.5 hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground"
              >
                {reviewStatusNames[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex flex-col gap-4">
        {found.rows.length > 0 && (
          <Editable right="reviews.edit">
            {found.rows.map((review) => (
              <ModerationCard
                key={`${review.id}-${review.version}`}
                review={review}
                clock={clockSettings(shop)}
              />
            ))}
          </Editable>
        )}
        {found.rows.length === 0 && (
          <EmptyState title={state === 'waiting' ? 'Nothing waits for you' : 'No reviews here'}>
            {state === 'waiting'
              ? 'New and changed reviews are listed here until somebody has read them.'
              : 'Reviews are listed here once a moderator has decided so.'}
          </EmptyState>
        )}
      </div>
      <Pagination page={found.page} pages={found.pages} hrefFor={(each) => hrefOf(state, each)} />
    </>
  );
}
