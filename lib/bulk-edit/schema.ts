import { z } from 'zod';
import { productEdit, units } from '../catalog/schema/inputs';
import { roundingNames } from './rules/rounding';

/** More products must be chosen in parts. */
export const maxBulkProducts = 20_000;

const rounding = z.enum(roundingNames);
const field = productEdit.shape;
const category = field.category.unwrap();
const tags = field.tags.unwrap();

export const priceChange = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('percent'),
    percent: z
      .number()
      .min(-99, 'must be at least -99')
      .max(1000, 'must be at most 1000')
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'may have two decimals'),
    rounding,
  }),
  z.strictObject({
    by: z.literal('amount'),
    amount: z.int('must be a whole number of minor units (cents)').min(-100_000_000).max(100_000_000),
    rounding,
  }),
]);

export const stockChange = z.strictObject({
  by: z.enum(['set', 'add']),
  units: z.int('must be a whole number').min(-1_000_000).max(1_000_000),
  reason: z.string().trim().min(1, 'is required').max(200),
});

/** What a bulk edit does to each of its products; at least one part. */
export const bulkChange = z
  .strictObject({
    price: priceChange.optional(),
    stock: stockChange.optional(),
    category: category.optional(),
    /** An empty code is taken away. */
    unspsc: field.unspsc,
    eclass: field.eclass,
    tags: z.strictObject({ add: tags.default([]), remove: tags.default([]) }).optional(),
    state: field.state,
  })
  .refine(
    ({ price, stock, category, unspsc, eclass, tags, state }) =>
      [price, stock, category, unspsc, eclass, state].some((part) => part !== undefined) ||
      (tags && tags.add.length + tags.remove.length > 0),
    'must change something',
  )
  .refine(({ stock }) => stock?.by !== 'set' || units.safeParse(stock.units).success, {
    path: ['stock', 'units'],
    message: 'must be from 0 to 1,000,000',
  });
export type BulkChange = z.infer<typeof bulkChange>;

/** The products of a bulk edit: these, or all that the product list shows with this query string. */
export const bulkSelection = z.union([
  z.strictObject({
    ids: z
      .array(z.string().regex(/^[\w-]{1,64}$/))
      .min(1)
      .max(1000),
  }),
  z.strictObject({ query: z.string().max(1000) }),
]);
export type BulkSelection = z.infer<typeof bulkSelection>;

export const bulkEditInput = z.strictObject({ products: bulkSelection, change: bulkChange });

/** `continue` does the next part of the work that is under way. */
export const bulkEditStep = z.strictObject({ action: z.enum(['continue', 'apply', 'undo']) });

export const bulkEditStates = ['preparing', 'preview', 'applying', 'applied', 'undoing', 'undone'] as const;
export type BulkEditState = (typeof bulkEditStates)[number];

/**
 * What became of a product of a bulk edit. `partly`: some of its changes were made, others had been changed since.
 * `conflict`: none was made. `kept`: undoing left at least one value that had been changed since.
 */
export const bulkRowStates = [
  'ready',
  'unchanged',
  'invalid',
  'applied',
  'partly',
  'conflict',
  'undone',
  'kept',
] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

/** How far a bulk edit is: `done` of `total` products in the step that is under way. */
export const bulkProgress = z.object({
  id: z.string(),
  state: z.enum(bulkEditStates),
  done: z.int(),
  total: z.int(),
});
export type BulkProgress = z.infer<typeof bulkProgress>;
