'use client';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Stars } from '@/components/ui/stars';
import type { ReviewerResponse } from '@/lib/reviews/schema';
import type { OwnReview } from '@/lib/reviews/schema';
import { ReviewForm } from './review-form';
import { ReviewStateBadge } from './review-status';

/** The customer's own review of a product with its status, or the form for it. */
export function OwnReviewPanel({
  productId,
  reviewer,
  saved,
}: {
  productId: string;
  reviewer: ReviewerResponse;
  saved: (review: OwnReview) => void;
}) {
  const [changing, setChanging] = useState(false);
  const { review, emailVerified } = reviewer;
  if (!emailVerified) {
    return (
      <Card className="flex flex-col items-start gap-3">
        <h3 className="text-2xl">Write a review</h3>
        <p className="text-muted">
          Please confirm your email first: the link is in the mail that we sent you.
        </p>
        <ButtonLink href="/settings" variant="secondary">
          Go to the settings
        </ButtonLink>
      </Card>
    );
  }
  if (review && !changing) {
    return (
      <Card className="flex flex-col items-start gap-3">
        <h3 className="text-2xl">Your review</h3>
        <div className="flex flex-wrap items-center gap-3" role="status">
          <Stars value={review.rating} />
          <ReviewStateBadge state={review.state} />
        </div>
        <p className="max-w-full whitespace-pre-line wrap-anywhere">{review.text}</p>
        {review.state === 'waiting' && (
          <p className="text-sm text-muted">A person reads it before it is shown here.</p>
        )}
        {review.reason && <p className="text-sm text-bad">Why it isn’t shown: {review.reason}</p>}
        <Button variant="secondary" onClick={() => setChanging(true)}>
          Change review
        </Button>
      </Card>
    );
  }
  return (
    <Card>
      <h3 className="mb-4 text-2xl">{review ? 'Change your review' : 'Write a review'}</h3>
      <ReviewForm
        productId={productId}
        reviewer={reviewer}
        saved={(written) => {
          setChanging(false);
          saved(written);
        }}
      />
    </Card>
  );
}
