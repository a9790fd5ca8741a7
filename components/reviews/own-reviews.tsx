import { Link } from '@/components/ui/link';
import { Stars } from '@/components/ui/stars';
import type { OwnReview } from '@/lib/reviews/schema';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { keepTogether } from '@/lib/shared/typography';
import { ReviewStateBadge } from './review-status';

/** The reviews of a customer with their statuses. */
export function OwnReviews({ reviews, clock }: { reviews: OwnReview[]; clock: Clock }) {
  return (
    <ul className="flex flex-col gap-4">
      {reviews.map(({ id, slug, productName, rating, text, state, reason, updatedAt }) => (
        <li key={id} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              href={`/productDetails/${slug}/productReviews`}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {keepTogether(productName)}
            </Link>
            <ReviewStateBadge state={state} />
          </div>
          <div className="flex flex-wrap items-center gap-x-3">
            <Stars value={rating} />
            <time dateTime={updatedAt} className="text-sm text-muted">
              {formatDate(updatedAt, clock)}
            </time>
          </div>
          <p className="max-w-[68ch] whitespace-pre-line">{text}</p>
          {reason && <p className="text-sm text-bad">Why it isn’t shown: {reason}</p>}
        </li>
      ))}
    </ul>
  );
}
