import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { ModeratedReview, OwnReview, Review } from './schema';

/**
 * One review for each customer and product. `version` grows with each new text. `uncounted` is set with every change
 * that may affect the average and removed once the product shows it: the next change repairs what a crash left.
 */
export type ReviewDocument = Omit<ModeratedReview, 'id' | 'createdAt' | 'updatedAt'> & {
  _id: ObjectId;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
  moderatedAt: Date | null;
  uncounted?: string;
};

export const reviews = defineCollection<ReviewDocument>('reviews', [
  { key: { productId: 1, userId: 1 }, unique: true },
  { key: { productId: 1, state: 1, createdAt: -1 } },
  { key: { state: 1, updatedAt: 1 } },
  { key: { userId: 1, updatedAt: -1 } },
  { key: { uncounted: 1 }, sparse: true },
]);

/** The number of changes to the reviews of a product: by it a slow recount sees that it was overtaken. */
export const reviewChanges = defineCollection<{ _id: string; changes: number }>('reviewChanges');

export function reviewView({
  _id,
  author,
  rating,
  text,
  verifiedPurchase,
  createdAt,
}: ReviewDocument): Review {
  return {
    id: _id.toHexString(),
    author,
    rating,
    text,
    verifiedPurchase,
    createdAt: createdAt.toISOString(),
  };
}

export function ownReviewView(document: ReviewDocument): OwnReview {
  const { productId, slug, productName, state, reason, updatedAt } = document;
  return {
    ...reviewView(document),
    productId,
    slug,
    productName,
    state,
    reason,
    updatedAt: updatedAt.toISOString(),
  };
}

export function moderatedReviewView(document: ReviewDocument): ModeratedReview {
  return { ...ownReviewView(document), version: document.version };
}
