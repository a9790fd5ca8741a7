import { z } from 'zod';

/**
 * What the owner allows for a SKU beyond its stock: at most `limit` units on backorder at a time, expected on a named day or
 * so many working days after the order. One of the two is null.
 */
export const backorderTerms = z.object({
  limit: z.int(),
  expectedOn: z.string().nullable(),
  leadDays: z.int().nullable(),
});
export type BackorderTerms = z.infer<typeof backorderTerms>;

/** What may still be ordered beyond the stock, and when it is expected. `leadDays` where that follows from today. */
export const backorderOffer = z.object({
  left: z.int(),
  expectedOn: z.string(),
  leadDays: z.int().optional(),
});
export type BackorderOffer = z.infer<typeof backorderOffer>;

/** Units of a line that are on backorder, and the day on which they are expected in stock. */
export const lineBackorder = z.object({ quantity: z.int(), expectedOn: z.string() });
export type LineBackorder = z.infer<typeof lineBackorder>;

/** What may be ordered beyond the stock of a SKU. Either a day or a number of working days is named. */
export const backorderTermsInput = z
  .strictObject({
    limit: z.int('must be a whole number').min(1, 'must be at least 1').max(1_000_000, 'is too large'),
    expectedOn: z.iso.date('must be a date such as 2026-12-14').nullable().default(null),
    leadDays: z
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(365, 'is too large')
      .nullable()
      .default(null),
  })
  .superRefine(({ expectedOn, leadDays }, context) => {
    if ((expectedOn === null) === (leadDays === null))
      context.addIssue({
        code: 'custom',
        path: ['expectedOn'],
        message: 'Name either the expected day or a number of working days',
      });
  });

/** The same, or null for nothing. */
export const backordersInput = z.strictObject({ backorders: backorderTermsInput.nullable() });

export const skuBackorders = z.object({ sku: z.string(), backorders: backorderTerms.nullable() });
/** The terms of backorders of a SKU. */
export type SkuBackorders = z.infer<typeof skuBackorders>;
