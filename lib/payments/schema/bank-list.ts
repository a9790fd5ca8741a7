import { z } from 'zod';

/** The statuses by which the list of bank entries is filtered; a proposed entry is open, and its order is guessed. */
export const listedBankStatuses = ['open', 'proposed', 'matched', 'closed'] as const;
export type ListedBankStatus = (typeof listedBankStatuses)[number];

/** The ways to sort the list besides the default, newest first; a minus means descending. */
export const bankSorts = ['on', 'amount', '-amount'] as const;

/** The filters of the list of bank entries; invalid values count as absent. */
export const bankFilters = z.object({
  status: z.enum(listedBankStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  /** Money that came in, or that left the account. */
  direction: z.enum(['in', 'out']).optional().catch(undefined),
  /** The first and the last day on which entries were booked. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  sort: z.enum(bankSorts).optional().catch(undefined),
});
export type BankFilters = z.infer<typeof bankFilters>;
