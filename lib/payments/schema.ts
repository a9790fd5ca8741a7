import { z } from 'zod';
import { bankLayout } from './schema/bank-layout';

/** A difference between payments, bank entries, orders and invoices, with what to do about it. */
export const paymentDifference = z.object({
  kind: z.enum([
    'unknown-order',
    'missing-payment',
    'other-amount',
    'undone-refund',
    'paid-without-entry',
    'other-status',
    'unknown-entry',
    'entry-sum',
    'invoice-balance',
  ]),
  /** The id of the payment or the bank entry, or the number of the order or invoice that differs. */
  paymentId: z.string(),
  /** The number of the order; empty where there is none. */
  number: z.string(),
  amount: z.number(),
  currency: z.string(),
  detail: z.string(),
  at: z.string(),
});
export type PaymentDifference = z.infer<typeof paymentDifference>;

/** The latest comparison of payments, bank entries, orders and invoices. */
export const paymentCheck = z.object({
  checkedAt: z.string(),
  compared: z.number(),
  /** Payments that the shop had not recorded, or not as they are now. */
  corrected: z.number(),
  /** How many orders were compared with their bank entries and invoices. */
  orders: z.number(),
  differences: z.array(paymentDifference),
});
export type PaymentCheck = z.infer<typeof paymentCheck>;

/** An entry of a bank statement as it was read; a negative amount left the account. */
export const statementEntry = z.object({
  account: z.string(),
  on: z.string(),
  amount: z.number(),
  currency: z.string(),
  name: z.string(),
  iban: z.string(),
  text: z.string(),
  reference: z.string(),
});
export type StatementEntry = z.infer<typeof statementEntry>;

const assignment = z.object({
  orderId: z.string(),
  number: z.string(),
  amount: z.number(),
  by: z.string(),
  at: z.string(),
  isUndone: z.boolean(),
});

export const bankStates = ['open', 'matched', 'closed'] as const;
export const bankDecisions = ['refund', 'credit', 'noted'] as const;
export type BankDecision = (typeof bankDecisions)[number];

/** `returned` is about both entries of a transfer that its bank has taken back. */
const decided = z.enum([...bankDecisions, 'returned']);

/** What to do with an entry as far as can be guessed: assign it to orders, or take an earlier transfer back. */
const bankProposal = z.object({
  /** The number of the order; of a transfer that is taken back without one, empty. */
  number: z.string(),
  why: z.string(),
  /** Further orders that the same transfer pays. */
  also: z.array(z.string()).optional(),
  /** The earlier transfer that a debit takes back. */
  entryId: z.string().optional(),
});
export type BankProposal = z.infer<typeof bankProposal>;

/** An entry with what became of it: `open` is what belongs to no order yet. */
export const bankEntry = statementEntry.extend({
  id: z.string(),
  state: z.enum(bankStates),
  open: z.number(),
  assignments: z.array(assignment),
  /** The transfer that this debit takes back, and the debit that has taken this transfer back. */
  reverses: z.string().nullable(),
  reversedBy: z.string().nullable(),
  proposal: bankProposal.nullable(),
  decision: z.object({ kind: decided, note: z.string(), by: z.string() }).nullable(),
});
export type BankEntry = z.infer<typeof bankEntry>;

/** An earlier transfer that a debit may take back. */
export const reversibleEntry = bankEntry.pick({ id: true, on: true, name: true });
export type ReversibleEntry = z.infer<typeof reversibleEntry>;

/** A refund that staff make at the bank. */
export const bankRefund = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.number(),
  currency: z.string(),
  name: z.string(),
  iban: z.string(),
  reason: z.string(),
  state: z.enum(['open', 'done']),
  doneOn: z.string().nullable(),
  at: z.string(),
});
export type BankRefund = z.infer<typeof bankRefund>;

/** How a CSV file is read: its layout, the titles of its columns and its first rows as they stand in it. */
export const statementCsv = z.object({
  layout: bankLayout,
  /** Whether the layout is one that was remembered. */
  isRemembered: z.boolean(),
  titles: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  /** How many rows without a date were left out. */
  skipped: z.number(),
});

/** What a statement file holds, and what its import does. */
export const statementReport = z.object({
  /** Why the entries of a CSV file can't be read as its layout says; only in a dry run. */
  problem: z.string().nullable(),
  csv: statementCsv.nullable(),
  /** The first entries. */
  preview: z.array(statementEntry),
  entries: z.number(),
  added: z.number(),
  known: z.number(),
  matched: z.number(),
  proposed: z.number(),
  isDryRun: z.boolean(),
});
export type StatementReport = z.infer<typeof statementReport>;

export const statementQuery = z.object({
  dryRun: z.literal('1').optional(),
  /** How to read a CSV file: a `bankLayout` as JSON. It is remembered for files with the same titles. */
  layout: z
    .string()
    .max(1_000)
    .regex(/^\{[\x20-\x7e]*\}$/, 'must be a layout as JSON')
    .optional(),
  name: z.string().trim().max(120).default(''),
});
export const bankEntryParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id') });
export const bankAssignmentParams = bankEntryParams.extend({ index: z.string().regex(/^\d{1,4}$/) });
export const bankRefundParams = z.strictObject({ id: z.string().regex(/^[\w-]{3,160}$/, 'is not an id') });
export const assignmentInput = z.strictObject({
  number: z.string().regex(/^HX-[0-9A-HJKMNP-TV-Z]{8}$/, 'Enter an order number'),
  /** Less than what is open, where one transfer pays several orders. */
  amount: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export const decisionInput = z.strictObject({
  kind: z.enum(bankDecisions),
  note: z.string().trim().min(1, 'Say why').max(300),
});
export const reversalInput = z.strictObject({ entryId: bankEntryParams.shape.id });
export const doneInput = z.strictObject({ on: z.iso.date('Enter a day') });

/** The id of a payment at its provider. */
export const paymentParams = z.strictObject({ id: z.string().regex(/^\w{3,80}$/, 'is not an id') });
