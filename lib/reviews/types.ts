/** `waiting` for a moderator, then `approved` (shown) or `rejected` (with a reason that only its author sees). */
export type ReviewStatus = 'waiting' | 'approved' | 'rejected';

/** An approved review as everybody sees it; the e-mail of its author never leaves the account. */
export type Review = {
  id: string;
  author: string;
  rating: number;
  text: string;
  /** The author has an order with this item that was delivered. */
  verifiedPurchase: boolean;
  createdAt: string;
};

/** A review as its author sees it. */
export type OwnReview = Review & {
  itemId: string;
  slug: string;
  itemName: string;
  state: ReviewStatus;
  reason: string | null;
  updatedAt: string;
};

/** A review as a moderator sees it; `version` says which wording is being decided on. */
export type ModeratedReview = OwnReview & { version: number };

/** Counts of approved reviews: `histogram[0]` holds those with one star. The average of none is 0. */
export type RatingSummary = {
  average: number;
  count: number;
  histogram: [number, number, number, number, number];
};

/** Something that a customer got and has not reviewed yet. */
export type ReviewableProduct = { itemId: string; slug: string; name: string; img: string };
