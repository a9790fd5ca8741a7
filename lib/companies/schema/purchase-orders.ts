import { z } from 'zod';

/** What a company demands of the purchase order numbers on its orders. */
export const purchaseOrderRules = z.strictObject({
  required: z.boolean(),
  /** `#` stands for a digit, `@` for a letter, `*` for any text, everything else for itself; empty allows all. */
  pattern: z
    .string()
    .trim()
    .max(40, 'At most 40 characters')
    .regex(/^[ -~]*$/, 'Use plain letters, digits and signs'),
  /** Whether each number is for one order. */
  isUnique: z.boolean(),
});
export type PurchaseOrderRules = z.infer<typeof purchaseOrderRules>;
