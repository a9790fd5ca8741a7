import { z } from 'zod';
import { maxLines } from '../../cart/rules';
import { lineInput } from '../../cart/schema';
import { skuText, units } from '../../catalog/schema/inputs';
import { quoteStatuses } from '../rules/status';

// These texts are printed and go into mails and CSV files: no control characters but line breaks.
const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');
const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
const key = z.string().regex(/^[\w-]{8,60}$/, 'must have 8 to 60 letters, digits, hyphens or underscores');
const amount = (what: string) =>
  z.int(`Enter ${what}`).min(0, `Enter ${what}`).max(100_000_000_00, 'is too large');

export const quoteNumber = z.string().regex(/^QU-[0-9A-HJKMNP-TV-Z]{8}$/, 'is not the number of a quote');
export const versionParams = z.strictObject({
  number: quoteNumber,
  version: z.coerce.number('is not a version').int().min(1).max(1_000),
});
export const tokenParams = z.strictObject({
  token: z
    .string()
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'is not the token of a quote')
    .max(1_000),
});
export const quoteParams = z.strictObject({ number: quoteNumber });

/** What a customer asks a price for. The browser chooses `key`: a repeat with the same one is the same quote. */
export const quoteRequest = z.strictObject({
  key,
  lines: z
    .array(lineInput.extend({ quantity: units.min(1, 'Enter at least 1') }))
    .min(1, 'Choose something')
    .max(maxLines, `At most ${maxLines} lines`),
  text: note(2_000),
  /** The company in whose name; absent for the customer alone. */
  company: id.optional(),
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** A quote that staff begin for a customer. */
export const newQuoteInput = z.strictObject({
  key,
  customer: id,
  company: id.optional(),
  /** The reference of the message that it answers. */
  message: z
    .string()
    .regex(/^M-[0-9A-HJKMNP-TV-Z]{8}$/, 'is not the reference of a message')
    .optional(),
});
export type NewQuoteInput = z.infer<typeof newQuoteInput>;

export const quoteLineInput = z.strictObject({
  sku: skuText,
  quantity: units.min(1, 'Enter at least 1'),
  unitPrice: amount('a price'),
  alternativeTo: z.union([skuText, z.literal('')]),
  note: note(300),
});
export type QuoteLineInput = z.infer<typeof quoteLineInput>;

/** What staff prepare. `seq` is that of the quote which they saw: an older one changes nothing. */
export const quoteDraftInput = z.strictObject({
  seq: z.int(),
  lines: z.array(quoteLineInput).max(maxLines, `At most ${maxLines} lines`),
  text: note(5_000),
  terms: note(5_000),
  validUntil: z.iso.date('Enter a day such as 2026-11-30'),
  delivery: amount('a price').nullable(),
});
export type QuoteDraftInput = z.infer<typeof quoteDraftInput>;

/** Sends what is prepared, as staff saw it. */
export const sendInput = z.strictObject({ seq: z.int() });

export const commentInput = z.strictObject({ key, text: note(2_000).min(1, 'Write something') });
export type CommentInput = z.infer<typeof commentInput>;

export const declineInput = z.strictObject({ why: note(500) });

export const quoteSorts = ['changed', 'total', '-total', 'number', '-number'] as const;
/** The filters of the lists; invalid values count as absent. */
export const quoteFilters = z.object({
  state: z.enum(quoteStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  sort: z.enum(quoteSorts).optional().catch(undefined),
});
export type QuoteFilters = z.infer<typeof quoteFilters>;
