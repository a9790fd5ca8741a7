import { z } from 'zod';
import { pageSchema } from '../shared/page-schema';

const note = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');

/** Whether an account may buy on invoice. Withdrawn terms stay readable: what was bought on them is still owed. */
export const creditStatuses = ['active', 'withdrawn'] as const;
export type CreditStatus = (typeof creditStatuses)[number];

/** The terms that staff grant; `version` is that of the terms that they saw, null where there were none. */
export const termsInput = z.strictObject({
  status: z.enum(creditStatuses),
  /** Days from the issue of an invoice to its due day. */
  netDays: z.int('Enter whole days').min(0, 'Must not be negative').max(365, 'At most 365 days'),
  /** In minor units, tax included. */
  limit: z
    .int('Enter an amount')
    .min(0, 'Must not be negative')
    .max(1_000_000_000_000, 'This amount is too large'),
  why: note.min(1, 'Say why: the audit log keeps it'),
  version: z.int().min(1).nullable(),
});
export type TermsInput = z.infer<typeof termsInput>;

/** Why an order may exceed the terms of its customer. */
export const creditOverride = note.min(1, 'Say why').max(300, 'At most 300 characters');

export const creditAccountParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id'),
});

const creditAccount = z.object({
  /** The id of the account that buys. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(creditStatuses),
  netDays: z.number(),
  limit: z.number(),
  /** Open invoices and open orders. */
  used: z.number(),
  /** The earliest due day of an open invoice; null without any. */
  firstDueOn: z.string().nullable(),
  termsVersion: z.number(),
});
/** The terms of a customer, and how much of the limit is used. Amounts are in minor units. */
export type CreditAccount = z.infer<typeof creditAccount>;
export const creditAccountResponse = creditAccount;
export const creditAccountPage = pageSchema(creditAccount);

/** What a customer may buy on invoice now; null where no terms are granted. */
export type CreditOffer = { netDays: number; available: number; isHeld: boolean };

export const creditListStatuses = ['active', 'overdue', 'held', 'near', 'withdrawn'] as const;
export type CreditListStatus = (typeof creditListStatuses)[number];
export const creditSorts = ['name', '-used', '-usage', 'due'] as const;

/** The filters of the list; invalid values count as absent. */
export const creditFilters = z.object({
  status: z.enum(creditListStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  sort: z.enum(creditSorts).optional().catch(undefined),
});
export type CreditFilters = z.infer<typeof creditFilters>;
