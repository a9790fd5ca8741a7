import { products } from '@/lib/catalog/collection/products';
import { reviews } from '@/lib/reviews/collection';
import { countRatings } from '@/lib/reviews/queries';
import { seedItems } from '@/seed/items';
import { reviewRows } from '@/seed/content-data/reviews-data';
import { seedReviews } from '@/seed/reviews';

test('the demo catalogue has its sample reviews once, and shows averages that equal a recount', async () => {
  await seedItems();
  await seedReviews();
  await seedReviews();
  expect(await reviews().countDocuments()).toBe(reviewRows.length);
  expect(await reviews().countDocuments({ verifiedPurchase: true })).toBe(0);
  const shown = await products()
    .find({ 'rating.count': { $gt: 0 } })
    .toArray();
  expect(shown.length).toBe(new Set(reviewRows.map(([slug]) => slug)).size);
  for (const { _id, rating } of shown) {
    const { average, count } = await countRatings(_id);
    expect(rating).toEqual({ average, count });
  }
});
