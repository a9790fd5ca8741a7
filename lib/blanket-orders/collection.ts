import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import { blanketSums } from './rules/lines';
import { blanketStatus } from './rules/status';
import type { BlanketLine, BlanketOrder, BlanketRow } from './schema';

/** Units that an order has called off: `pendingAt` until it has committed. `version` is that of the order they follow. */
export type StoredCallOff = {
  order: ObjectId;
  number?: string;
  by: string;
  at: Date;
  lines: { sku: string; quantity: number }[];
  version: number;
  pendingAt?: Date;
};

/** An agreement with a company. Every write grows `seq`; all but the hold of a call-off are a compare-and-set on it. */
export type BlanketOrderDocument = Pick<
  BlanketOrder,
  'number' | 'company' | 'contact' | 'purchaseOrder' | 'from' | 'until' | 'terms' | 'currency'
> & {
  _id: ObjectId;
  /** Who began it, with their key: a repeat begins no other. */
  beginKey: string;
  state: 'draft' | 'open' | 'closed';
  /** A line keeps its place as long as units of it are called off. */
  lines: BlanketLine[];
  callOffs: StoredCallOff[];
  quote?: string;
  /** When the contact is reminded of its end. */
  remindAt?: Date;
  history: (Omit<BlanketOrder['history'][number], 'at'> & { at: Date })[];
  words: string[];
  seq: number;
  createdAt: Date;
  changedAt: Date;
  mails: PendingMail[];
};

export const blanketOrders = defineCollection<BlanketOrderDocument>('blanketOrders', [
  { key: { number: 1 }, unique: true },
  { key: { beginKey: 1 }, unique: true },
  { key: { changedAt: -1 } },
  { key: { until: 1 } },
  { key: { state: 1, until: 1 } },
  { key: { state: 1, changedAt: -1 } },
  { key: { words: 1, changedAt: -1 } },
  { key: { 'company.id': 1, until: -1 } },
  { key: { 'contact.id': 1 } },
  { key: { remindAt: 1 }, sparse: true },
  { key: { 'callOffs.pendingAt': 1 } },
  mailsIndex,
]);

/** The words under which the search finds a blanket order. */
export function wordsOf({
  number,
  company,
  contact,
  purchaseOrder,
  lines,
}: Pick<BlanketOrderDocument, 'number' | 'company' | 'contact' | 'purchaseOrder' | 'lines'>): string[] {
  const texts = [number, company.name, contact.name, contact.email, purchaseOrder].join(' ').split(/\s+/);
  const words = [...texts, ...lines.map(({ sku }) => sku)].filter(Boolean);
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** Whether nothing is left to call off. */
const isUsedUp = ({ lines }: Pick<BlanketOrderDocument, 'lines'>) =>
  lines.length > 0 && lines.every(({ remaining }) => remaining === 0);

export const statusOf = (document: BlanketOrderDocument, today: string) =>
  blanketStatus({ ...document, isUsedUp: isUsedUp(document) }, today);

/** A blanket order as people see it; `today` is the day in the shop's time zone. */
export function blanketOrderView(document: BlanketOrderDocument, today: string): BlanketOrder {
  const { number, company, contact, purchaseOrder, from, until, terms, lines, currency, quote } = document;
  return {
    number,
    status: statusOf(document, today),
    company,
    contact,
    purchaseOrder,
    from,
    until,
    terms,
    lines,
    callOffs: document.callOffs
      .filter((callOff) => callOff.lines.length > 0)
      .map((callOff) => ({
        order: callOff.number ?? null,
        at: callOff.at.toISOString(),
        by: callOff.by,
        lines: callOff.lines,
      })),
    currency,
    quote: quote ?? null,
    history: document.history.map((event) => ({ ...event, at: event.at.toISOString() })),
    createdAt: document.createdAt.toISOString(),
    seq: document.history.length,
  };
}

export function blanketRowView(document: BlanketOrderDocument, today: string): BlanketRow {
  const { number, company, purchaseOrder, from, until, currency, lines } = document;
  const { total, remaining } = blanketSums(lines);
  const facts = { number, status: statusOf(document, today), purchaseOrder, from, until, currency };
  return { ...facts, company: company.name, lines: lines.length, total, remaining };
}
