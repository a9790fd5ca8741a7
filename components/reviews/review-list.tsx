'use client';
import { BadgeCheck } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { Stars } from '@/components/ui/stars';
import type { DatedReview } from '@/lib/reviews/rules';

/** Approved reviews; their texts are plain text, never markup. */
export function ReviewList({ reviews }: { reviews: DatedReview[] }) {
  if (reviews.length === 0) {
    return <EmptyState title="No reviews yet">Each is shown here once a person has read it.</EmptyState>;
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {reviews.map(({ id, author, rating, text, verifiedPurchase, createdAt, day }) => (
        <li key={id} className="flex flex-col gap-2 py-5 first:pt-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars value={rating} />
            <span className="font-semibold">{author}</span>
            {verifiedPurchase && (
              <span className="inline-flex items-center gap-1 text-sm text-good">
                <BadgeCheck aria-hidden size={16} />
                Verified purchase
              </span>
            )}
            <time dateTime={createdAt} className="text-sm text-muted">
              {day}
            </time>
          </div>
          <p className="max-w-[55ch] whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ul>
  );
}
