import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { OwnReview, Review, ReviewStatus, ModeratedReview } from './types';

/**
 * One for a customer and an item. `version` grows with each wording. `uncounted` is written with every change that
 * may touch the average, and leaves once the item shows it: a crash in between is made good by the next change.
 */
export type ReviewDocument = {
  _id: ObjectId;
  itemId: string;
  slug: string;
  itemName: string;
  userId: string;
  author: string;
  rating: number;
  text: string;
  verifiedPurchase: boolean;
  state: ReviewStatus;
  reason: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  moderatedAt: Date | null;
  uncounted?: string;
};

export const reviews = defineCollection<ReviewDocument>('reviews', [
  { key: { itemId: 1, userId: 1 }, unique: true },
  { key: { itemId: 1, state: 1, createdAt: -1 } },
  { key: { state: 1, updatedAt: 1 } },
  { key: { userId: 1, updatedAt: -1 } },
  { key: { uncounted: 1 }, sparse: true },
]);

/** How often the reviews of an item have changed: tells a slow recount that it has been overtaken. */
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
  const { itemId: productId, slug, itemName: productName, state, reason, updatedAt } = document;
  return {
    ...reviewView(document),
    itemId: productId,
    slug,
    itemName: productName,
    state,
    reason,
    updatedAt: updatedAt.toISOString(),
  };
}

export function moderatedReviewView(document: ReviewDocument): ModeratedReview {
  return { ...ownReviewView(document), version: document.version };
}
