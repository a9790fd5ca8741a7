import { z } from 'zod';
import { skuText } from '../catalog/schema/inputs';

export const quantityNumber = z
  .number('Enter a whole number')
  .int('Enter a whole number')
  .min(0, 'Enter a whole number')
  .max(1_000_000, 'is more than can be ordered');

/** One SKU and a quantity, as the browser sends it. */
export const lineInput = z.strictObject({ sku: skuText, quantity: quantityNumber });
export type LineInput = z.infer<typeof lineInput>;

// SKUs may contain spaces and slashes, which arrive percent-encoded.
function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const lineParams = z.strictObject({ sku: z.string().transform(unescaped).pipe(skuText) });

/** A new quantity, or whether the line is saved for later; at least one of them. */
export const lineChange = z
  .strictObject({ quantity: quantityNumber.optional(), saved: z.boolean().optional() })
  .refine((change) => change.quantity !== undefined || change.saved !== undefined, {
    message: 'Send a quantity, or saved',
  });
export type LineChange = z.infer<typeof lineChange>;

const lineResponse = z.object({
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  img: z.string(),
  href: z.string(),
  unit: z.string(),
  packSize: z.int(),
  quantity: z.number(),
  limits: z.object({ minQuantity: z.number(), multiple: z.number(), maxQuantity: z.number().nullable() }),
  availableQuantity: z.number(),
  listPrice: z.number(),
  unitPrice: z.number(),
  total: z.number(),
  state: z.enum(['ready', 'short', 'sold-out', 'unavailable', 'wrong-quantity']),
  problem: z.string().nullable(),
  change: z.string().nullable(),
});

/** A cart in API responses. */
export const cartResponse = z.object({
  lines: z.array(lineResponse),
  saved: z.array(lineResponse),
  count: z.number(),
  subtotal: z.number(),
  currency: z.string(),
  ready: z.boolean(),
});
