import { z } from 'zod';
import { lineBackorder } from '../catalog/schema/backorders';
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

/** What a buyer writes about a line. It is printed on papers: no control characters. */
export const lineComment = z
  .string()
  .trim()
  .max(200, 'At most 200 characters')
  .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, 'Enter plain text');

/** A new quantity, whether the line is saved for later, or its comment; at least one of them. Empty removes a comment. */
export const lineChange = z
  .strictObject({
    quantity: quantityNumber.optional(),
    saved: z.boolean().optional(),
    comment: lineComment.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Send a quantity, saved, or a comment',
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
  /** The units that can be ordered: those in stock, and those that may still be put on backorder. */
  orderable: z.number(),
  /** The units of the quantity that would be on backorder, and when they are expected. Absent for none. */
  backorder: lineBackorder.optional(),
  /** Before price breaks. */
  listPrice: z.number(),
  /** What one unit costs at this quantity. */
  unitPrice: z.number(),
  /** Whether that is the buyer's contract price, which is lower than the public one. */
  isContractPrice: z.boolean(),
  total: z.number(),
  /** What a discount takes off the total. */
  discount: z.number(),
  /**
   * `short`: less in stock, and on backorder, than the quantity; `unavailable`: no longer sold; `wrong-quantity`: outside the product's limits.
   */
  state: z.enum(['ready', 'short', 'sold-out', 'unavailable', 'wrong-quantity']),
  /** The buyer's own part number. Absent for none. */
  ownNumber: z.string().optional(),
  /** What the buyer wrote about the line; it goes onto the order. Absent for nothing. */
  comment: z.string().optional(),
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

/** The punch-out session of a browser: the company for which it shops, and what it may do. */
const punchoutView = z.object({ company: z.string(), operation: z.enum(['create', 'edit', 'inspect']) });
export type PunchoutView = z.infer<typeof punchoutView>;

/** Who is signed in, and what their cart holds. */
export const meResponse = z.object({
  person: personView.nullable(),
  cart: cartSummary.optional(),
  /** Where nobody is signed in, and somebody shops out of the purchasing system of a company. Absent for no. */
  punchout: punchoutView.optional(),
  /** Until when staff act in this account, in ISO; absent for the person themselves. */
  actingUntil: z.string().optional(),
  /** Whether contract prices count for this person now: GET /api/me/prices has them. Absent for no. */
  contractPrices: z.boolean().optional(),
  /** Whether the person, or the company for which they buy, has part numbers of their own. Absent for no. */
  ownNumbers: z.boolean().optional(),
  /** Whether the person, or the company for which they buy, has machines: GET /api/me/machines. Absent for no. */
  machines: z.boolean().optional(),
  /** Whether the person, or the company for which they buy, has an assortment of their own. Absent for no. */
  assortment: z.boolean().optional(),
  /** Whether they can buy only what is in it: GET /api/me/prices names the products that are not. Absent for no. */
  limited: z.boolean().optional(),
  /** How many requests wait for the person's approval in the company for which they buy. Absent for none. */
  approvals: z.number().optional(),
  /** The companies of the person, and the one in whose name this session buys. Absent for none. */
  companies: z
    .object({ active: z.string().nullable(), all: z.array(z.object({ id: z.string(), name: z.string() })) })
    .optional(),
});
export type Me = z.infer<typeof meResponse>;
