import { z } from 'zod';

/**
 * Why no tax is due: the buyer owes it (VAT reverse charge), has a certificate, no rule is for the place, or the shop
 * doesn't tax delivery.
 */
export const taxReasons = ['reverse-charge', 'exempt-customer', 'outside', 'untaxed'] as const;
const taxReason = z.enum(taxReasons);
export type TaxReason = z.infer<typeof taxReason>;

const reason = {
  /** Absent where tax is due, or where a rule says 0 %. */
  reason: taxReason.optional(),
  /** The certificate's number or the buyer's VAT id, for a reason that rests on one. */
  evidence: z.string().optional(),
};

export const taxPlace = z.object({ country: z.string(), region: z.string(), postcode: z.string() });
export type TaxPlace = z.infer<typeof taxPlace>;

/** How the tax of a line came about; later changes of the rules don't affect it. */
export const lineTax = z.object({
  /** The id of the rule that decided; empty for none. */
  rule: z.string(),
  /** The name and rate of the rule, also where the customer is exempt from it. */
  name: z.string(),
  ruleBasisPoints: z.number(),
  place: taxPlace,
  /** The tax category of the product; empty where no rule depends on it. */
  category: z.string(),
  /** The rate that is charged. */
  basisPoints: z.number(),
  ...reason,
});
export type LineTax = z.infer<typeof lineTax>;

/** What is taxed at one rate, for one reason, and the tax on it. Amounts are minor units. */
export const taxEntry = z.object({
  /** Empty where no tax is due. */
  name: z.string(),
  basisPoints: z.number(),
  net: z.number(),
  tax: z.number(),
  ...reason,
});
export type TaxEntry = z.infer<typeof taxEntry>;

/** What exempts a customer today. A certificate without regions is for the whole country. */
export type TaxCustomer = {
  vatId: string;
  certificates: { number: string; country: string; regions: string[] }[];
};

export const vatIdInput = z.strictObject({
  vatId: z.string().trim().max(30, 'must have at most 30 characters'),
});

/** A sale to try the rules with; `email` is that of a customer, or empty. The amount is in minor units, before tax. */
export const tryInput = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US'),
  region: z.string().trim().max(10, 'must have at most 10 characters').default(''),
  postcode: z.string().trim().max(12, 'must have at most 12 characters').default(''),
  category: z.string().trim().max(30).default(''),
  email: z.string().trim().toLowerCase().max(254).default(''),
  isCollected: z.boolean().default(false),
  amount: z.int('must be an amount').min(0, 'must not be negative').max(1_000_000_000, 'is too large'),
});
export type TryInput = z.infer<typeof tryInput>;

export const tryResponse = z.object({
  decision: lineTax,
  /** How the tax came about, in one sentence. */
  story: z.string(),
  /** The name of the customer; empty for none. */
  customer: z.string(),
  amount: z.number(),
  tax: z.number(),
});
export type TryResponse = z.infer<typeof tryResponse>;
