import { route } from '@/lib/api/route';
import { anyone, customer } from '@/lib/api/who';
import { saveReview } from '@/lib/reviews/commands';
import { findRatings, listReviews } from '@/lib/reviews/queries';
import { ownReviewAnswer, reviewInput, reviewsAnswer, reviewsQuery } from '@/lib/reviews/schema';
import { ok } from '@/lib/shared/result';

export const GET = route(
  {
    who: anyone,
    summary: 'The approved reviews of an item with their average and histogram',
    query: reviewsQuery,
    answer: reviewsAnswer,
  },
  async ({ query: { item, page } }) => {
    const [summary, reviews] = await Promise.all([findRatings(item), listReviews(item, page)]);
    return ok({ summary, reviews });
  },
);

export const POST = route(
  {
    who: customer,
    summary: 'Write one’s review of an item, or change it; it waits for a moderator',
    body: reviewInput,
    answer: ownReviewAnswer,
    limit: { name: 'reviews', count: 20, seconds: 600 },
  },
  ({ who, body }) => saveReview(who, body),
);
