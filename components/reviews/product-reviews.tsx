'use client';
import { useCallback, useEffect, useState } from 'react';
import { FormError } from '@/components/account/form-error';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReviewerResponse, ReviewsResponse } from '@/lib/reviews/schema';
import type { RatingSummary } from '@/lib/reviews/schema';
import { datedReviews } from '@/lib/reviews/rules';
import type { Clock } from '@/lib/shared/dates';
import { OwnReviewPanel } from './own-review';
import { RatingHistogram } from './rating-histogram';
import { ReviewList } from './review-list';

/** The reviews of a product with their histogram, and the signed-in person's own review. */
export function ProductReviews({ productId, clock }: { productId: string; clock: Clock }) {
  const [shown, setShown] = useState<ReviewsResponse | null>(null);
  const [reviewer, setReviewer] = useState<ReviewerResponse | null>(null);
  const [error, setError] = useState<string>();

  const load = useCallback(
    async (page: number) => {
      setError(undefined);
      const query = new URLSearchParams({ item: productId, page: String(page) });
      const own = new URLSearchParams({ item: productId });
      await Promise.all([
        api.get(`/reviews?${query}`).then(({ summary, reviews }) =>
          setShown((before) => ({
            summary,
            reviews: {
              ...reviews,
              rows: [...(page > 1 ? (before?.reviews.rows ?? []) : []), ...reviews.rows],
            },
          })),
        ),
        page === 1 && api.get(`/reviews/own?${own}`).then(setReviewer),
      ]).catch((failure: Error) => setError(failure.message));
    },
    [productId],
  );

  useEffect(() => {
    // Deferred, so that no state is set while the effect runs.
    void Promise.resolve(1).then(load);
  }, [load]);

  const next = shown && shown.reviews.page < shown.reviews.pages ? shown.reviews.page + 1 : null;
  return (
    <section aria-label="Reviews" className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-8" aria-busy={!shown && !error}>
        {shown ? (
          <>
            <RatingHistogram summary={shown.summary as RatingSummary} />
            <ReviewList reviews={datedReviews(shown.reviews.rows, clock)} />
            {next && (
              <Button variant="secondary" className="self-start" onClick={() => load(next)}>
                Show more reviews
              </Button>
            )}
          </>
        ) : (
          !error && <Skeleton className="h-48 w-full" />
        )}
        <FormError>{error}</FormError>
        {error && (
          <Button variant="secondary" className="self-start" onClick={() => load(1)}>
            Try again
          </Button>
        )}
      </div>
      <div className="min-w-0">
        {reviewer ? (
          <OwnReviewPanel
            productId={productId}
            reviewer={reviewer}
            saved={(review) => setReviewer({ ...reviewer, review })}
          />
        ) : (
          !error && <Skeleton className="h-96 w-full" />
        )}
      </div>
    </section>
  );
}
