import { z } from 'zod';

/** One variant to choose, with its display texts. */
export const variantOption = z.object({
  sku: z.string(),
  mpn: z.string().nullable(),
  name: z.string(),
  color: z.object({ name: z.string(), hex: z.string() }).nullable(),
  img: z.string(),
  /** The query that selects this variant. */
  query: z.string(),
  price: z.string(),
  /** The unit and the price of one piece, if the unit is a pack. */
  pack: z.object({ unit: z.string(), piece: z.string().nullable() }).nullable(),
  availableQuantity: z.number(),
  /** When more can be had than are in stock: "on backorder, expected Dec 14, 2026". Absent where none can. */
  backorder: z.string().optional(),
  /** The stock in words: "12", "3 packs". */
  available: z.string(),
});

/** The choice between the variants of a product: the response of GET /api/variants/{slug}. */
export const variantChoice = z.object({
  slug: z.string(),
  name: z.string(),
  /** What the variants differ in: "Length", "Color". */
  label: z.string(),
  /** The smallest quantity that can be bought. */
  quantity: z.number(),
  /** Quantities are multiples of this one. */
  step: z.number(),
  /** The largest quantity that can be bought at once. */
  max: z.number(),
  options: z.array(variantOption),
});

export type VariantOption = z.infer<typeof variantOption>;
export type VariantChoice = z.infer<typeof variantChoice>;
