import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { moderateReview } from '@/lib/reviews/commands';
import { moderatedResponse, moderationInput, reviewId } from '@/lib/reviews/schema';

export const PATCH = defineRoute(
  {
    access: staff('reviews.edit'),
    summary: 'Approve a review, or reject it with a reason',
    params: reviewId,
    body: moderationInput,
    response: moderatedResponse,
  },
  ({ caller, params, body }) => moderateReview(caller, params.id, body),
);
