import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { findOwnReview } from '@/lib/reviews/queries';
import { ownReviewQuery, reviewerResponse } from '@/lib/reviews/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'Your own review of a product, and the name and email for the form',
    query: ownReviewQuery,
    response: reviewerResponse,
  },
  async ({ caller: { userId, name, email, emailVerified }, query }) =>
    ok({ name, email, emailVerified, review: await findOwnReview(userId, query.product) }),
);
