import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { findOwnReview } from '@/lib/reviews/queries';
import { ownReviewQuery, reviewerAnswer } from '@/lib/reviews/schema';
import { ok } from '@/lib/shared/result';

export const GET = route(
  {
    who: signedIn,
    summary: 'One’s own review of an item, and the name and email that the form shows',
    query: ownReviewQuery,
    answer: reviewerAnswer,
  },
  async ({ who: { userId, name, email, emailVerified }, query }) =>
    ok({ name, email, emailVerified, review: await findOwnReview(userId, query.item) }),
);
