import { z } from 'zod';
import { lineInput, lineParams } from '../cart/schema';
import { quantityLimits } from '../catalog/schema/fields';
import { units } from '../catalog/schema/inputs';

/** The most lists of an owner, and the most lines of a list. */
export const maxLists = 100;
export const maxListLines = 500;

const name = z
  .string({ error: 'Name the list' })
  .trim()
  .min(1, 'Name the list')
  .max(80, 'At most 80 characters')
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'Enter one line of text');
const note = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');
const lineNote = z
  .string()
  .trim()
  .max(200, 'At most 200 characters')
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'Enter one line of text');
const quantity = units.min(1, 'Enter at least 1').max(1_000_000, 'is more than can be ordered');

export const listParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id') });
export const listLineParams = listParams.extend(lineParams.shape);

export const newListInput = z.strictObject({
  key: z.string().regex(/^[\w-]{8,60}$/, 'must have 8 to 60 letters, digits, hyphens or underscores'),
  name,
  note: note.default(''),
  /** Whether it is for all of the company in whose name the session buys. */
  shared: z.boolean().default(false),
});
export type NewListInput = z.infer<typeof newListInput>;

/** Fields that are left out stay. `weeks` is how often the caller is reminded to order it again; 0 for never. */
export const listChange = z.strictObject({
  name: name.optional(),
  note: note.optional(),
  weeks: z
    .int('Choose a number of weeks')
    .min(0, 'Choose a number of weeks')
    .max(52, 'At most 52 weeks')
    .optional(),
});
export type ListChange = z.infer<typeof listChange>;

export const listLinesInput = z.strictObject({
  lines: z
    .array(z.strictObject({ sku: lineInput.shape.sku, quantity }))
    .min(1, 'Choose something')
    .max(maxListLines, `At most ${maxListLines} lines`),
});
export type ListLinesInput = z.infer<typeof listLinesInput>;

export const listLineChange = z.strictObject({
  quantity: quantity.optional(),
  note: lineNote.optional(),
  /** Where it is kept, such as "A3-12". */
  bin: z
    .string()
    .trim()
    .max(24, 'At most 24 characters')
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Enter one line of text')
    .optional(),
  /** The stock at which to reorder; 0 for none. */
  minimum: z
    .int('Enter a whole number')
    .min(0, 'Enter a whole number')
    .max(1_000_000, 'is too large')
    .optional(),
});
/** The bins whose labels were scanned, by SKU. */
export const binScans = z.strictObject({
  skus: z.array(lineInput.shape.sku).min(1, 'Scan something').max(200, 'At most 200 at once'),
});
export const scannedBins = z.array(
  z.object({
    sku: z.string(),
    /** `added`: waits to be ordered now; `waiting`: did so already; `unknown`: not in this list. */
    state: z.enum(['added', 'waiting', 'unknown']),
    name: z.string(),
    quantity: z.int(),
  }),
);
export type ScannedBins = z.infer<typeof scannedBins>;

export const labelFormats = ['a4', 'single'] as const;
export const labelQuery = z.strictObject({ format: z.enum(labelFormats).default('a4') });

export type ListLineChange = z.infer<typeof listLineChange>;

export const listSummary = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  /** The company to which it belongs; null for a list of the caller alone. */
  company: z.string().nullable(),
  lines: z.int(),
  /** Whether the caller may change it. */
  mayEdit: z.boolean(),
  changedAt: z.string(),
  /** The caller's reminder or that of another member; `mine` tells. */
  reminder: z.object({ weeks: z.int(), nextAt: z.string(), mine: z.boolean() }).nullable(),
});
export type ListSummary = z.infer<typeof listSummary>;
export const listSummaries = z.array(listSummary);

export const listLine = z.object({
  sku: z.string(),
  name: z.string(),
  href: z.string().nullable(),
  note: z.string(),
  quantity: z.int(),
  unit: z.string(),
  packSize: z.int(),
  limits: quantityLimits,
  /** What one unit costs at the quantity, in minor units; null when it is no longer sold. */
  price: z.int().nullable(),
  available: z.int(),
  /** Why the quantity can't be bought now. */
  problem: z.string().nullable(),
  /** What has changed since it was seen last, and when that was. */
  changes: z.array(z.string()),
  seenAt: z.string(),
  bin: z.string(),
  minimum: z.int(),
  /** What a scan of its bin has asked for and nobody has ordered yet; 0 for nothing. */
  due: z.int(),
  /** How much the scans of the last 90 days have asked for, and the last of them. */
  used: z.int(),
  scannedAt: z.string().nullable(),
});
export type ListLine = z.infer<typeof listLine>;

export const listResponse = listSummary.omit({ lines: true }).extend({
  currency: z.string(),
  lines: z.array(listLine),
});
export type ShoppingList = z.infer<typeof listResponse>;

/** How many lines went into a list, and why others did not. */
export const linesAdded = z.object({ added: z.int(), notes: z.array(z.string()) });
export type LinesAdded = z.infer<typeof linesAdded>;
