import { z } from 'zod';
import type { CreditOffer } from '../../credit/schema';
import { paymentMethods, type PaymentMethod } from '../rules/payment-methods/registry';

export const paymentMethod = z.enum(paymentMethods);
export type { PaymentMethod };

/**
 * The ways to pay, the first of which is the default, and the terms on which the customer buys on invoice; `isCardTest`
 * where cards move no money.
 */
export type PaymentOffer = { methods: PaymentMethod[]; credit: CreditOffer | null; isCardTest: boolean };

/**
 * Whether cards are taken: `live` moves money, `test` has a test key, `double` has another server in the provider's
 * place. `missing` are the settings of the server without which it is `off`.
 */
export type CardProvider = { mode: 'live' | 'test' | 'double' | 'off'; missing: string[] };

const dispute = z.object({
  id: z.string(),
  amount: z.number(),
  reason: z.string(),
  /** The provider's word, such as `needs_response`, `won` or `lost`. */
  status: z.string(),
  /** Until when the shop can answer; null where it can't. */
  dueBy: z.string().nullable(),
});
export type Dispute = z.infer<typeof dispute>;

/** One payment as its provider knows it. All amounts are in minor units. */
export const providerPayment = z.object({
  id: z.string(),
  provider: z.enum(['stripe', 'bank-transfer']),
  /** `captured` is final: what it doesn't hold was released. */
  status: z.enum(['authorized', 'captured', 'voided']),
  /** What the customer has authorized or sent. */
  amount: z.number(),
  currency: z.string(),
  captured: z.number(),
  refunded: z.number(),
  /** Ids of the shop's refunds that the provider has made. */
  refunds: z.array(z.string()),
  /** Ids of refunds that the provider has taken on and makes later. Absent for none. */
  requested: z.array(z.string()).optional(),
  /** Whether the rest stays authorized after a first capture. */
  allowsSeveralCaptures: z.boolean(),
  /** When the authorization ends; null where it doesn't. */
  captureBefore: z.string().nullable(),
  /** How people recognize it, such as "Visa 4242". */
  label: z.string(),
  dispute: dispute.nullable(),
  at: z.string(),
});
export type ProviderPayment = z.infer<typeof providerPayment>;

/** A payment of an order; a surplus one doesn't pay for the order and goes back in full. */
export const orderPayment = providerPayment.extend({ isSurplus: z.boolean() });
export type OrderPayment = z.infer<typeof orderPayment>;

/** A refund that the shop has decided; it is done once the provider has made it. */
export const orderRefund = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: z.number(),
  reason: z.string(),
  /** Whether the shop has received more than the order costs, as after a cancellation; else somebody's decision. */
  isExcess: z.boolean(),
  isDone: z.boolean(),
  /** The return that it belongs to, whose credit notes name its lines. */
  returnId: z.string().optional(),
  by: z.string(),
  at: z.string(),
});
export type OrderRefund = z.infer<typeof orderRefund>;

/** Pending work at the provider; `failed` waits for staff. */
export type PaymentWork = { dueAt: Date; attempts: number; error?: string; failed?: true };

/** The provider's page on which an order can be paid. Recorded before the provider is asked, with the key of the call. */
export type PaymentPage = {
  key: string;
  amount: number;
  expiresAt: Date;
  id?: string;
  url?: string;
};

const note = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');

/** A refund of a part or of all; `id` makes a repeat harmless. */
export const refundInput = z.strictObject({
  id: z.string().regex(/^[\w-]{8,64}$/, 'must have 8 to 64 letters, digits, - or _'),
  amount: z.number().int().min(1, 'Enter an amount').max(Number.MAX_SAFE_INTEGER),
  reason: note.min(1, 'Say why'),
});
export type RefundInput = z.infer<typeof refundInput>;
