import type { RatingSummary } from './schema';

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
