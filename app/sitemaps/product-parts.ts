import { countProducts } from '@/lib/catalog/queries/slugs';

/** Items in one site map: well below the 50,000 that search engines take, and small enough to be remembered. */
export const productsPerPart = 10_000;

/** How many site maps the items need, at least 1. */
export async function countParts(): Promise<number> {
  return Math.max(1, Math.ceil((await countProducts()) / productsPerPart));
}
