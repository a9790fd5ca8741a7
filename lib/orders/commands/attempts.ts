import { ObjectId } from 'mongodb';
import { claimUse, confirmUse, releaseUse } from '../../discounts/commands/uses';
import type { AppliedDiscount } from '../../discounts/schema';
import { confirmHold, releaseHold, takeStock } from '../../inventory/commands/holds';
import { mergeLines } from '../../cart/rules';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import { randomBase32 } from '../../platform/ids';
import type { Shop } from '../../settings/schema/shop';
import type { SignedIn } from '../../users/types';
import { isPlaced, orders, type OrderAttempt, type OrderDocument } from '../collection';
import type { OrderInput } from '../schema/inputs';
import type { PricedOrder } from './price-order';
import { placedMails } from '../emails';
import { minutesToPay } from '../rules/payments';
import { openStatuses, placedForCustomer } from '../rules/status';
import { searchWords } from '../rules/search-words';

const attemptRetention = 24 * 60 * 60_000;

/** Who buys: the signed-in customer, or the one for whom staff place the order. */
export type OrderCustomer = Pick<SignedIn, 'userId' | 'name' | 'email'>;

/** The value of the unique field that allows one live attempt for each customer and idempotency key. */
export function liveKeyOf(customer: OrderCustomer, key: string): string {
  return `${customer.userId}:${key}`;
}

/** The hash by which two bodies under one key are compared: lines in any order, split or merged, are the same order. */
export function fingerprintOf(input: OrderInput): string {
  const canonical = JSON.stringify({ ...input, lines: mergeLines(input.lines) }, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return sha256(canonical);
}

/** Step 1: records the attempt before it takes any stock. Null when another attempt holds the key. */
export async function beginAttempt(
  customer: OrderCustomer,
  key: string,
  input: OrderInput,
  priced: PricedOrder,
  placedBy?: OrderAttempt['placedBy'],
): Promise<OrderAttempt | null> {
  const attempt: OrderAttempt = {
    _id: new ObjectId(),
    state: 'placing',
    liveKey: liveKeyOf(customer, key),
    fingerprint: fingerprintOf(input),
    attemptedAt: now(),
    customer: { id: customer.userId, name: customer.name, email: customer.email },
    fromCart: input.fromCart,
    stockLines: mergeLines(input.lines),
    ...(placedBy && { placedBy }),
    ...priced,
    address: input.address,
    payment: { method: input.payment.method, state: 'due', purchaseOrder: input.payment.purchaseOrder },
    history: [],
    mails: [],
    version: 0,
  };
  try {
    await orders().insertOne(attempt);
    return attempt;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The driver repeats a write whose response was lost: then the duplicate is this very attempt.
    return orders().findOne({ _id: attempt._id });
  }
}

/** Step 2: takes the units SKU by SKU. Returns the first SKU with too little stock, or null when all are held. */
export async function takeUnits(attempt: OrderAttempt): Promise<{ sku: string; available: number } | null> {
  const { _id, stockLines } = attempt;
  for (const { sku, quantity } of stockLines) {
    const taken = await takeStock(_id.toHexString(), sku, quantity);
    if (!taken.taken) return { sku, available: taken.available };
  }
  return null;
}

type Discounted = Pick<OrderAttempt, '_id' | 'discounts' | 'customer' | 'useKeys'>;

/** The uses of discounts that an order needs, one for each of its discounts, with the key that claims it. */
export const usesOf = ({ _id, discounts = [], customer, useKeys = {} }: Discounted) =>
  discounts.map(({ id }) => ({ id, customerId: customer.id, key: useKeys[id] ?? _id.toHexString() }));

/** Step 2, second half: claims one use of each discount. Returns the first that is used up, or null. */
export async function claimDiscounts(attempt: Discounted): Promise<AppliedDiscount | null> {
  for (const [index, use] of usesOf(attempt).entries()) {
    if (!(await claimUse(use.key, use))) return attempt.discounts![index]!;
  }
  return null;
}

function placedEvent({ customer, placedBy }: OrderAttempt, at: Date) {
  return placedBy
    ? { what: 'placed', at, by: `${placedBy.name} (shop)`, why: placedForCustomer }
    : { what: 'placed', at, by: customer.name, why: '' };
}

/** Step 3, the commit point: turns the attempt into an order. Null when the attempt was aborted in the meantime. */
export async function commitAttempt(attempt: OrderAttempt, shop: Shop): Promise<OrderDocument | null> {
  for (;;) {
    const number = `HX-${randomBase32(8)}`;
    const placedAt = now();
    const committed: OrderDocument = {
      ...attempt,
      state: 'placed',
      number,
      placedAt,
      unfinished: true,
      version: 1,
      ...(attempt.payment.method === 'card' && {
        payBy: new Date(placedAt.getTime() + minutesToPay * 60_000),
      }),
      history: [placedEvent(attempt, placedAt)],
    };
    const { state, history, unfinished, version, payBy } = committed;
    const words = searchWords(committed);
    // A card order is announced once it is paid.
    const mails = payBy ? [] : placedMails(committed, shop);
    try {
      const { matchedCount } = await orders().updateOne(
        { _id: attempt._id, state: 'placing' },
        { $set: { state, number, placedAt, payBy, history, unfinished, version, words, mails } },
      );
      // Nothing matched: aborted in the meantime, or the driver repeated this write after a lost response.
      return matchedCount ? { ...committed, mails, words } : findOrderById(attempt._id);
    } catch (error) {
      if (!isDuplicateKey(error, 'number')) throw error;
    }
  }
}

/** Stores that stock was short or a discount used up: a repeat under this key fails the same way. False when the attempt was aborted already. */
export async function rejectAttempt(
  { _id }: OrderAttempt,
  failure: NonNullable<OrderAttempt['rejection']>,
): Promise<boolean> {
  const { matchedCount } = await orders().updateOne(
    { _id, state: 'placing' },
    {
      $set: { state: 'refused', rejection: failure, removeAt: new Date(now().getTime() + attemptRetention) },
    },
  );
  return matchedCount > 0;
}

/** Aborts an attempt, so that it can't commit any more, and frees its key. False when it is no longer placing. */
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

type Holding = Discounted & Pick<OrderAttempt, 'stockLines'>;

/** Gives back the units and discounts that an attempt holds. Only for attempts recorded as aborted or refused. */
export async function releaseHeld(attempt: Holding): Promise<void> {
  const id = attempt._id.toHexString();
  for (const { sku } of attempt.stockLines) await releaseHold(id, sku);
  for (const use of usesOf(attempt)) await releaseUse(use.key, use);
}

/** Step 4: the holds and claims of a committed order become tombstones. */
export async function confirmHeld(attempt: Holding): Promise<void> {
  const id = attempt._id.toHexString();
  for (const { sku } of attempt.stockLines) await confirmHold(id, sku);
  for (const use of usesOf(attempt)) await confirmUse(use.key, use);
}

/** Whether this attempt exceeds the number of open, unpaid orders that a customer may have. */
export async function exceedsQuota({ _id, customer }: OrderAttempt, maxOrders: number): Promise<boolean> {
  // Attempts count too: of several at the limit each sees the others, so that none slips past it.
  const open = await orders().countDocuments({
    _id: { $ne: _id },
    'customer.id': customer.id,
    state: { $in: ['placing', ...openStatuses] },
    'payment.state': 'due',
  });
  return open >= maxOrders;
}

/** The attempt that holds a key now, or null. */
export async function findByKey(liveKey: string): Promise<OrderAttempt | null> {
  return orders().findOne({ liveKey });
}

/** The committed order of an attempt, read again; null when it never committed. */
export async function findOrderById(_id: ObjectId): Promise<OrderDocument | null> {
  const document = await orders().findOne({ _id });
  return document && isPlaced(document) ? document : null;
}
