import { z } from 'zod';
import { anyone } from '@/lib/api/access';
import { findStructure } from '@/lib/catalog/queries/structure';
import { availabilityOf } from '@/lib/catalog/rules/availability';
import { slugText } from '@/lib/catalog/schema/inputs';
import { product, type Product } from '@/lib/catalog/schema/product';
import { now } from '@/lib/platform/clock';
import { siteUrl } from '@/lib/platform/env';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView, sorts, type Sort } from '@/lib/search/rules/shop-view';
import { fail, ok } from '@/lib/shared/result';
import { defineTool } from '../tool';

/** A product in a list. */
export const summary = product
  .pick({ slug: true, sku: true, name: true, brand: true, category: true, price: true, priceTo: true })
  .extend({ currency: z.string(), availability: z.string(), url: z.url() });

/** A product as lists have it; `sku` is that of the variant that is meant, the first if it is missing. */
export const summaryOf = (found: Product, sku?: string) => ({
  ...found,
  sku: sku ?? found.sku,
  availability: availabilityOf(found, found.availableQuantity, now()).text,
  url: `${siteUrl()}/product/${found.slug}`,
});

const searchInput = z.strictObject({
  q: z
    .string()
    .max(120, 'At most 120 characters')
    .describe('Words, a size such as "M8x40", or a part number'),
  category: slugText.optional().describe('The slug of a category, as /llms.txt lists them'),
  inStock: z.boolean().default(false).describe('Only what is in stock'),
  sort: z.enum(Object.keys(sorts) as [Sort, ...Sort[]]).default('relevance'),
  page: z.int('Enter a whole number').min(1, 'begins at 1').max(1_000, 'At most 1000').default(1),
});

export const searchTool = defineTool(
  {
    name: 'search_products',
    title: 'Search products',
    description: 'Finds products by words, dimensions, materials or part numbers. Prices are public ones.',
    reads: true,
    access: anyone,
    input: searchInput,
    output: z.object({
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** What the search was taken for. */
      understood: z.array(z.string()),
      /** Whether nothing matches all of it, so that the nearest products are listed. */
      isNearest: z.boolean(),
      products: z.array(summary),
    }),
  },
  async (_, { q, category = null, inStock, sort, page }) => {
    const structure = await findStructure();
    if (category !== null && !structure.categories.some(({ slug }) => slug === category)) {
      const message = 'There is no such category. /llms.txt lists them.';
      return fail('invalid', 'no-such-category', message, { fields: { category: message } });
    }
    const params = { q, sort, page: String(page), stock: inStock ? '1' : undefined };
    const found = await searchProducts(readShopView(structure, category, params));
    const skus = new Map(Object.entries(found.matchedSkus));
    return ok({
      total: found.total,
      page: found.page,
      pages: found.pages,
      understood: found.understood.map(({ label }) => label),
      isNearest: found.isNearest,
      products: found.rows.map((one) => summaryOf(one, skus.get(one.id))),
    });
  },
);
