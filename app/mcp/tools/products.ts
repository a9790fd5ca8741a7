import { z } from 'zod';
import { anyone } from '@/lib/api/access';
import { findOffers } from '@/lib/assortments/queries';
import { buyingProblem } from '@/lib/cart/rules';
import { lineInput } from '@/lib/cart/schema';
import { findProduct, findProductsBySlug } from '@/lib/catalog/queries/products';
import { availabilityOf } from '@/lib/catalog/rules/availability';
import { compareAddress, comparedRows, maxCompared } from '@/lib/catalog/rules/comparison';
import { slugText } from '@/lib/catalog/schema/inputs';
import { product } from '@/lib/catalog/schema/product';
import { now } from '@/lib/platform/clock';
import { siteUrl } from '@/lib/platform/env';
import { unitPrice } from '@/lib/pricing/rules';
import { findAlternatives } from '@/lib/quick-order/queries/alternatives';
import { alternatives } from '@/lib/quick-order/schema';
import { fail, ok } from '@/lib/shared/result';
import { defineTool } from '../tool';
import { summary, summaryOf } from './search';

const nobody = { userId: '' };

/** At least one unit of a SKU. */
export const wantedLine = lineInput.extend({
  quantity: lineInput.shape.quantity.min(1, 'Enter at least 1'),
});

const productTool = defineTool(
  {
    name: 'get_product',
    title: 'Read a product',
    description:
      'All that the shop says about a product: variants with SKU, price and stock, and specifications.',
    reads: true,
    access: anyone,
    input: z.strictObject({ slug: slugText.describe('As search_products returns it') }),
    output: z.object({ url: z.url(), product }),
  },
  async (_, { slug }) => {
    const found = await findProduct(slug);
    if (found) return ok({ url: `${siteUrl()}/product/${slug}`, product: found });
    const message = 'This product is not sold here. Search the shop for another.';
    return fail('not-found', 'no-such-product', message, { fields: { slug: message } });
  },
);

const availabilityTool = defineTool(
  {
    name: 'check_availability',
    title: 'Check availability',
    description:
      'Whether so many units of a SKU can be ordered now, when they leave, their public price, and what can be had instead.',
    reads: true,
    access: anyone,
    input: wantedLine,
    output: z.object({
      sku: z.string(),
      unit: z.string(),
      availableQuantity: z.int(),
      canOrder: z.boolean(),
      /** Why it can't; null when it can. */
      problem: z.string().nullable(),
      availability: z.object({ code: z.string(), text: z.string(), detail: z.string() }),
      unitPrice: z.int(),
      currency: z.string(),
      alternatives,
    }),
  },
  async (_, { sku, quantity }) => {
    const offer = (await findOffers([sku], nobody)).get(sku);
    if (!offer) {
      const message = 'There is no product with this SKU.';
      return fail('not-found', 'no-such-product', message, { fields: { sku: message } });
    }
    const { product: found, variant } = offer;
    const problem = buyingProblem(offer, quantity)?.message ?? null;
    return ok({
      sku,
      unit: found.unit,
      availableQuantity: variant.availableQuantity,
      canOrder: problem === null,
      problem,
      availability: availabilityOf(found, variant.availableQuantity, now(), variant.backorder),
      unitPrice: unitPrice(found, variant, quantity),
      currency: found.currency,
      alternatives: await findAlternatives({ sku, quantity }, nobody),
    });
  },
);

const compareTool = defineTool(
  {
    name: 'compare_products',
    title: 'Compare products',
    description: 'Two to five products side by side: price, stock and every specification.',
    reads: true,
    access: anyone,
    input: z.strictObject({
      slugs: z
        .array(slugText)
        .min(2, 'Name at least 2 products')
        .max(maxCompared, `Name at most ${maxCompared} products`),
    }),
    output: z.object({
      url: z.url(),
      products: z.array(summary),
      /** Each specification with its values in the order of the products; "–" for none. */
      rows: z.array(z.object({ name: z.string(), values: z.array(z.string()), differs: z.boolean() })),
    }),
  },
  async (_, { slugs }) => {
    const products = await findProductsBySlug([...new Set(slugs)]);
    const missing = slugs.findIndex((slug) => !products.some((one) => one.slug === slug));
    if (missing >= 0) {
      const message = 'This product is not sold here.';
      return fail('not-found', 'no-such-product', message, { fields: { [`slugs.${missing}`]: message } });
    }
    const compared = products.map(({ slug }) => ({ slug, sku: null }));
    return ok({
      url: siteUrl() + compareAddress(compared),
      products: products.map((one) => summaryOf(one)),
      rows: comparedRows(products),
    });
  },
);

export const productTools = [productTool, availabilityTool, compareTool];
