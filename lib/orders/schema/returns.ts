import { z } from 'zod';
import { taxEntry } from '../../taxes/schema/tax';

export const returnStatuses = [
  'requested',
  'approved',
  'refused',
  'cancelled',
  'received',
  'inspected',
  'closed',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export const returnReasons = [
  'wrong-item',
  'damaged',
  'defective',
  'not-needed',
  'does-not-fit',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** What becomes of a unit that came back. A unit sent back stays sold, all others are returned. */
export const returnOutcomes = ['restock', 'repair', 'scrap', 'send-back'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** The most photos of one line. */
export const maxPhotos = 4;

const returnLine = z.object({
  sku: z.string(),
  /** The units that the customer asks to return. */
  quantity: z.number(),
  reason: z.enum(returnReasons),
  note: z.string(),
  /** Ids of photos that only the customer and staff may see. */
  photos: z.array(z.string()),
  /** The units that staff have approved; 0 before. */
  approved: z.number(),
});
export type ReturnLine = z.infer<typeof returnLine>;

const inspected = z.object({ sku: z.string(), quantity: z.number(), outcome: z.enum(returnOutcomes) });
export type InspectedUnits = z.infer<typeof inspected>;

const creditedLine = z.object({
  sku: z.string(),
  quantity: z.number(),
  /** Before the discount, without tax. */
  total: z.number(),
  discount: z.number(),
  taxBasisPoints: z.number(),
  tax: z.number(),
});
/** Units of an invoice line that are refunded. */
export type CreditedLine = z.infer<typeof creditedLine>;

const deduction = z.object({
  /** The SKU that it is kept of; absent where it belongs to none. */
  sku: z.string().optional(),
  name: z.string(),
  amount: z.number(),
  taxBasisPoints: z.number(),
});
/** What is kept of the refunded goods, without tax, such as a restocking fee. */
export type Deduction = z.infer<typeof deduction>;

const credit = z.object({
  /** The number of the invoice that it corrects. */
  invoice: z.string(),
  lines: z.array(creditedLine),
  /** The share of the delivery charge, without tax. */
  delivery: z.number(),
  deductions: z.array(deduction),
  taxes: z.array(taxEntry),
  gross: z.number(),
});
/** What a return takes off one invoice. */
export type ReturnCredit = z.infer<typeof credit>;

const returnRefund = z.object({
  /** Tells a repeated request from another one. */
  key: z.string(),
  credits: z.array(credit),
  /** The sum of the credits, tax included. */
  amount: z.number(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});
export type ReturnRefund = z.infer<typeof returnRefund>;

/** What becomes of a unit once its repair is over. */
export const repairOutcomes = ['restock', 'scrap'] as const;

const repairedUnits = z.object({ sku: z.string(), quantity: z.number(), outcome: z.enum(repairOutcomes) });
export type RepairedUnits = z.infer<typeof repairedUnits>;

const repair = z.object({ id: z.string(), units: z.array(repairedUnits), by: z.string(), at: z.string() });
export type Repair = z.infer<typeof repair>;

const replacement = z.object({
  lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
  /** The number of the order that replaces them; null while it is being placed. */
  order: z.string().nullable(),
});
export type Replacement = z.infer<typeof replacement>;

export const orderReturn = z.object({
  id: z.string(),
  /** The number of the order and the place among its returns: HX-12345678-R1. */
  number: z.string(),
  status: z.enum(returnStatuses),
  lines: z.array(returnLine),
  /** What staff wrote to the customer with their decision. */
  why: z.string(),
  inspection: z.array(inspected),
  refund: returnRefund.nullable(),
  /** What became of units that were to be repaired, in the order of time; absent for nothing yet. */
  repairs: z.array(repair).optional(),
  /** The units that are replaced instead of refunded; absent for none. */
  replacement: replacement.optional(),
  at: z.string(),
});
/** Units of an order that its customer sends back. Several returns never hold more units than were shipped. */
export type OrderReturn = z.infer<typeof orderReturn>;

const units = z.number().int().min(0).max(1_000_000);
const sku = z.string().min(1).max(60);
const note = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text')
  .default('');
const id = z.string().regex(/^[\w-]{8,64}$/, 'must have 8 to 64 letters, digits, - or _');
const photoId = z.string().regex(/^[\w-]{24}$/, 'is not the id of a photo');
const photos = z.array(photoId).max(maxPhotos, `At most ${maxPhotos} photos`).default([]);
const once = (lines: { sku: string }[]) => new Set(lines.map((line) => line.sku)).size === lines.length;

/** A return that a customer asks for; `id` makes a repeat harmless. */
export const returnRequestInput = z.strictObject({
  id,
  lines: z
    .array(z.strictObject({ sku, quantity: units.min(1), reason: z.enum(returnReasons), note, photos }))
    .min(1, 'Choose some units')
    .max(200)
    .refine(once, 'Name each product once'),
});
export type ReturnRequestInput = z.infer<typeof returnRequestInput>;

export const returnParams = z.strictObject({
  number: z.string().regex(/^HX-[0-9A-HJKMNP-TV-Z]{8}$/, 'is not an order number'),
  id,
});

export const photoParams = returnParams.omit({ id: true }).extend({ id: photoId });

/** The next step of a return: each is allowed from one status, and a repeat changes nothing. */
export const returnStep = z.discriminatedUnion('to', [
  z.strictObject({
    to: z.literal('approved'),
    lines: z
      .array(z.strictObject({ sku, quantity: units }))
      .max(200)
      .refine(once, 'Name each product once'),
    why: note,
  }),
  z.strictObject({ to: z.literal('refused'), why: note.pipe(z.string().min(1, 'Say why')) }),
  z.strictObject({ to: z.literal('received') }),
  z.strictObject({
    to: z.literal('inspected'),
    units: z.array(z.strictObject({ sku, quantity: units, outcome: z.enum(returnOutcomes) })).max(800),
  }),
  z.strictObject({ to: z.literal('closed'), why: note }),
]);
export type ReturnStep = z.infer<typeof returnStep>;

/** What became of units in repair; `id` makes a repeat harmless. */
export const repairInput = z.strictObject({
  id,
  units: z
    .array(z.strictObject({ sku, quantity: units.min(1), outcome: z.enum(repairOutcomes) }))
    .min(1, 'Choose some units')
    .max(400),
});
export type RepairInput = z.infer<typeof repairInput>;

/** The units of an inspected return that are replaced by a new, free order. */
export const replacementInput = z.strictObject({
  lines: z
    .array(z.strictObject({ sku, quantity: units.min(1) }))
    .min(1, 'Choose some units')
    .max(200)
    .refine(once, 'Name each product once'),
});
export type ReplacementInput = z.infer<typeof replacementInput>;

const amount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/**
 * A refund of the units that a return keeps. Without `reductions` it is what was paid for them; `reductions` (minor
 * units, without tax) lower single lines, the fee all of them.
 */
export const returnRefundInput = z.strictObject({
  reductions: z
    .array(z.strictObject({ sku, amount }))
    .max(200)
    .refine(once, 'Name each product once')
    .default([]),
  fee: z
    .union([z.strictObject({ basisPoints: z.number().int().min(0).max(10_000) }), z.strictObject({ amount })])
    .default({ amount: 0 }),
  /** The part of the delivery charge that is refunded, without tax. */
  delivery: amount.default(0),
  reason: note,
  /** What staff were shown that the refund comes to; when it no longer does, the refund fails with `amount-changed`. */
  expected: amount.optional(),
});
export type ReturnRefundInput = z.infer<typeof returnRefundInput>;

/** What a refund of a return would be, before it is made. */
export const returnProposal = z.object({
  credits: z.array(credit),
  /** The sum of the credits, tax included. */
  amount: z.number(),
  /** The part that goes back to what was paid through a provider; the rest lowers what the invoices ask for. */
  paidBack: z.number(),
});
export type ReturnProposal = z.infer<typeof returnProposal>;
