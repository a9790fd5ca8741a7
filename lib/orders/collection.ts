import type { ObjectId } from 'mongodb';
import type { LineInput } from '../cart/schema';
import { defineMailSource, mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type {
  Address,
  Delivery,
  Order,
  OrderLine,
  OrderRow,
  OrderStatus,
  Payment,
  ReturnRequest,
  Totals,
} from './types';

type StoredEvent = { what: string; at: Date; by: string; why: string };
type StoredReturn = Omit<ReturnRequest, 'at'> & { at: Date };

/**
 * One attempt to order; the attempt that commits is the order. Until then it is `placing`; `aborted` (given up, its
 * units go back) and `refused` (too little stock) never become anything else.
 */
export type OrderAttempt = {
  _id: ObjectId;
  state: OrderStatus | 'placing' | 'aborted' | 'refused';
  /** Customer and idempotency key, unique; an aborted attempt gives it up, so that a retry can begin anew. */
  liveKey?: string;
  fingerprint: string;
  attemptedAt: Date;
  customer: { id: string; name: string; email: string };
  fromCart: boolean;
  /** SKUs in order, each once: what was taken from stock. */
  wishes: LineInput[];
  refusal?: { message: string; fields: Record<string, string> };
  lines: OrderLine[];
  totals: Totals;
  address: Address;
  delivery: Delivery;
  payment: Payment;
  returnRequest?: StoredReturn;
  history: StoredEvent[];
  /** From the commit on. */
  number?: string;
  placedAt?: Date;
  words?: string[];
  /** Grows with each change, so that a slow follower notices that it has been overtaken. */
  version: number;
  /** There while something must still follow the last change: holds, the cart, units to give back. */
  unfinished?: true;
  mails: PendingMail[];
  /** When an attempt that came to nothing is forgotten. */
  removeAt?: Date;
};

export const orders = defineMailSource(
  defineCollection<OrderAttempt>('orders', [
    { key: { liveKey: 1 }, unique: true, sparse: true },
    { key: { number: 1 }, unique: true, sparse: true },
    { key: { 'customer.id': 1, placedAt: -1 } },
    { key: { 'customer.id': 1, state: 1, placedAt: -1 } },
    { key: { placedAt: -1 } },
    { key: { state: 1, placedAt: -1 } },
    { key: { 'totals.total': 1, placedAt: 1 } },
    { key: { words: 1, placedAt: -1 } },
    { key: { unfinished: 1 }, sparse: true },
    { key: { removeAt: 1 }, expireAfterSeconds: 0 },
    mailsIndex,
  ]),
);

export type AddressDocument = Address & {
  _id: ObjectId;
  customerId: string;
  /** Its content, so that saving the same address twice keeps one. */
  fingerprint: string;
  usedAt: Date;
};

export const addresses = defineCollection<AddressDocument>('addresses', [
  { key: { customerId: 1, fingerprint: 1 }, unique: true },
  { key: { customerId: 1, usedAt: -1 } },
]);

/** An attempt that committed. */
export type OrderDocument = OrderAttempt & { state: OrderStatus; number: string; placedAt: Date };

/** Whether an attempt has become an order. */
export function isPlaced(document: OrderAttempt): document is OrderDocument {
  return document.number !== undefined;
}

/** The view of an order. */
export function orderView(document: OrderDocument): Order {
  const { _id, number, state, customer, lines, totals, address, delivery, payment, returnRequest } = document;
  return {
    id: _id.toHexString(),
    ...{ number, state, customer, lines, totals, address, delivery, payment },
    returnRequest: returnRequest ? { ...returnRequest, at: returnRequest.at.toISOString() } : null,
    history: document.history.map((event) => ({ ...event, at: event.at.toISOString() })),
    placedAt: document.placedAt.toISOString(),
  };
}

/** The view of an order in a list. */
export function orderRowView(document: OrderDocument): OrderRow {
  const { _id, number, state, customer, lines, totals, delivery, payment, returnRequest } = document;
  return {
    id: _id.toHexString(),
    ...{ number, state, customer },
    delivery: { id: delivery.id, name: delivery.name },
    payment: payment.state,
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: totals.total,
    currency: totals.currency,
    pictures: lines.slice(0, 3).map((line) => line.img),
    names: lines.map((line) => line.name),
    returnRequested: returnRequest?.state === 'open',
    placedAt: document.placedAt.toISOString(),
  };
}
