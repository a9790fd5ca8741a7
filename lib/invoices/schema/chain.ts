import { z } from 'zod';

export const chainCheck = z.object({
  isIntact: z.boolean(),
  /** How many documents were checked before a problem, or all. */
  count: z.number(),
  /** The first document with a problem, and what it is. */
  number: z.string().optional(),
  problem: z.string().optional(),
});
/** The result of a check of all issued documents. */
export type ChainCheck = z.infer<typeof chainCheck>;
