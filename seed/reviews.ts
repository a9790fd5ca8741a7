import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { products } from '../lib/catalog/collection/products';
import { reviews } from '../lib/reviews/collection';
import { settleRatings } from '../lib/reviews/commands';
import { slugOf } from '../lib/shared/slug';
import { reviewRows } from './content-data/reviews-data';

const idOf = (text: string) => new ObjectId(createHash('sha256').update(text).digest('hex').slice(0, 24));

/**
 * Loads sample reviews of the demo catalogue, all approved and none of them a verified purchase. What is there stays,
 * and the averages that the items show are counted from all reviews.
 */
export async function seedReviews(): Promise<void> {
  const slugs = [...new Set(reviewRows.map(([slug]) => slug))];
  const found = await products()
    .find({ slug: { $in: slugs } }, { projection: { slug: 1, name: 1 } })
    .toArray();
  const bySlug = new Map(found.map((item) => [item.slug, item]));
  const writes = reviewRows.flatMap(([slug, author, rating, day, text]) => {
    const item = bySlug.get(slug);
    if (!item) return [];
    const at = new Date(`${day}T10:00:00Z`);
    const review = {
      ...{ _id: idOf(`${slug} ${author}`), slug, itemName: item.name, author, rating, text },
      ...{ verifiedPurchase: false, state: 'approved' as const, reason: null, version: 1 },
      ...{ createdAt: at, updatedAt: at, moderatedAt: at, uncounted: 'not yet' },
    };
    const filter = { itemId: item._id, userId: `sample-${slugOf(author)}` };
    return [{ updateOne: { filter, update: { $setOnInsert: review }, upsert: true } }];
  });
  if (writes.length) await reviews().bulkWrite(writes);
  await settleRatings();
}
