import { seedSampleContent } from './content';
import { seedProducts } from './products';
import { seedReviews } from './reviews';

/** Loads what any shop can start with: the sample catalog, articles and reviews. Idempotent. */
export async function seedSample(): Promise<void> {
  await seedProducts();
  await seedSampleContent();
  await seedReviews();
}
