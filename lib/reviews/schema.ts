import { z } from 'zod';
import { personName } from '../users/schema/credentials';

const productId = z.string('Choose a product').regex(/^[\w-]{1,64}$/, 'Choose a product');

export const reviewInput = z.strictObject({
  itemId: productId,
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
  item: productId,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const ownReviewQuery = z.strictObject({ item: productId });

const reviewShape = {
  id: z.string(),
  author: z.string(),
  rating: z.number(),
  text: z.string(),
  verifiedPurchase: z.boolean(),
  createdAt: z.string(),
};

export const ownReviewResponse = z.object({
  ...reviewShape,
  itemId: z.string(),
  slug: z.string(),
  itemName: z.string(),
  state: z.enum(['waiting', 'approved', 'rejected']),
  reason: z.string().nullable(),
  updatedAt: z.string(),
});

export const moderatedResponse = ownReviewResponse.extend({ version: z.number() });

export const reviewsResponse = z.object({
  summary: z.object({ average: z.number(), count: z.number(), histogram: z.array(z.number()).length(5) }),
  reviews: z.object({
    rows: z.array(z.object(reviewShape)),
    page: z.number(),
    pages: z.number(),
    total: z.number(),
    pageSize: z.number(),
  }),
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
