import { formatDate, type Clock } from '../shared/dates';
import type { RatingSummary, Review, ReviewStatus } from './schema';

/** The summary of a histogram of one to five stars; the average is rounded to hundredths. */
export function ratingSummary(histogram: RatingSummary['histogram']): RatingSummary {
  const count = histogram.reduce((sum, reviews) => sum + reviews, 0);
  const stars = histogram.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0);
  return { average: count ? Math.round((stars / count) * 100) / 100 : 0, count, histogram };
}

/** The names of the statuses on screens. */
export const reviewStatusNames = {
  waiting: 'Waiting for a moderator',
  approved: 'Published',
  rejected: 'Not published',
} as const;

/** The orders of the reviews to moderate, by their latest change. */
export const reviewSorts = ['newest', 'oldest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
export const reviewSortNames = { newest: 'Newest first', oldest: 'Oldest first' } as const;

/** The address of the reviews to moderate. */
export function reviewsHref(state: ReviewStatus, sort?: ReviewSort, page = 1): string {
  const query = new URLSearchParams({
    state,
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/dashboard/reviews?${query}`;
}

/** A review with its day as the shop writes it. */
export type DatedReview = Review & { day: string };

/**
 * Reviews with their days. Written by the server they cost a browser nothing: making its first `Intl.DateTimeFormat` would
 * delay the page.
 */
export const datedReviews = (reviews: Review[], clock: Clock): DatedReview[] =>
  reviews.map((review) => ({ ...review, day: formatDate(review.createdAt, clock) }));
