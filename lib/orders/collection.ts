import type { ObjectId } from 'mongodb';
import type { LineInput } from '../cart/schema';
import type { AppliedDiscount } from '../discounts/schema';
import { eventsIndex, type PendingEvent } from '../events/outbox';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import { stampUpdates, type Stamped } from '../platform/stamped-collection';
import type { Receivable } from './rules/payments';
import { isOnBackorder } from './rules/backorders';
import { isPartlyShipped, storedShipments, type StoredShipment } from './rules/shipments';
import type { OrderStatus } from './rules/status';
import type {
  Address,
  Delivery,
  Order,
  OrderBlanketOrder,
  OrderCompany,
  OrderEvent,
  OrderLine,
  OrderQuote,
  OrderRow,
  Payment,
  SavedAddress,
  Totals,
} from './schema/order';
import type { ReturnSums } from './rules/return-sums';
import type { OrderReturn, Replacement } from './schema/returns';
import type { OrderPayment, OrderRefund, PaymentPage, PaymentWork } from './schema/payment';

type StoredEvent = Omit<OrderEvent, 'at'> & { at: Date };

/** `key` allows one replacement order for each decision to replace units. */
export type StoredReturnByLine = Omit<OrderReturn, 'replacement'> & {
  replacement?: Replacement & { key: string };
};

/** The units and the total of an order before or after an edit, for the audit log. */
export type EditSummary = { lines: string; delivery: string; purchaseOrder: string; total: number };

/**
 * A change that staff made before the confirmation, stored by the write that made it. It says what remains to be done
 * while the order is unfinished: units and uses taken become final, others go back, and the audit log records it.
 */
export type StoredEdit = {
  /** The key under which it took units and uses of discounts: see rules/edit-keys.ts. */
  key: string;
  /** The idempotency key of the call. */
  id: string;
  auditId: ObjectId;
  by: { userId: string; email: string };
  taken: LineInput[];
  returned: LineInput[];
  /** The ids of discounts of which it claimed a use. */
  claimed: string[];
  /** Discounts that no longer apply, with the key under which their use was claimed. */
  dropped: { id: string; key: string }[];
  before: EditSummary;
  after: EditSummary;
};

/**
 * One attempt to order; the attempt that commits is the order. Until then it is `placing`. `aborted` (timed out, its
 * units go back) and `refused` (too little stock, or a discount used up) are final.
 */
export type OrderAttempt = Stamped & {
  _id: ObjectId;
  state: OrderStatus | 'placing' | 'aborted' | 'refused';
  /** Customer and idempotency key, unique. An aborted attempt loses it, so that a retry can start again. */
  liveKey?: string;
  fingerprint: string;
  attemptedAt: Date;
  customer: Order['customer'];
  /** The company in whose name the customer ordered; absent for the customer alone. */
  company?: OrderCompany;
  /** The member of the staff who placed it for the customer; absent where the customer did. */
  placedBy?: { userId: string; email: string; name: string };
  fromCart: boolean;
  /** The units taken from stock: each SKU once, sorted. */
  stockLines: LineInput[];
  /** The units of each SKU that the customer accepts on backorder. Absent for none. */
  acceptedBackorders?: LineInput[];
  /** The SKUs of which units were on backorder when it was placed. Absent for none, and once the order is closed. */
  backordered?: string[];
  /** The stored failure for this idempotency key when stock was short or a discount was used up. */
  rejection?: { code?: string; message: string; fields: Record<string, string> };
  lines: OrderLine[];
  /** The quote that it holds while it is placed. */
  quote?: OrderQuote;
  /** The blanket order from which it has called off, or does while it is placed. */
  blanketOrder?: OrderBlanketOrder;
  /** Each claims one use of its discount. Orders from before there were discounts have none. */
  discounts?: AppliedDiscount[];
  totals: Totals;
  address: Address;
  delivery: Delivery;
  shipComplete?: boolean;
  requestedDate?: string;
  purchaseOrderFile?: Order['purchaseOrderFile'];
  payment: Payment;
  /** What providers have authorized or received. Absent before the first. */
  payments?: OrderPayment[];
  refunds?: OrderRefund[];
  /** Of an order on terms: what its issued documents say. Absent before the first. */
  receivable?: Receivable;
  /** The reminders of its invoices that were sent, and the numbers of those about which none are sent. */
  reminders?: { number: string; step: number; at: Date }[];
  pausedReminders?: string[];
  /** The code of the company's cost center. */
  costCenter?: string;
  /** The ids of the months of the company's budgets of which it claims its total. */
  budgets?: string[];
  /** The request by which members of the company approved it, and who gave the last approval. */
  approval?: { request: string; by: string };
  /** Why staff placed it on invoice beyond the terms of its customer. */
  creditOverride?: string;
  /** Work at the provider that the last writes have caused; null once it is done. */
  paymentWork?: PaymentWork | null;
  /** The page on which the customer pays by card. */
  paymentPage?: PaymentPage;
  /** When an order that nobody has paid is cancelled; null once that is decided. */
  payBy?: Date | null;
  /** When the customer was reminded of a transfer. */
  remindedAt?: Date;
  /** Oldest first. Absent before the first. */
  returns?: StoredReturnByLine[];
  /** The return whose units it replaces, free of charge: such an order is no sale. */
  replaces?: Order['replaces'];
  /** What its returns have given back, for the reports. Present since the first inspection. */
  returnSums?: ReturnSums;
  /** Absent before the first, and in orders that were shipped before shipments were stored: `storedShipments` reads both. */
  shipments?: StoredShipment[];
  /** The ids of shipments that were undone: a late repeat of their request must not ship again. */
  undoneShipments?: string[];
  /** Lines and totals as placed, since the units that had not shipped were cancelled. */
  original?: Pick<Order, 'lines' | 'totals'>;
  history: StoredEvent[];
  /** The key under which the use of a discount was claimed, by the discount's id; absent where that is the order's id. */
  useKeys?: Record<string, string>;
  /** The changes of staff before the confirmation, oldest first. */
  edits?: StoredEdit[];
  /** The idempotency keys of the messages that staff sent to the customer. */
  messageKeys?: string[];
  /** Set by the commit, with `placedAt` and `words`. */
  number?: string;
  placedAt?: Date;
  words?: string[];
  /** Grows with each change: every write is a compare-and-set on it. */
  version: number;
  /** Set while follow-up work of the last change is pending: holds, the cart, units to give back. */
  unfinished?: true;
  /** Set by each change until the invoices and credit notes that follow from it are issued. */
  invoicePending?: true;
  mails: PendingMail[];
  events?: PendingEvent[];
  eventCount?: number;
  /** When an attempt that failed is deleted. */
  removeAt?: Date;
};

const collection = defineCollection<OrderAttempt>('orders', [
  { key: { liveKey: 1 }, unique: true, sparse: true },
  { key: { number: 1 }, unique: true, sparse: true },
  { key: { 'customer.id': 1, placedAt: -1 } },
  { key: { 'customer.id': 1, state: 1, placedAt: -1 } },
  { key: { 'company.id': 1, placedAt: -1 } },
  { key: { 'company.id': 1, state: 1, placedAt: -1 } },
  {
    key: { 'company.id': 1, 'payment.purchaseOrder': 1 },
    partialFilterExpression: { 'company.id': { $exists: true } },
  },
  { key: { placedAt: -1 } },
  { key: { requestedDate: 1, placedAt: 1 }, sparse: true },
  { key: { state: 1, placedAt: -1 } },
  { key: { 'returns.status': 1, placedAt: -1 } },
  { key: { 'returns.at': -1 }, sparse: true },
  { key: { 'totals.total': 1, placedAt: 1 } },
  { key: { words: 1, placedAt: -1 } },
  { key: { 'discounts.id': 1, placedAt: -1 } },
  { key: { backordered: 1, placedAt: -1 }, sparse: true },
  { key: { unfinished: 1 }, sparse: true },
  { key: { 'paymentWork.dueAt': 1 }, sparse: true },
  { key: { 'paymentWork.failed': 1 }, sparse: true },
  { key: { payBy: 1 }, sparse: true },
  { key: { 'payments.dispute.id': 1 }, sparse: true },
  { key: { 'purchaseOrderFile.id': 1 }, sparse: true },
  { key: { invoicePending: 1 }, sparse: true },
  { key: { 'payments.at': 1 }, sparse: true },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
  { key: { changedAt: 1, _id: 1 }, sparse: true },
  mailsIndex,
  eventsIndex,
]);

/** The orders and attempts; every update stamps its documents with the time of the change. */
export const orders = Object.assign(() => stampUpdates(collection()), {
  collectionName: collection.collectionName,
  indexes: collection.indexes,
});

export type AddressDocument = Address & {
  _id: ObjectId;
  customerId: string;
  /** Hash of the content: saving the same address twice keeps one. */
  fingerprint: string;
  /** One of the numbers below the limit of an address book; unique for each customer, so that the limit is exact. */
  slot?: number;
  usedAt: Date;
};

export const addresses = defineCollection<AddressDocument>('addresses', [
  { key: { customerId: 1, fingerprint: 1 }, unique: true },
  { key: { customerId: 1, usedAt: -1 } },
  {
    key: { customerId: 1, slot: 1 },
    unique: true,
    partialFilterExpression: { slot: { $exists: true } },
  },
]);

export function addressView(document: AddressDocument): SavedAddress {
  const { _id, name, company, line1, line2, city, region, postcode, country, phone } = document;
  return { id: _id.toHexString(), name, company, line1, line2, city, region, postcode, country, phone };
}

/** An attempt that has committed. */
export type OrderDocument = OrderAttempt & { state: OrderStatus; number: string; placedAt: Date };

/** Whether an attempt has become an order. */
export function isPlaced(document: OrderAttempt): document is OrderDocument {
  return document.number !== undefined;
}

/** A return as people see it, without the key of its replacement. */
export function returnView({ replacement, ...found }: StoredReturnByLine): OrderReturn {
  if (!replacement) return found;
  return { ...found, replacement: { lines: replacement.lines, order: replacement.order } };
}

export function orderView(document: OrderDocument): Order {
  const { number, state, customer, lines, discounts, totals, address, delivery, payment } = document;
  return {
    id: document._id.toHexString(),
    number,
    state,
    customer,
    company: document.company,
    quote: document.quote,
    blanketOrder: document.blanketOrder,
    costCenter: document.costCenter,
    lines,
    discounts,
    totals,
    address,
    delivery,
    ...(document.shipComplete && { shipComplete: true }),
    requestedDate: document.requestedDate,
    purchaseOrderFile: document.purchaseOrderFile,
    payment,
    payments: document.payments,
    refunds: document.refunds,
    returns: document.returns?.map(returnView),
    replaces: document.replaces,
    shipments: storedShipments(document).map((shipment) => ({ ...shipment, at: shipment.at.toISOString() })),
    original: document.original,
    history: document.history.map((event) => ({ ...event, at: event.at.toISOString() })),
    placedAt: document.placedAt.toISOString(),
  };
}

export function orderRowView(document: OrderDocument): OrderRow {
  const { _id, number, state, customer, lines, totals, delivery, payment } = document;
  return {
    id: _id.toHexString(),
    number,
    state,
    customer,
    delivery: { id: delivery.id, name: delivery.name },
    ...(document.shipComplete && { shipComplete: true }),
    requestedDate: document.requestedDate,
    ...(isOnBackorder(document) && { onBackorder: true }),
    payment: payment.state,
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: totals.total,
    currency: totals.currency,
    pictures: lines.slice(0, 3).map((line) => line.img),
    names: lines.map((line) => line.name),
    returnRequested: (document.returns ?? []).some(({ status }) => status === 'requested'),
    partlyShipped: isPartlyShipped({ state, shipments: document.shipments ?? [] }),
    placedAt: document.placedAt.toISOString(),
  };
}
