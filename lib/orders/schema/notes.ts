import { z } from 'zod';
import { orderParams } from './inputs';

/** A text of several lines without control characters. */
const noteText = z
  .string()
  .trim()
  .min(1, 'Enter a text')
  .max(2_000, 'At most 2000 characters')
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');

/** What staff write about an order: a note for the shop alone, or a message that is mailed to the customer. */
export const noteInput = z.strictObject({ text: noteText });
export type NoteInput = z.infer<typeof noteInput>;

export const noteParams = orderParams.extend({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not a note') });

export const orderNote = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
  /** Whether the caller wrote it, and so may remove it. */
  own: z.boolean(),
});
/** A note about an order, as its staff read it. */
export type OrderNote = z.infer<typeof orderNote>;
