import { Binary, type ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import { sha256 } from '../platform/hash';
import { stampWrites, type Stamped } from '../platform/stamped-collection';
import { eInvoiceProblem } from './rules/e-invoice/problem';
import type { Invoice, InvoiceContent, InvoiceRow, InvoiceSeries, InvoiceStatus } from './schema/invoice';

/**
 * An invoice or a credit note. `position` counts the documents of a series from 1 without end; `year` and `sequence`
 * make the number. Documents are never deleted.
 */
export type InvoiceDocument = Stamped & {
  _id: ObjectId;
  series: InvoiceSeries;
  position: number;
  year: number;
  sequence: number;
  /** The hash of the document before it in the series; empty for the first. */
  previousHash: string;
  hash: string;
  content: InvoiceContent;
  issuedAt: Date;
  /** What it was issued for. Unique, so that a repeat finds what exists. */
  cause: string;
  orderId: string;
  shipmentId: string;
  customerId: string;
  /** Where it was taxed. Absent on older documents, which were taxed where the buyer is. */
  taxPlace?: { country: string; region: string };
  /** Of a credit note: the invoice, and how many credit notes it had before. The pair is unique. */
  credits?: { invoiceId: string; index: number };
  /** Follow the order and the credit notes; no part of the hash. */
  status: InvoiceStatus;
  credited: number;
  words: string[];
};

const collection = defineCollection<InvoiceDocument>('invoices', [
  { key: { series: 1, position: 1 }, unique: true },
  { key: { series: 1, year: 1, sequence: 1 }, unique: true },
  { key: { 'content.number': 1 }, unique: true },
  { key: { cause: 1 }, unique: true },
  {
    key: { 'credits.invoiceId': 1, 'credits.index': 1 },
    unique: true,
    partialFilterExpression: { 'credits.invoiceId': { $exists: true } },
  },
  { key: { orderId: 1, issuedAt: 1 } },
  { key: { customerId: 1, issuedAt: -1 } },
  { key: { issuedAt: -1, position: -1 } },
  { key: { series: 1, issuedAt: -1, position: -1 } },
  { key: { status: 1, issuedAt: -1, position: -1 } },
  { key: { 'content.gross': -1, issuedAt: -1 } },
  { key: { words: 1, issuedAt: -1 } },
  { key: { changedAt: 1, _id: 1 } },
]);

/** The invoices and credit notes; every write stamps them with its time. */
export const invoices = Object.assign(() => stampWrites(collection()), {
  collectionName: collection.collectionName,
  indexes: collection.indexes,
});

/** A file of an issued document; the first one stored stays. */
export type InvoiceFile = {
  /** The document's id and the format. */
  _id: string;
  bytes: Binary;
  sha256: string;
};

export const invoiceFiles = defineCollection<InvoiceFile>('invoiceFiles');

/** The same text for the same values, in whatever order a database returns the fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** The hash that an issued document must have. */
export function hashOf({
  series,
  position,
  year,
  sequence,
  previousHash,
  content,
}: Pick<InvoiceDocument, 'series' | 'position' | 'year' | 'sequence' | 'previousHash' | 'content'>): string {
  return sha256(canonical({ series, position, year, sequence, previousHash, content }));
}

export function invoiceView({ _id, status, credited, hash, content }: InvoiceDocument): Invoice {
  return { id: _id.toHexString(), status, credited, hash, content };
}

export function invoiceRowView({ _id, status, credited, content }: InvoiceDocument): InvoiceRow {
  const { series, number, issuedOn, dueOn, order, buyer, gross, currency } = content;
  return {
    id: _id.toHexString(),
    series,
    number,
    status,
    issuedOn,
    dueOn,
    orderNumber: order.number,
    buyer: buyer.company || buyer.name,
    gross,
    credited,
    currency,
    isEInvoice: !eInvoiceProblem(content),
  };
}
