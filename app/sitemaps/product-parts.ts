import { countProducts } from '@/lib/catalog/queries/slugs';

/** Products in one sitemap: well below the 50,000 that search engines accept, and small enough to cache. */
export const productsPerPart = 10_000;

/** The number of sitemaps that the products need, at least 1. */
export async function countParts(): Promise<number> {
  return Math.max(1, Math.ceil((await countProducts()) / productsPerPart));
}
