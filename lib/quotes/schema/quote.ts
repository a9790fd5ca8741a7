import { z } from 'zod';
import { lineInput } from '../../cart/schema';
import { pageSchema } from '../../shared/page-schema';
import { quoteStatuses } from '../rules/status';

export const quoteLine = z.object({
  sku: z.string(),
  name: z.string(),
  /** Color and size; empty for none. */
  detail: z.string(),
  unit: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  /** The shop's price of a unit when the line was priced. */
  listPrice: z.number(),
  /** The SKU of the line instead of which it can be chosen; empty for none. */
  alternativeTo: z.string(),
  note: z.string(),
});
/** A line as it is offered. Prices are in minor units, before tax. */
export type QuoteLine = z.infer<typeof quoteLine>;

const content = z.object({
  lines: z.array(quoteLine),
  text: z.string(),
  terms: z.string(),
  /** The last day on which it can be accepted, in the shop's time zone. */
  validUntil: z.string(),
  /** The price of delivery; null as in the shop. */
  delivery: z.number().nullable(),
});
/** What a version offers, and what staff prepare for the next one. */
export type QuoteContent = z.infer<typeof content>;

export const quoteVersion = content.extend({
  version: z.number(),
  currency: z.string(),
  sentAt: z.string(),
  sentBy: z.string(),
});
/** A version as it was sent: it never changes. */
export type QuoteVersion = z.infer<typeof quoteVersion>;

export const quoteComment = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  fromShop: z.boolean(),
  at: z.string(),
});
export type QuoteComment = z.infer<typeof quoteComment>;

const event = z.object({ what: z.string(), at: z.string(), by: z.string(), why: z.string() });

const publicKey = z.object({
  kty: z.string(),
  crv: z.string(),
  alg: z.string(),
  use: z.string(),
  kid: z.string(),
  x: z.string(),
  createdAt: z.string(),
});
/** The public keys with which links of quotes are verified, as a JSON Web Key Set. */
export const publicKeys = z.object({ keys: z.array(publicKey) });
export type PublicKey = z.infer<typeof publicKey>;

/** A quote as its customer sees it. */
export const ownQuote = z.object({
  number: z.string(),
  state: z.enum(quoteStatuses),
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What the customer asked for. */
  request: z.object({ lines: z.array(lineInput.extend({ name: z.string() })), text: z.string() }),
  versions: z.array(quoteVersion),
  comments: z.array(quoteComment),
  history: z.array(event),
  /** The number of the order that it became. */
  order: z.string().nullable(),
  currency: z.string(),
  createdAt: z.string(),
});
export type OwnQuote = z.infer<typeof ownQuote>;

/** A quote as staff see it; `seq` grows with each change. */
export const staffQuote = ownQuote.extend({ draft: content, seq: z.number() });
export type StaffQuote = z.infer<typeof staffQuote>;

export const quoteRow = ownQuote
  .pick({ number: true, state: true, currency: true, order: true, createdAt: true })
  .extend({
    customer: z.string(),
    company: z.string().nullable(),
    version: z.number(),
    lines: z.number(),
    /** Of the version that counts, without alternatives; of the draft before the first. */
    total: z.number(),
    validUntil: z.string().nullable(),
    changedAt: z.string(),
  });
/** A quote in a list. */
export type QuoteRow = z.infer<typeof quoteRow>;
export const quotePage = pageSchema(quoteRow);
