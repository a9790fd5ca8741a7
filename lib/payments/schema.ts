import { z } from 'zod';

/** A difference between the provider's payments and the orders, with what to do about it. */
export const paymentDifference = z.object({
  kind: z.enum(['unknown-order', 'missing-payment', 'other-amount', 'undone-refund']),
  paymentId: z.string(),
  /** The number of the order; empty where there is none. */
  number: z.string(),
  amount: z.number(),
  currency: z.string(),
  detail: z.string(),
  at: z.string(),
});
export type PaymentDifference = z.infer<typeof paymentDifference>;

/** The latest comparison of the provider's payments with the orders. */
export const paymentCheck = z.object({
  checkedAt: z.string(),
  compared: z.number(),
  /** Payments that the shop had not recorded, or not as they are now. */
  corrected: z.number(),
  differences: z.array(paymentDifference),
});
export type PaymentCheck = z.infer<typeof paymentCheck>;

/** The id of a payment at its provider. */
export const paymentParams = z.strictObject({ id: z.string().regex(/^\w{3,80}$/, 'is not an id') });
