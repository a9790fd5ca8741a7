import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { moderateReview } from '@/lib/reviews/commands';
import { moderatedAnswer, moderationInput, reviewId } from '@/lib/reviews/schema';

export const PATCH = route(
  {
    who: admin,
    summary: 'Approve a review, or reject it with a reason',
    params: reviewId,
    body: moderationInput,
    answer: moderatedAnswer,
  },
  ({ who, params, body }) => moderateReview(who, params.id, body),
);
