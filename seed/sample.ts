import { seedSampleContent } from './content';
import { seedFitRules } from './fit-rules';
import { seedProducts } from './products';
import { seedReviews } from './reviews';

/** Loads what any shop can start with: the sample catalog, rules of what fits, articles and reviews. Idempotent. */
export async function seedSample(): Promise<void> {
  await seedProducts();
  await seedFitRules();
  await seedSampleContent();
  await seedReviews();
}
