import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { confirmHold, releaseHold, takeStock } from '../../inventory/commands/holds';
import { mergeLines } from '../../cart/rules';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { randomBase32 } from '../../platform/ids';
import type { Shop } from '../../settings/types';
import type { Customer } from '../../users/types';
import { isPlaced, orders, type OrderAttempt, type OrderDocument } from '../collection';
import type { OrderInput } from '../schema/inputs';
import type { PricedOrder } from './price-order';
import { searchWords } from './search-words';
import { placedMail } from '../emails';

const attemptRetention = 24 * 60 * 60_000;

/** The field that makes two attempts of one customer under one key impossible at the same time. */
export function liveKeyOf(customer: Customer, key: string): string {
  return `${customer.userId}:${key}`;
}

/** What tells two bodies under one key apart: lines in any order, split or merged, are the same order. */
export function fingerprintOf(input: OrderInput): string {
  const canonical = JSON.stringify({ ...input, lines: mergeLines(input.lines) }, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('base64url');
}

/** Step 1: the attempt is on record before it takes anything. Null when another attempt holds the key. */
export async function beginAttempt(
  customer: Customer,
  key: string,
  input: OrderInput,
  priced: PricedOrder,
): Promise<OrderAttempt | null> {
  const attempt: OrderAttempt = {
    _id: new ObjectId(),
    state: 'placing',
    liveKey: liveKeyOf(customer, key),
    fingerprint: fingerprintOf(input),
    attemptedAt: now(),
    customer: { id: customer.userId, name: customer.name, email: customer.email },
    fromCart: input.fromCart,
    wishes: mergeLines(input.lines),
    ...priced,
    address: input.address,
    payment: { method: 'invoice', state: 'due', purchaseOrder: input.payment.purchaseOrder },
    history: [],
    mails: [],
    version: 0,
  };
  try {
    await orders().insertOne(attempt);
    return attempt;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // A write that the driver repeated after a lost answer meets itself.
    return orders().findOne({ _id: attempt._id });
  }
}

/** Step 2: takes the units SKU by SKU. Answers the first SKU of which there are too few, or null when all are held. */
export async function takeUnits({
  _id,
  wishes: lineInputs,
}: OrderAttempt): Promise<{ sku: string; available: number } | null> {
  for (const { sku, quantity } of lineInputs) {
    const taken = await takeStock(_id.toHexString(), sku, quantity);
    if (!taken.taken) return { sku, available: taken.available };
  }
  return null;
}

/** Step 3, the commit point: from here on there is an order. Null when the attempt was given up meanwhile. */
export async function commitAttempt(attempt: OrderAttempt, shop: Shop): Promise<OrderDocument | null> {
  for (;;) {
    const number = `HX-${randomBase32(8)}`;
    const placedAt = now();
    const committed = {
      ...attempt,
      ...{ state: 'placed' as const, number, placedAt, unfinished: true as const, version: 1 },
      history: [{ what: 'placed', at: placedAt, by: attempt.customer.name, why: '' }],
    };
    const { state, history, unfinished, version } = committed;
    const words = searchWords(committed);
    const mails = [placedMail(committed, shop)];
    try {
      const { matchedCount } = await orders().updateOne(
        { _id: attempt._id, state: 'placing' },
        { $set: { state, number, placedAt, history, unfinished, version, words, mails } },
      );
      // Nothing matched: given up meanwhile, or this very write was repeated after a lost answer.
      return matchedCount ? { ...committed, mails, words } : findOrderById(attempt._id);
    } catch (error) {
      if (!isDuplicateKey(error, 'number')) throw error;
    }
  }
}

/** Too little stock: the refusal is what this key answers from now on. False when the attempt was given up meanwhile. */
export async function rejectAttempt(
  { _id }: OrderAttempt,
  failure: { message: string; fields: Record<string, string> },
): Promise<boolean> {
  const { matchedCount } = await orders().updateOne(
    { _id, state: 'placing' },
    { $set: { state: 'refused', refusal: failure, removeAt: new Date(now().getTime() + attemptRetention) } },
  );
  return matchedCount > 0;
}

/** Gives an attempt up, so that it can't commit any more, and frees its key. False when it is no longer placing. */
export async function abortAttempt({ _id }: Pick<OrderAttempt, '_id'>): Promise<boolean> {
  const { matchedCount } = await orders().updateOne(
    { _id, state: 'placing' },
    {
      $set: { state: 'aborted', removeAt: new Date(now().getTime() + attemptRetention) },
      $unset: { liveKey: 1 },
    },
  );
  return matchedCount > 0;
}

/** Puts back what an attempt holds. Only for attempts that are on record as aborted or refused. */
export async function releaseUnits({
  _id,
  wishes: lineInputs,
}: Pick<OrderAttempt, '_id' | 'wishes'>): Promise<void> {
  for (const { sku } of lineInputs) await releaseHold(_id.toHexString(), sku);
}

/** Step 4: the holds of a committed order become tombstones. */
export async function confirmUnits({
  _id,
  wishes: lineInputs,
}: Pick<OrderAttempt, '_id' | 'wishes'>): Promise<void> {
  for (const { sku } of lineInputs) await confirmHold(_id.toHexString(), sku);
}

/** The attempt that holds a key at this moment, or null. */
export async function findByKey(liveKey: string): Promise<OrderAttempt | null> {
  return orders().findOne({ liveKey });
}

/** The committed order of an attempt, read anew; null when it never committed. */
export async function findOrderById(_id: ObjectId): Promise<OrderDocument | null> {
  const document = await orders().findOne({ _id });
  return document && isPlaced(document) ? document : null;
}
