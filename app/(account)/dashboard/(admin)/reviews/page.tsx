import type { Metadata } from 'next';
import { ReviewFilter } from '@/components/reviews/review-filter';
import { ModerationCard } from '@/components/reviews/moderation-card';
import { Editable } from '@/components/layout/allowed';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listForModeration } from '@/lib/reviews/queries';
import { reviewsHref, reviewSorts } from '@/lib/reviews/rules';
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

export default async function ReviewsPage({ searchParams }: Props) {
  await requireRight('reviews.view', '/dashboard/reviews');
  const { state: asked, page, sort: order } = await searchParams;
  const state = statuses.find((each) => each === asked) ?? 'waiting';
  const sort = reviewSorts.find((each) => each === order);
  const [found, shop] = await Promise.all([listForModeration(state, pageNumber(page), sort), findShop()]);
  return (
    <>
      <h1 className="text-4xl">Reviews</h1>
      <ReviewFilter statuses={statuses} state={state} sort={sort} />
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
      <Pagination page={found.page} pages={found.pages} hrefFor={(each) => reviewsHref(state, sort, each)} />
    </>
  );
}
