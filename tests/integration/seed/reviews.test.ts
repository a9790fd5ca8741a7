import { products } from '@/lib/catalog/collection/products';
import { reviews } from '@/lib/reviews/collection';
import { countRatings } from '@/lib/reviews/queries';
import { seedProducts } from '@/seed/products';
import { readDemoReviews, seedReviews } from '@/seed/reviews';

test('each demo review is loaded once, and the averages shown equal a recount', async () => {
  const rows = await readDemoReviews();
  await seedProducts();
  await seedReviews();
  await seedReviews();
  expect(await reviews().countDocuments()).toBe(rows.length);
  expect(await reviews().countDocuments({ verifiedPurchase: true })).toBe(0);
  const rated = await products()
    .find({ 'rating.count': { $gt: 0 } })
    .toArray();
  expect(rated.length).toBe(new Set(rows.map(({ product }) => product)).size);
  for (const { _id, rating } of rated) {
    const { average, count } = await countRatings(_id);
    expect(rating).toEqual({ average, count });
  }
});
