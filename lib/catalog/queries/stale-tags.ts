import { shownTags } from '../../shared/cache-tags';
import { products } from '../collection/products';

/** The cache tags of whatever shows the items of these SKUs, by the address that each has now: their stock has changed. */
export async function tagsOfSkus(skus: string[]): Promise<string[]> {
  if (skus.length === 0) return [];
  const found = await products()
    .find({ 'variants.sku': { $in: skus } })
    .project<{ slug: string; category: string }>({ slug: 1, category: 1 })
    .toArray();
  return [...new Set(found.flatMap(shownTags))];
}
