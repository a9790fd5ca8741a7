import { z } from 'zod';
import { maxLines } from '../cart/rules';
import { quantityNumber } from '../cart/schema';
import { skuText } from '../catalog/schema/inputs';
import { quoteNumber } from '../quotes/schema/inputs';
import { pageSchema } from '../shared/page-schema';
import { blanketOrderStatuses } from './rules/status';

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, 'Enter plain text');
const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');
const day = z.iso.date('Enter a day such as 2026-11-30');

export const blanketOrderNumber = z
  .string()
  .regex(/^BO-[0-9A-HJKMNP-TV-Z]{8}$/, 'is not the number of a blanket order');
export const blanketOrderParams = z.strictObject({ number: blanketOrderNumber });

/** A blanket order that staff begin, by hand or from an accepted quote. The browser chooses `key`: a repeat begins no other. */
export const newBlanketOrder = z.strictObject({
  key: z.string().regex(/^[\w-]{8,100}$/, 'must have 8 to 100 letters, digits, hyphens or underscores'),
  /** The member of the company who gets its mails. */
  customer: id,
  company: id,
  quote: quoteNumber.optional(),
});
export type NewBlanketOrder = z.infer<typeof newBlanketOrder>;

export const blanketLineInput = z.strictObject({
  sku: skuText,
  quantity: quantityNumber.min(1, 'Enter at least 1'),
  unitPrice: z.int('Enter a price').min(0, 'Enter a price').max(1_000_000_000, 'is too large'),
});
export type BlanketLineInput = z.infer<typeof blanketLineInput>;

/** What is agreed. `seq` is that of the blanket order which staff saw: an older one changes nothing. */
export const blanketOrderInput = z
  .strictObject({
    seq: z.int(),
    /** The company's purchase order number, which each call-off carries. */
    purchaseOrder: line(40).min(1, 'Enter the purchase order number'),
    from: day,
    until: day,
    terms: note(5_000),
    lines: z.array(blanketLineInput).max(maxLines, `At most ${maxLines} lines`),
  })
  .superRefine(({ from, until, lines }, context) => {
    if (until < from) context.addIssue({ code: 'custom', path: ['until'], message: 'Choose a later day' });
    const skus = lines.map(({ sku }) => sku);
    skus.forEach((sku, index) => {
      if (skus.indexOf(sku) !== index)
        context.addIssue({
          code: 'custom',
          path: ['lines', index, 'sku'],
          message: `${sku} is in it already`,
        });
    });
  });
export type BlanketOrderInput = z.infer<typeof blanketOrderInput>;

export const openInput = z.strictObject({ seq: z.int() });
export const closeInput = z.strictObject({ why: note(500) });

export const blanketSorts = ['until', '-until', 'number', '-number'] as const;
/** The filters of the lists; invalid values count as absent. */
export const blanketFilters = z.object({
  status: z.enum(blanketOrderStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  sort: z.enum(blanketSorts).optional().catch(undefined),
});
export type BlanketFilters = z.infer<typeof blanketFilters>;

export const blanketLine = z.object({
  sku: z.string(),
  name: z.string(),
  /** Color and size; empty for none. */
  detail: z.string(),
  unit: z.string(),
  quantity: z.number(),
  /** What can still be called off. */
  remaining: z.number(),
  unitPrice: z.number(),
});
/** A line as it is agreed. Prices are in minor units, before tax. */
export type BlanketLine = z.infer<typeof blanketLine>;

const callOff = z.object({
  /** The number of the order; null while it is being placed. */
  order: z.string().nullable(),
  at: z.string(),
  by: z.string(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
});

/** A blanket order as members of its company see it. */
export const blanketOrder = z.object({
  number: z.string(),
  status: z.enum(blanketOrderStatuses),
  company: z.object({ id: z.string(), name: z.string() }),
  contact: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  purchaseOrder: z.string(),
  from: z.string(),
  until: z.string(),
  terms: z.string(),
  lines: z.array(blanketLine),
  callOffs: z.array(callOff),
  currency: z.string(),
  /** The quote from which it was begun. */
  quote: z.string().nullable(),
  history: z.array(z.object({ what: z.string(), at: z.string(), by: z.string(), why: z.string() })),
  createdAt: z.string(),
  /** Grows with each change by staff; call-offs leave it. */
  seq: z.number(),
});
export type BlanketOrder = z.infer<typeof blanketOrder>;

export const blanketRow = blanketOrder
  .pick({ number: true, status: true, purchaseOrder: true, from: true, until: true, currency: true })
  .extend({
    company: z.string(),
    lines: z.number(),
    /** What is agreed, and what of it can still be called off. */
    total: z.number(),
    remaining: z.number(),
  });
/** A blanket order in a list. */
export type BlanketRow = z.infer<typeof blanketRow>;
export const blanketPage = pageSchema(blanketRow);
