import { shownTags } from '../../shared/cache-tags';
import { products } from '../collection/products';

/** The cache tags of every page that shows products with these SKUs, to expire when their stock changes. */
export async function tagsOfSkus(skus: string[]): Promise<string[]> {
  if (skus.length === 0) return [];
  const found = await products()
    .find({ 'variants.sku': { $in: skus } })
    .project<{ slug: string; category: string }>({ slug: 1, category: 1 })
    .toArray();
  return [...new Set(found.flatMap(shownTags))];
}
