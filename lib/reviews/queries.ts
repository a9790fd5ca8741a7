import { offeredTo } from '../assortments/queries';
import { findProductsInAnyState } from '../catalog/queries/products';
import type { Product } from '../catalog/schema/product';
import { listDeliveredOrders } from '../orders/queries/orders';
import { cached } from '../platform/cache';
import type { ContractBuyer } from '../price-lists/queries';
import { tags } from '../shared/cache-tags';
import { pageOf, type Page } from '../shared/paging';
import { ownReviewView, reviews, reviewView, moderatedReviewView } from './collection';
import { ratingSummary, type ReviewSort } from './rules';
import type {
  OwnReview,
  RatingSummary,
  Review,
  ReviewableProduct,
  ReviewStatus,
  ModeratedReview,
} from './schema';

const publicPageSize = 10;
const moderationPageSize = 20;

/** The products with these ids, not cached: exclusive ones only where they are offered to the buyer. */
async function findOpenProducts(productIds: string[], buyer: ContractBuyer): Promise<Product[]> {
  const found = await findProductsInAnyState(productIds);
  if (!found.some(({ state }) => state === 'exclusive')) return found;
  const isFor = await offeredTo(buyer);
  return found.filter((product) => product.state !== 'exclusive' || isFor(product));
}

/** The product whose reviews are open to a buyer; null when there is none, or an exclusive one isn't offered to them. */
export const findReviewedProduct = async (productId: string, buyer: ContractBuyer): Promise<Product | null> =>
  (await findOpenProducts([productId], buyer))[0] ?? null;

/** Whether customers can review a product now. */
export const isReviewable = ({ state }: Product): boolean => state === 'published' || state === 'exclusive';

/** Average, number and histogram of a product's approved reviews, counted from the reviews. */
export async function countRatings(productId: string): Promise<RatingSummary> {
  const groups = await reviews()
    .aggregate<{ _id: number; count: number }>([
      { $match: { productId, state: 'approved' } },
      { $group: { _id: '$rating', count: { $sum: 1 } } },
    ])
    .toArray();
  const histogram: RatingSummary['histogram'] = [0, 0, 0, 0, 0];
  for (const { _id, count } of groups) histogram[_id - 1] = count;
  return ratingSummary(histogram);
}

/** The same, cached until a review of the product is approved, changed or rejected. */
export const findRatings = cached('ratings', countRatings, (productId) => [tags.reviews(productId)]);

const approved = (productId: string) => ({ productId, state: 'approved' as const });

/** The views of one page of the approved reviews of a product, newest first. */
async function readPage(productId: string, page: number): Promise<Review[]> {
  const newest = reviews().find(approved(productId)).sort({ createdAt: -1 });
  const rows = newest.skip((page - 1) * publicPageSize).limit(publicPageSize);
  return (await rows.toArray()).map(reviewView);
}

type ShownReviews = { ratings: RatingSummary; newest: Review[] };

const findShown = cached(
  'shown-reviews',
  async (productId: string): Promise<ShownReviews> => {
    const [ratings, newest] = await Promise.all([countRatings(productId), readPage(productId, 1)]);
    return { ratings, newest };
  },
  (productId) => [tags.reviews(productId)],
);

/** What the page of a product shows of its reviews: their summary, and the newest. Without any it needs no read. */
export const findShownReviews = async ({ id, rating }: Product): Promise<ShownReviews> =>
  rating.count > 0 ? findShown(id) : { ratings: ratingSummary([0, 0, 0, 0, 0]), newest: [] };

/** One page of the approved reviews of a product, newest first. */
export const listReviews = cached(
  'reviews',
  async (productId: string, page: number): Promise<Page<Review>> => {
    const [rows, total] = await Promise.all([
      readPage(productId, page),
      reviews().countDocuments(approved(productId)),
    ]);
    return pageOf(rows, page, publicPageSize, total);
  },
  (productId) => [tags.reviews(productId)],
);

/** A customer's own review of a product, whatever its status, or null. */
export async function findOwnReview(userId: string, productId: string): Promise<OwnReview | null> {
  const found = await reviews().findOne({ productId, userId });
  return found && ownReviewView(found);
}

/** A customer's own reviews, the latest change first (at most 100). */
export async function listOwnReviews(userId: string): Promise<OwnReview[]> {
  const found = await reviews().find({ userId }).sort({ updatedAt: -1 }).limit(100).toArray();
  return found.map(ownReviewView);
}

async function listDelivered(userId: string): Promise<ReviewableProduct[]> {
  const lines = (await listDeliveredOrders(userId)).flatMap((order) => order.lines);
  const byProduct = new Map<string, ReviewableProduct>();
  for (const { productId, slug, name, img } of lines) {
    if (!byProduct.has(productId)) byProduct.set(productId, { productId, slug, name, img });
  }
  return [...byProduct.values()];
}

/** Whether a delivered order of this customer contains the product. */
export async function hasReceived(userId: string, productId: string): Promise<boolean> {
  return (await listDelivered(userId)).some((product) => product.productId === productId);
}

/** The products on sale that were delivered to this customer and not reviewed yet, the latest order first. */
export async function listReviewable(buyer: ContractBuyer): Promise<ReviewableProduct[]> {
  const { userId } = buyer;
  const delivered = await listDelivered(userId);
  const productIds = delivered.map((product) => product.productId);
  const [written, onSale] = await Promise.all([
    reviews()
      .find({ userId, productId: { $in: productIds } }, { projection: { productId: 1 } })
      .toArray(),
    findOpenProducts(productIds, buyer),
  ]);
  const done = new Set(written.map((review) => review.productId));
  const open = new Set(onSale.filter(isReviewable).map((product) => product.id));
  return delivered.filter(({ productId }) => open.has(productId) && !done.has(productId));
}

/** The number of reviews that wait for a moderator. */
export async function countWaitingReviews(): Promise<number> {
  return reviews().countDocuments({ state: 'waiting' });
}

/**
 * One page of the reviews with a status by their latest change: waiting ones oldest first, others newest first, unless
 * `sort` says otherwise.
 */
export async function listForModeration(
  state: ReviewStatus,
  page: number,
  sort?: ReviewSort,
): Promise<Page<ModeratedReview>> {
  const order = sort ?? (state === 'waiting' ? 'oldest' : 'newest');
  const [rows, total] = await Promise.all([
    reviews()
      .find({ state })
      .sort({ updatedAt: order === 'oldest' ? 1 : -1 })
      .skip((page - 1) * moderationPageSize)
      .limit(moderationPageSize)
      .toArray(),
    reviews().countDocuments({ state }),
  ]);
  return pageOf(rows.map(moderatedReviewView), page, moderationPageSize, total);
}
