import { shownTags, stockTags } from '../../shared/cache-tags';
import { products } from '../collection/products';

/** The cache tags of every page that shows products with these SKUs, to expire when their stock changes. */
export async function tagsOfSkus(skus: string[]): Promise<string[]> {
  return [...new Set((await findSold(skus)).flatMap(shownTags))];
}

/** The cache tags of the pages that show how many units of these SKUs are in stock, to expire when some were sold. */
export async function tagsOfSold(skus: string[]): Promise<string[]> {
  return [...new Set((await findSold(skus)).flatMap(stockTags))];
}

type Sold = { slug: string; category: string; inStock: boolean };

async function findSold(skus: string[]): Promise<Sold[]> {
  if (skus.length === 0) return [];
  return products()
    .find({ 'variants.sku': { $in: skus } })
    .project<Sold>({ slug: 1, category: 1, inStock: 1 })
    .toArray();
}
