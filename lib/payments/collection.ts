import { defineCollection } from '../platform/database';
import type { BankEntry, BankRefund, PaymentCheck } from './schema';
import type { BankLayout } from './schema/bank-layout';

/** What is compared: the card provider's payments, or everything within the shop and its bank account. */
export type CheckedBooks = 'stripe' | 'books';

/** The latest comparison; `startedAt` is claimed by the server that compares. */
export type PaymentCheckDocument = Partial<Omit<PaymentCheck, 'checkedAt'>> & {
  _id: CheckedBooks;
  startedAt: Date;
  checkedAt?: Date;
};

export const paymentChecks = defineCollection<PaymentCheckDocument>('paymentChecks');

type StoredAssignment = Omit<BankEntry['assignments'][number], 'at'> & { at: Date };

/** An entry of the shop's bank account. Its id is a hash of its content, so that no file is imported twice. */
export type BankEntryDocument = Omit<BankEntry, 'id' | 'assignments' | 'reverses' | 'reversedBy'> & {
  _id: string;
  /** Never shortened: a payment's id holds its index. */
  assignments: StoredAssignment[];
  /** What the search finds it by: `bankWords`. */
  words: string[];
  file: string;
  /** The hash of its row in a CSV file. Unique, so that a row which is mapped otherwise the next time is known. */
  source?: string;
  importedAt: Date;
  reverses?: string;
  reversedBy?: string;
  /** The transfer that a debit takes back no longer, until that is open again. */
  released?: string;
  /** Set until its order was looked for. */
  unmatched?: true;
  /** Set until its orders have recorded what was assigned to them. */
  unsettled?: true;
  version: number;
};

export const bankEntries = defineCollection<BankEntryDocument>('bankEntries', [
  { key: { state: 1, on: -1, _id: 1 } },
  { key: { on: -1, _id: 1 } },
  { key: { 'assignments.orderId': 1 } },
  { key: { importedAt: 1 } },
  { key: { amount: 1, _id: 1 } },
  { key: { words: 1, on: -1, _id: 1 } },
  { key: { source: 1 }, unique: true, sparse: true },
  { key: { unmatched: 1 }, sparse: true },
  { key: { unsettled: 1 }, sparse: true },
]);

/** How the CSV files with certain titles are read; `_id` is a hash of the titles. */
export type BankLayoutDocument = { _id: string; layout: BankLayout; savedAt: Date };

export const bankLayouts = defineCollection<BankLayoutDocument>('bankLayouts');

/** A refund by bank transfer. `paymentId` is empty for money that never belonged to an order. */
export type BankRefundDocument = Omit<BankRefund, 'id' | 'at'> & {
  _id: string;
  refundId: string;
  paymentId: string;
  orderId: string;
  entryId: string;
  at: Date;
  unsettled?: true;
};

export const bankRefunds = defineCollection<BankRefundDocument>('bankRefunds', [
  { key: { state: 1, at: -1 } },
  { key: { paymentId: 1 } },
  { key: { unsettled: 1 }, sparse: true },
]);

export function bankEntryView({ _id, assignments, ...rest }: BankEntryDocument): BankEntry {
  const { reverses = null, reversedBy = null } = rest;
  const { account, on, amount, currency, name, iban, text, reference, state, open, proposal, decision } =
    rest;
  return {
    id: _id,
    account,
    on,
    amount,
    currency,
    name,
    iban,
    text,
    reference,
    state,
    open,
    proposal,
    decision,
    reverses,
    reversedBy,
    assignments: assignments.map((each) => ({ ...each, at: each.at.toISOString() })),
  };
}

export function bankRefundView(document: BankRefundDocument): BankRefund {
  const { _id, number, amount, currency, name, iban, reason, state, doneOn, at } = document;
  return { id: _id, number, amount, currency, name, iban, reason, state, doneOn, at: at.toISOString() };
}
