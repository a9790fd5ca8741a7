import { z } from 'zod';
import type { OrderDocument } from '../../lib/orders/collection';
import { reviews, type ReviewDocument } from '../../lib/reviews/collection';
import { recountRatings } from '../../lib/reviews/commands';
import { addMissing } from '../add-missing';
import { readTable } from '../files';
import { demoId } from './demo-ids';

const week = 7 * 24 * 60 * 60_000;

const purchaseReviewRow = z.strictObject({
  product: z.string().min(1),
  rating: z.coerce.number().int().min(1).max(5),
  text: z.string().min(1),
  state: z.enum(['approved', 'waiting']),
});

/** Loads reviews by customers who received the product; some await moderation. */
export async function seedPurchaseReviews(all: OrderDocument[], end: Date): Promise<void> {
  const rows = await readTable('purchase-reviews.csv', purchaseReviewRow);
  const documents = rows.flatMap(({ product, rating, text, state }): ReviewDocument[] => {
    const order = all.find(
      (one) => one.state === 'delivered' && one.lines.some(({ slug }) => slug === product),
    );
    const line = order?.lines.find(({ slug }) => slug === product);
    const delivered = order?.history.find(({ what }) => what === 'delivered')?.at;
    if (!order || !line || !delivered) return [];
    const at = new Date(Math.min(delivered.getTime() + week, end.getTime()));
    const review: ReviewDocument = {
      _id: demoId(`purchase review ${product}`),
      productId: line.productId,
      slug: line.slug,
      productName: line.name,
      userId: order.customer.id,
      author: order.customer.name,
      rating,
      text,
      verifiedPurchase: true,
      state,
      reason: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
      moderatedAt: state === 'approved' ? at : null,
      uncounted: 'not yet',
    };
    return [review];
  });
  await addMissing(reviews(), documents);
  await recountRatings();
}
