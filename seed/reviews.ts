import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { z } from 'zod';
import { products } from '../lib/catalog/collection/products';
import { reviews } from '../lib/reviews/collection';
import { recountRatings } from '../lib/reviews/commands';
import { slugOf } from '../lib/shared/slug';
import { readTable } from './files';

const reviewRow = z.strictObject({
  product: z.string().min(1),
  author: z.string().min(1),
  rating: z.coerce.number().int().min(1).max(5),
  date: z.iso.date(),
  text: z.string().min(1),
});

export const readDemoReviews = () => readTable('reviews.csv', reviewRow);

const idOf = (text: string) => new ObjectId(createHash('sha256').update(text).digest('hex').slice(0, 24));

/**
 * Loads the reviews of the demo catalog: all approved, none a verified purchase. Existing reviews are left alone, and
 * product ratings are averaged over all reviews.
 */
export async function seedReviews(): Promise<void> {
  const rows = await readDemoReviews();
  const slugs = [...new Set(rows.map(({ product }) => product))];
  const found = await products()
    .find({ slug: { $in: slugs } }, { projection: { slug: 1, name: 1 } })
    .toArray();
  const bySlug = new Map(found.map((product) => [product.slug, product]));
  const writes = rows.flatMap(({ product: slug, author, rating, date, text }) => {
    const product = bySlug.get(slug);
    if (!product) return [];
    const at = new Date(`${date}T10:00:00Z`);
    const review = {
      _id: idOf(`${slug} ${author}`),
      slug,
      productName: product.name,
      author,
      rating,
      text,
      verifiedPurchase: false,
      state: 'approved' as const,
      reason: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
      moderatedAt: at,
      uncounted: 'not yet',
    };
    const filter = { productId: product._id, userId: `sample-${slugOf(author)}` };
    return [{ updateOne: { filter, update: { $setOnInsert: review }, upsert: true } }];
  });
  if (writes.length) await reviews().bulkWrite(writes);
  await recountRatings();
}
