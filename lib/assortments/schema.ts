import { z } from 'zod';
import { formatNumber } from '../shared/formats';
import { skuText } from '../catalog/schema/inputs';
import { ownPrices, priceListInput, priceListParams } from '../price-lists/schema';

const unique = (values: string[]) => new Set(values).size === values.length;
const listOf = <T extends z.ZodType<string>>(item: T, max: number) =>
  z
    .array(item)
    .max(max, `must have at most ${formatNumber(max)}`)
    .refine(unique, 'must name each once');

/** An assortment as staff enter it: the products with these SKUs, in these categories and those below, of these brands. */
export const assortmentInput = z
  .strictObject({
    name: priceListInput.shape.name,
    audience: priceListInput.shape.audience,
    active: z.boolean(),
    /** Whether its buyers can buy nothing but what their assortments name. */
    limits: z.boolean(),
    skus: listOf(skuText, 1_000),
    categories: listOf(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a category'), 100),
    brands: listOf(z.string().trim().min(1, 'is required').max(80, 'must have at most 80 characters'), 100),
  })
  .superRefine(({ skus, categories, brands }, context) => {
    if (skus.length + categories.length + brands.length === 0)
      context.addIssue({ code: 'custom', path: ['skus'], message: 'Name a SKU, a category or a brand' });
  });
export type AssortmentInput = z.infer<typeof assortmentInput>;

/** `version` is that of the assortment which staff saw. */
export const assortmentChange = assortmentInput.safeExtend({ version: z.int().min(1) });
export const assortmentParams = priceListParams;

/** An assortment as staff see it; the name of its audience is empty where the account or company is gone. */
export const assortmentResponse = z.object({
  ...assortmentInput.shape,
  id: z.string(),
  version: z.number(),
  audienceName: z.string(),
  audienceEmail: z.string(),
});
export type Assortment = z.infer<typeof assortmentResponse>;

/** What the products of a page are to the caller: contract prices, and those that the caller can't buy, by their slugs. */
export const ownOffers = ownPrices.extend({ notOffered: z.array(z.string()) });
export type OwnOffers = z.infer<typeof ownOffers>;
