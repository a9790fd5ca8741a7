import { defineRoute } from '@/lib/api/route';
import { anyone, customer } from '@/lib/api/access';
import { saveReview } from '@/lib/reviews/commands';
import { productNotFound } from '@/lib/catalog/commands/product-writes';
import { findRatings, findReviewedProduct, listReviews } from '@/lib/reviews/queries';
import { ownReviewResponse, reviewInput, reviewsResponse, reviewsQuery } from '@/lib/reviews/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: anyone,
    summary: 'The approved reviews of a product with their average and histogram',
    query: reviewsQuery,
    response: reviewsResponse,
  },
  async ({ caller, query: { product, page } }) => {
    if (!(await findReviewedProduct(product, caller ?? { userId: '' }))) return productNotFound();
    const [summary, reviews] = await Promise.all([findRatings(product), listReviews(product, page)]);
    return ok({ summary, reviews });
  },
);

export const POST = defineRoute(
  {
    access: customer,
    ownerOnly: true,
    summary: 'Write your review of a product, or change it; it waits for a moderator',
    body: reviewInput,
    response: ownReviewResponse,
    limit: { name: 'reviews', count: 20, seconds: 600 },
  },
  ({ caller, body }) => saveReview(caller, body),
);
