import { Link } from '@/components/ui/link';
import {
  reviewsHref,
  reviewSortNames,
  reviewSorts,
  reviewStatusNames,
  type ReviewSort,
} from '@/lib/reviews/rules';
import type { ReviewStatus } from '@/lib/reviews/schema';

const look =
  'inline-block rounded-card border border-line-strong bg-surface px-3 py-1.5 hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground';

/** Links that choose the status and the order of the reviews to moderate. */
export function ReviewFilter({
  statuses,
  state,
  sort,
}: {
  statuses: ReviewStatus[];
  state: ReviewStatus;
  sort: ReviewSort | undefined;
}) {
  const present = sort ?? (state === 'waiting' ? 'oldest' : 'newest');
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3">
      <nav aria-label="Status">
        <ul className="flex flex-wrap gap-2">
          {statuses.map((each) => (
            <li key={each}>
              <Link
                href={reviewsHref(each)}
                aria-current={each === state ? 'page' : undefined}
                className={look}
              >
                {reviewStatusNames[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Order">
        <ul className="flex flex-wrap gap-2">
          {reviewSorts.map((each) => (
            <li key={each}>
              <Link
                href={reviewsHref(state, each)}
                aria-current={each === present ? 'page' : undefined}
                className={look}
              >
                {reviewSortNames[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
