import type { ObjectId } from 'mongodb';
import { eventsIndex, type PendingEvent } from '../events/outbox';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import { quoteSum } from './rules/choice';
import type { OwnQuote, QuoteContent, QuoteRow, QuoteVersion, StaffQuote } from './schema/quote';

type StoredVersion = Omit<QuoteVersion, 'sentAt'> & { sentAt: Date };

export type QuoteDocument = Pick<StaffQuote, 'number' | 'state' | 'customer' | 'request' | 'currency'> & {
  _id: ObjectId;
  /** Who began it, with their key: a repeat begins no other. */
  beginKey: string;
  /** Absent for the customer alone. */
  company?: { id: string; name: string };
  draft: QuoteContent;
  /** Sent versions, the earliest first: one is only ever added. */
  versions: StoredVersion[];
  /** The number of the last version; 0 before the first. */
  version: number;
  comments: (Omit<OwnQuote['comments'][number], 'at'> & { at: Date })[];
  history: (Omit<OwnQuote['history'][number], 'at'> & { at: Date })[];
  /** The order attempt that holds the quote, until it is an order or has failed. Others can't accept it meanwhile. */
  acceptance?: { attempt: ObjectId; version: number; at: Date };
  /** The number of the order. */
  order?: string;
  /** When the last version can no longer be accepted, and when the customer is reminded of that; while it is offered. */
  expiresAt?: Date;
  remindAt?: Date;
  /** The price of what counts, for the list. */
  total: number;
  words: string[];
  /** Grows with each change: every write is a compare-and-set on it. */
  seq: number;
  createdAt: Date;
  changedAt: Date;
  mails: PendingMail[];
  /** Events that it has caused, on their way to webhooks, and the number of all so far. */
  events?: PendingEvent[];
  eventCount?: number;
};

export const quotes = defineCollection<QuoteDocument>('quotes', [
  { key: { number: 1 }, unique: true },
  { key: { beginKey: 1 }, unique: true },
  { key: { changedAt: -1 } },
  { key: { state: 1, changedAt: -1 } },
  { key: { total: 1, changedAt: 1 } },
  { key: { words: 1, changedAt: -1 } },
  { key: { 'customer.id': 1, changedAt: -1 } },
  { key: { 'company.id': 1, changedAt: -1 } },
  { key: { expiresAt: 1 }, sparse: true },
  { key: { remindAt: 1 }, sparse: true },
  { key: { 'acceptance.at': 1 }, sparse: true },
  mailsIndex,
  eventsIndex,
]);

/** A key that signs the links of quotes. The private half is encrypted, and deleted once another key has replaced it. */
type QuoteKeyDocument = {
  _id: string;
  /** The public key as in a JSON Web Key: base64url. */
  x: string;
  sealed?: string;
  /** Set for the one key that signs. */
  current?: true;
  createdAt: Date;
  /** When all links that it signed have expired, once it is replaced. */
  removeAt?: Date;
};

export const quoteKeys = defineCollection<QuoteKeyDocument>('quoteKeys', [
  { key: { current: 1 }, unique: true, sparse: true },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);

/** What counts: the last version, or the draft before the first. */
export const contentOf = ({ versions, draft }: Pick<QuoteDocument, 'versions' | 'draft'>): QuoteContent =>
  versions.at(-1) ?? draft;

/** The fields that follow from the rest of a quote. */
export function derived(
  document: Pick<
    QuoteDocument,
    'number' | 'customer' | 'company' | 'order' | 'versions' | 'draft' | 'request'
  >,
): Pick<QuoteDocument, 'total' | 'words'> {
  const { lines } = contentOf(document);
  const { number, customer, company, order = '' } = document;
  const texts = [number, order, customer.name, customer.email, company?.name ?? ''].join(' ').split(/\s+/);
  const skus = [...lines, ...document.request.lines].map(({ sku }) => sku);
  const words = [...texts, ...skus].filter(Boolean).map((word) => word.toLowerCase());
  return { total: quoteSum(lines), words: [...new Set(words)] };
}

const iso = <T extends { at: Date }>(list: T[]) => list.map((one) => ({ ...one, at: one.at.toISOString() }));

export function staffQuoteView(document: QuoteDocument): StaffQuote {
  const { number, state, customer, company, request, versions, comments, history, order } = document;
  return {
    number,
    state,
    customer,
    company: company ?? null,
    request,
    versions: versions.map((version) => ({ ...version, sentAt: version.sentAt.toISOString() })),
    comments: iso(comments),
    history: iso(history),
    order: order ?? null,
    currency: document.currency,
    createdAt: document.createdAt.toISOString(),
    draft: document.draft,
    seq: document.seq,
  };
}

/** A quote as its customer sees it, without what staff prepare. */
export function ownQuoteView(document: QuoteDocument): OwnQuote {
  const { draft: _draft, seq: _seq, ...view } = staffQuoteView(document);
  return view;
}

export function quoteRowView(document: QuoteDocument): QuoteRow {
  const { number, state, customer, company, currency, order, version, total } = document;
  return {
    number,
    state,
    customer: customer.name,
    company: company?.name ?? null,
    currency,
    order: order ?? null,
    version,
    total,
    lines: contentOf(document).lines.length,
    validUntil: document.versions.at(-1)?.validUntil ?? null,
    createdAt: document.createdAt.toISOString(),
    changedAt: document.changedAt.toISOString(),
  };
}
