import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import { totalOf } from './rules/status';
import type { PurchaseLine, PurchaseOrder, PurchaseRow, ReceiptInput } from './schema/orders';
import type { PartInput, SupplierInput } from './schema/suppliers';

/** `words` is what the search of the list finds. */
export type SupplierDocument = SupplierInput & { _id: ObjectId; words: string[] };

export const suppliers = defineCollection<SupplierDocument>('suppliers', [
  { key: { name: 1 }, unique: true },
  { key: { words: 1, name: 1 } },
]);

/** The id of a part is that of its supplier and the SKU. Which supplier is preferred is stored with the stock. */
export type PartDocument = Omit<PartInput, 'preferred'> & { _id: string; supplierId: string; sku: string };

export const supplierParts = defineCollection<PartDocument>('supplierParts', [
  { key: { supplierId: 1, sku: 1 }, unique: true },
  { key: { sku: 1 } },
]);

export const partIdOf = (supplierId: string, sku: string): string => `${supplierId}:${sku}`;

/** `applied`: its units are in stock. */
type StoredReceipt = ReceiptInput & { at: Date; by: string; email: string; applied: boolean };

export type PurchaseOrderDocument = Omit<
  PurchaseOrder,
  'createdAt' | 'sentAt' | 'receipts' | 'history' | 'total'
> & {
  _id: ObjectId;
  year: number;
  sequence: number;
  /** The supplier while this is a draft: a supplier has at most one. */
  draftOf?: string;
  createdAt: Date;
  sentAt?: Date;
  receipts: StoredReceipt[];
  history: { what: string; at: Date; by: string; why: string }[];
  total: number;
  words: string[];
  /** The ids of the last presses that mailed the order again. */
  mailedAgain?: string[];
  /** Whether receipts wait to be added to the stock. */
  unfinished?: boolean;
  mails: PendingMail[];
};

export const purchaseOrders = defineCollection<PurchaseOrderDocument>('purchaseOrders', [
  { key: { number: 1 }, unique: true },
  { key: { year: 1, sequence: -1 }, unique: true },
  { key: { draftOf: 1 }, unique: true, sparse: true },
  { key: { createdAt: -1 } },
  { key: { state: 1, createdAt: -1 } },
  { key: { supplierId: 1, createdAt: -1 } },
  { key: { 'lines.sku': 1, state: 1 } },
  { key: { total: 1, createdAt: 1 } },
  { key: { words: 1, createdAt: -1 } },
  { key: { unfinished: 1 }, sparse: true },
  mailsIndex,
]);

/** The words by which a purchase order is found: its number, supplier, SKUs and part numbers. */
export const purchaseWords = ({
  number,
  supplier,
  lines,
}: Pick<PurchaseOrderDocument, 'number' | 'supplier' | 'lines'>): string[] => [
  ...new Set(
    [number, ...supplier.name.split(/\s+/), ...lines.flatMap(({ sku, partNumber }) => [sku, partNumber])]
      .filter(Boolean)
      .map((word) => word.toLowerCase()),
  ),
];

/** The fields that follow from the lines of an order. */
export const withLines = (
  order: Pick<PurchaseOrderDocument, 'number' | 'supplier'>,
  lines: PurchaseLine[],
): Pick<PurchaseOrderDocument, 'lines' | 'total' | 'words'> => ({
  lines,
  total: totalOf(lines),
  words: purchaseWords({ ...order, lines }),
});

export function purchaseView(document: PurchaseOrderDocument): PurchaseOrder {
  const { number, state, supplierId, supplier, currency, lines, note, expectedOn, total, version } = document;
  return {
    number,
    state,
    supplierId,
    supplier,
    currency,
    lines,
    note,
    expectedOn,
    total,
    version,
    createdAt: document.createdAt.toISOString(),
    sentAt: document.sentAt?.toISOString() ?? null,
    receipts: document.receipts.map(({ email: _email, applied: _applied, at, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
    })),
    history: document.history.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

export function purchaseRowView(document: PurchaseOrderDocument): PurchaseRow {
  const { number, state, supplierId, supplier, currency, lines, expectedOn, total, createdAt } = document;
  return {
    number,
    state,
    supplierId,
    currency,
    expectedOn,
    total,
    supplier: supplier.name,
    createdAt: createdAt.toISOString(),
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    received: lines.reduce((sum, { received }) => sum + received, 0),
  };
}
