import type { OwnReview } from '@/lib/reviews/schema';

export const own: OwnReview = {
  id: 'r1',
  productId: 'i1',
  slug: 'vise',
  productName: 'Bench vise',
  author: 'Ada',
  rating: 4,
  text: 'Holds.',
  verifiedPurchase: true,
  state: 'waiting',
  reason: null,
  createdAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
};
