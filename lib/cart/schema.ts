import { z } from 'zod';
import { quantityLimits } from '../catalog/schema/fields';
import { skuText } from '../catalog/schema/inputs';
import { discountOffer } from '../discounts/schema';
import { personView } from '../users/schema/responses';

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
  /** Pieces in one unit. */
  packSize: z.int(),
  quantity: z.number(),
  limits: quantityLimits,
  availableQuantity: z.number(),
  /** Before price breaks. */
  listPrice: z.number(),
  /** What one unit costs at this quantity. */
  unitPrice: z.number(),
  total: z.number(),
  /** What a discount takes off the total. */
  discount: z.number(),
  /**
   * `short`: less in stock than the quantity; `unavailable`: no longer sold; `wrong-quantity`: outside the product's limits.
   */
  state: z.enum(['ready', 'short', 'sold-out', 'unavailable', 'wrong-quantity']),
  /** Why the line can't be bought as it is. */
  problem: z.string().nullable(),
  /** What changed since the customer added it. */
  change: z.string().nullable(),
});
/** One SKU in a cart, priced at this moment. Prices in minor units; they are 0 when the product is unavailable. */
export type CartLine = z.infer<typeof lineResponse>;

/**
 * A customer's cart in API responses; `subtotal` (before discounts) and `count` (units) leave unavailable lines out.
 */
export const cartResponse = discountOffer.extend({
  lines: z.array(lineResponse),
  saved: z.array(lineResponse),
  count: z.number(),
  subtotal: z.number(),
  /** The sum of the discounts of the lines. */
  discount: z.number(),
  currency: z.string(),
  /** Whether there is something to buy and every line can be bought as it is. */
  ready: z.boolean(),
});
export type Cart = z.infer<typeof cartResponse>;

const cartSummary = cartResponse.pick({ count: true, subtotal: true, currency: true }).extend({
  lines: z.array(lineResponse.pick({ name: true, color: true, quantity: true, img: true, href: true })),
});
/** The part of a cart that the header shows. */
export type CartSummary = z.infer<typeof cartSummary>;

/** Who is signed in, and what their cart holds. */
export const meResponse = z.object({ person: personView.nullable(), cart: cartSummary.optional() });
export type Me = z.infer<typeof meResponse>;
