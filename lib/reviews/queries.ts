import { findItemsById } from '../catalog/queries/items';
import { listDeliveredOrders } from '../orders/queries/orders';
import { cached } from '../platform/cache';
import { tags } from '../shared/cache-tags';
import { pageOf, type Page } from '../shared/paging';
import { ownReviewView, reviews, reviewView, toModerateView } from './collection';
import { summaryOf } from './rules';
import type {
  OwnReview,
  RatingSummary,
  Review,
  ReviewableItem,
  ReviewState,
  ReviewToModerate,
} from './types';

const perPage = 10;
const perDesk = 20;

/** Average, number and histogram of an item's approved reviews, counted afresh from the reviews themselves. */
export async function countRatings(itemId: string): Promise<RatingSummary> {
  const groups = await reviews()
    .aggregate<{ _id: number; count: number }>([
      { $match: { itemId, state: 'approved' } },
      { $group: { _id: '$rating', count: { $sum: 1 } } },
    ])
    .toArray();
  const histogram: RatingSummary['histogram'] = [0, 0, 0, 0, 0];
  for (const { _id, count } of groups) histogram[_id - 1] = count;
  return summaryOf(histogram);
}

/** The same, remembered until a review of the item is approved, changed or rejected. */
export const findRatings = cached('ratings', countRatings, (itemId) => [tags.reviews(itemId)]);

/** One page of the approved reviews of an item, newest first. */
export const listReviews = cached(
  'reviews',
  async (itemId: string, page: number): Promise<Page<Review>> => {
    const filter = { itemId, state: 'approved' as const };
    const [rows, total] = await Promise.all([
      reviews()
        .find(filter)
        .sort({ createdAt: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .toArray(),
      reviews().countDocuments(filter),
    ]);
    return pageOf(rows.map(reviewView), page, perPage, total);
  },
  (itemId) => [tags.reviews(itemId)],
);

/** What this person wrote about an item, in whatever state; null when nothing. */
export async function findOwnReview(userId: string, itemId: string): Promise<OwnReview | null> {
  const found = await reviews().findOne({ itemId, userId });
  return found && ownReviewView(found);
}

/** All that this person wrote, the last change first (at most 100). */
export async function listOwnReviews(userId: string): Promise<OwnReview[]> {
  const found = await reviews().find({ userId }).sort({ updatedAt: -1 }).limit(100).toArray();
  return found.map(ownReviewView);
}

async function listDelivered(userId: string): Promise<ReviewableItem[]> {
  const lines = (await listDeliveredOrders(userId)).flatMap((order) => order.lines);
  const byItem = new Map<string, ReviewableItem>();
  for (const { itemId, slug, name, img } of lines) {
    if (!byItem.has(itemId)) byItem.set(itemId, { itemId, slug, name, img });
  }
  return [...byItem.values()];
}

/** Whether an order of this person that was delivered has the item. */
export async function hasReceived(userId: string, itemId: string): Promise<boolean> {
  return (await listDelivered(userId)).some((item) => item.itemId === itemId);
}

/** The items on sale that this person got and has not reviewed, the last order first. */
export async function listReviewable(userId: string): Promise<ReviewableItem[]> {
  const delivered = await listDelivered(userId);
  const itemIds = delivered.map((item) => item.itemId);
  const [written, onSale] = await Promise.all([
    reviews()
      .find({ userId, itemId: { $in: itemIds } }, { projection: { itemId: 1 } })
      .toArray(),
    findItemsById(itemIds),
  ]);
  const done = new Set(written.map((review) => review.itemId));
  const open = new Set(onSale.map((item) => item.id));
  return delivered.filter(({ itemId }) => open.has(itemId) && !done.has(itemId));
}

/** One page of the reviews in a state: those that wait longest first, the others by their last change. */
export async function listForModeration(state: ReviewState, page: number): Promise<Page<ReviewToModerate>> {
  const [rows, total] = await Promise.all([
    reviews()
      .find({ state })
      .sort({ updatedAt: state === 'waiting' ? 1 : -1 })
      .skip((page - 1) * perDesk)
      .limit(perDesk)
      .toArray(),
    reviews().countDocuments({ state }),
  ]);
  return pageOf(rows.map(toModerateView), page, perDesk, total);
}
