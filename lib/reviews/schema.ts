import { z } from 'zod';
import type { OrderLine } from '../orders/schema/order';
import { personName } from '../users/schema/credentials';
import { pageSchema } from '../shared/page-schema';

const productId = z.string('Choose a product').regex(/^[\w-]{1,64}$/, 'Choose a product');

export const reviewInput = z.strictObject({
  productId,
  rating: z
    .number({ error: 'Give a rating between 1 to 5' })
    .int('Give a rating between 1 to 5')
    .min(1, 'Give a rating between 1 to 5')
    .max(5, 'Give a rating between 1 to 5'),
  text: z
    .string({ error: 'Review is Required' })
    .trim()
    .min(1, 'Review is Required')
    .max(3_000, 'Must be 3000 characters or shorter')
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Contains characters that can’t be shown'),
  /** The name to show; the account's name when absent. */
  name: personName.optional(),
});
export type ReviewInput = z.infer<typeof reviewInput>;

export const moderationInput = z
  .strictObject({
    decision: z.enum(['approve', 'reject']),
    version: z.number().int().min(1),
    reason: z.string().trim().max(500, 'Must be 500 characters or shorter').optional(),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason, {
    path: ['reason'],
    message: 'Say why, so that the customer can change it',
  });
export type ModerationInput = z.infer<typeof moderationInput>;

export const reviewId = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'Is not a review') });
export const reviewsQuery = z.strictObject({
  product: productId,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const ownReviewQuery = z.strictObject({ product: productId });

const reviewStatus = z.enum(['waiting', 'approved', 'rejected']);
/** `waiting` for a moderator, then `approved` (shown) or `rejected` (with a reason that only its author sees). */
export type ReviewStatus = z.infer<typeof reviewStatus>;

const review = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.number(),
  text: z.string(),
  /** The author has an order with this product that was delivered. */
  verifiedPurchase: z.boolean(),
  createdAt: z.string(),
});
/** An approved review as everybody sees it; the email of its author is never shown. */
export type Review = z.infer<typeof review>;

/** A review as its author sees it. */
export const ownReviewResponse = review.extend({
  productId: z.string(),
  slug: z.string(),
  productName: z.string(),
  state: reviewStatus,
  reason: z.string().nullable(),
  updatedAt: z.string(),
});
export type OwnReview = z.infer<typeof ownReviewResponse>;

/** A review as a moderator sees it; `version` says which wording is being decided on. */
export const moderatedResponse = ownReviewResponse.extend({ version: z.number() });
export type ModeratedReview = z.infer<typeof moderatedResponse>;

const count = z.number();
const ratingSummary = z.object({
  average: z.number(),
  count,
  histogram: z.tuple([count, count, count, count, count]),
});
/** Counts of approved reviews: `histogram[0]` holds those with one star. The average of none is 0. */
export type RatingSummary = z.infer<typeof ratingSummary>;

export const reviewsResponse = z.object({
  summary: ratingSummary,
  reviews: pageSchema(review),
});
export type ReviewsResponse = z.infer<typeof reviewsResponse>;

/** What the review form shows about the signed-in person. */
export const reviewerResponse = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  review: ownReviewResponse.nullable(),
});
export type ReviewerResponse = z.infer<typeof reviewerResponse>;

/** A product that a customer received and has not reviewed yet. */
export type ReviewableProduct = Pick<OrderLine, 'productId' | 'slug' | 'name' | 'img'>;
