import { z } from 'zod';
import { skuText } from '../catalog/schema/inputs';
import { pageSchema } from '../shared/page-schema';
import { emailAddress } from '../users/schema/credentials';
import { discountStatuses } from './rules/status';

export const discountKinds = ['percent', 'amount', 'free-delivery'] as const;
const discountKind = z.enum(discountKinds);
export type DiscountKind = z.infer<typeof discountKind>;

/** A code as customers type it; small letters count as capitals. */
export const discountCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, 'must have 3 to 30 letters, digits or hyphens');

export const codeInput = z.strictObject({ code: discountCode });

const maxAmount = 100_000_000;
const day = z.iso.date('must be a day such as 2026-11-30').nullable();
const limit = z
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(1_000_000, 'is too large')
  .nullable();

/** A discount as staff enter it. Lists that are empty, and fields that are null, restrict nothing. */
export const discountInput = z
  .strictObject({
    /** The name that customers read in cart, order and invoice. */
    title: z
      .string()
      .trim()
      .min(1, 'is required')
      .max(60, 'must have at most 60 characters')
      .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, 'must be plain text'),
    /** Null: an automatic rule, which applies without a code. */
    code: discountCode.nullable(),
    kind: discountKind,
    /** A whole percentage, or an amount in minor units; 0 for free delivery. */
    value: z
      .int('must be a whole percentage or an amount')
      .min(0, 'must not be negative')
      .max(maxAmount, 'is too large'),
    categories: z
      .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a category'))
      .max(100, 'must have at most 100 categories'),
    skus: z.array(skuText).max(500, 'must have at most 500 SKUs'),
    /** Email addresses of the accounts that may use it. */
    customers: z.array(emailAddress).max(500, 'must have at most 500 email addresses'),
    /** Goods before discounts, in minor units. */
    minSubtotal: z.int('must be an amount').min(0, 'must not be negative').max(maxAmount, 'is too large'),
    /** First and last day, both included, in the shop's time zone. */
    from: day,
    to: day,
    maxUses: limit,
    maxUsesPerCustomer: limit,
    active: z.boolean(),
  })
  .superRefine(({ kind, value, from, to }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'percent' && (value < 1 || value > 100)) issue('value', 'must be from 1 to 100 percent');
    if (kind === 'amount' && value < 1) issue('value', 'must be more than zero');
    if (kind === 'free-delivery' && value !== 0) issue('value', 'must be 0 for free delivery');
    if (from && to && from > to) issue('to', 'must not be before the first day');
  });
export type DiscountInput = z.infer<typeof discountInput>;

export const discountParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id') });

const discountStatus = z.enum(discountStatuses);

/** A discount as staff see it; `used` counts the orders that have it and are not cancelled. */
export const discountResponse = z.object({
  ...discountInput.shape,
  id: z.string(),
  status: discountStatus,
  used: z.number(),
});
export type Discount = z.infer<typeof discountResponse>;

export const discountPageResponse = pageSchema(discountResponse);

/** The filters of the list of discounts; invalid values count as absent. */
export const discountFilters = z.object({
  status: discountStatus.optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
});
export type DiscountFilters = z.infer<typeof discountFilters>;

/** A discount of one cart or order; `amount` is what it saves in minor units: off the goods, or off delivery. */
export const appliedDiscount = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string().nullable(),
  kind: discountKind,
  amount: z.number(),
});
export type AppliedDiscount = z.infer<typeof appliedDiscount>;

/** What a customer gets off some lines. Free delivery has the amount 0 until the delivery method is known. */
export const discountOffer = z.object({
  discounts: z.array(appliedDiscount),
  /** The code that the customer has entered, and why it does not apply. */
  code: z.string().nullable(),
  codeProblem: z.string().nullable(),
});
/** `lineDiscounts` has the amount off each line in minor units, in the order of the lines. */
export type DiscountOffer = z.infer<typeof discountOffer> & { lineDiscounts: number[] };
