import { items } from '@/lib/catalog/collection/items';
import { reviews } from '@/lib/reviews/collection';
import { countRatings } from '@/lib/reviews/queries';
import { seedItems } from '@/lib/setup/seed/items';
import { reviewRows } from '@/lib/setup/seed/content-text/reviews-data';
import { seedReviews } from '@/lib/setup/seed/reviews';

test('the demo catalogue has its sample reviews once, and shows averages that equal a recount', async () => {
  await seedItems();
  await seedReviews();
  await seedReviews();
  expect(await reviews().countDocuments()).toBe(reviewRows.length);
  expect(await reviews().countDocuments({ verifiedPurchase: true })).toBe(0);
  const shown = await items()
    .find({ 'rating.count': { $gt: 0 } })
    .toArray();
  expect(shown.length).toBe(new Set(reviewRows.map(([slug]) => slug)).size);
  for (const { _id, rating } of shown) {
    const { average, count } = await countRatings(_id);
    expect(rating).toEqual({ average, count });
  }
});
