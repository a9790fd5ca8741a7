import { z } from 'zod';

export const adminSearchQuery = z.strictObject({ q: z.string().trim().min(2).max(100) });

const found = z.object({
  kind: z.enum(['order', 'quote', 'blanket order', 'product', 'customer', 'message', 'question']),
  href: z.string(),
  name: z.string(),
  detail: z.string(),
});
/** A record that the search over everything found, and its admin page. */
export type FoundRecord = z.infer<typeof found>;

export const adminSearchResponse = z.object({ found: z.array(found) });
export type AdminSearchResponse = z.infer<typeof adminSearchResponse>;
