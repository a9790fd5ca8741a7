import { z } from 'zod';

export const returnPayers = ['customer', 'shop'] as const;

/** Until when goods without a fault can be returned, in days from their delivery, and who pays for the way back. */
export const returnPolicy = z.strictObject({
  days: z.int('must be a whole number').min(1, 'must be at least 1').max(365, 'is too large'),
  paidBy: z.enum(returnPayers),
});
export type ReturnPolicy = z.infer<typeof returnPolicy>;
