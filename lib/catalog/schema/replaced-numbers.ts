import { z } from 'zod';
import { pageSchema } from '../../shared/page-schema';
import { codeOf } from '../rules/search-terms';
import { skuText } from './inputs';

const number = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(40, 'must have at most 40 characters')
  .regex(/^[^\p{Cc}]*$/u, 'must be one line of text')
  .refine((text) => codeOf(text).length >= 3, 'needs at least three letters or digits');

/** A number that customers still use, and the SKU that replaces it. */
export const replacedNumberInput = z.strictObject({ number, sku: skuText });
export type ReplacedNumberInput = z.infer<typeof replacedNumberInput>;

/** The most rows of an import. */
export const maxReplacedRows = 2000;

const cell = z.string().max(200);

/** Rows of a file: each is checked by itself. */
export const replacedNumberRows = z.strictObject({
  rows: z
    .array(z.strictObject({ number: cell, sku: cell }))
    .min(1, 'The file has no rows')
    .max(maxReplacedRows, `At most ${maxReplacedRows} rows: import the file in parts`),
});
export type ReplacedNumberRows = z.infer<typeof replacedNumberRows>;

export const replacedNumberImport = z.object({
  saved: z.number(),
  /** The rows that were left out, counted from 1, and why. */
  problems: z.array(z.object({ row: z.number(), message: z.string() })),
});
export type ReplacedNumberImport = z.infer<typeof replacedNumberImport>;

export const replacedNumberParams = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,40}$/, 'is no code'),
});

export const replacedNumberRow = z.object({
  /** The number without case and punctuation. */
  code: z.string(),
  number: z.string(),
  sku: z.string(),
  /** The product that has the SKU, and its page; null for one that is no longer sold. */
  name: z.string().nullable(),
  href: z.string().nullable(),
});
export type ReplacedNumberRow = z.infer<typeof replacedNumberRow>;
export const replacedNumberPage = pageSchema(replacedNumberRow);

/** A list is filtered by the beginning of a number or of a SKU; invalid values count as absent. */
export const replacedNumberFilters = z.object({
  q: z.string().trim().max(40).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});
export type ReplacedNumberFilters = z.infer<typeof replacedNumberFilters>;
