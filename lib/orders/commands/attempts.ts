import { ObjectId } from 'mongodb';
import { claimUse, confirmUse, releaseUse } from '../../discounts/commands/uses';
import type { AppliedDiscount } from '../../discounts/schema';
import { firstEvents } from '../../events/outbox';
import { confirmHold, releaseHold } from '../../inventory/commands/holds';
import { mergeLines } from '../../cart/rules';
import { findSalesPerson } from '../../companies/queries/sales-person';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import { randomBase32 } from '../../platform/ids';
import type { Shop } from '../../settings/schema/shop';
import type { SignedIn } from '../../users/types';
import { isPlaced, orders, type OrderAttempt, type OrderDocument } from '../collection';
import type { OrderInput } from '../schema/inputs';
import { releaseOrderBudgets } from './order-budgets';
import { releaseOrderCredit } from './order-credit';
import { releaseOrderCallOff } from './order-call-off';
import { releaseOrderQuote } from './order-quote';
import { findBackorders } from './take-units';
import { placedMails } from '../emails';
import { placedEvents } from '../events';
import { commentsOf, withComments } from '../rules/line-comments';
import { isOnTerms, minutesToPay } from '../rules/payments';
import { canonicalText } from '../rules/canonical-text';
import type { PricedOrder } from '../rules/price-changes';
import { openStatuses, placedForCustomer } from '../rules/status';
import { searchWords } from '../rules/search-words';

const attemptRetention = 24 * 60 * 60_000;

/** Who buys: the signed-in customer, or the one for whom staff place the order. */
export type OrderCustomer = Pick<SignedIn, 'userId' | 'name' | 'email'>;

/** The value of the unique field that allows one live attempt for each customer and idempotency key. */
export function liveKeyOf(customer: OrderCustomer, key: string): string {
  return `${customer.userId}:${key}`;
}

/** The same for the order that replaces units of a return. */
export const replacementKeyOf = (key: string): string => `replacement:${key}`;

/** The same for the order of a request that members of a company have approved. */
export const approvedKeyOf = (key: string): string => `approval:${key}`;

/** The hash by which two bodies under one key are compared: lines in any order, split or merged, are the same order. */
export function fingerprintOf(input: OrderInput): string {
  const comments = commentsOf(input.lines);
  const commented = Object.keys(comments).length > 0 && { comments };
  return sha256(canonicalText({ ...input, lines: mergeLines(input.lines), ...commented }));
}

/**
 * Who places an order for its customer, or has approved it, the days to pay, why it may exceed the terms, and what it
 * replaces.
 */
export type Placement = Pick<
  OrderAttempt,
  'company' | 'budgets' | 'placedBy' | 'approval' | 'creditOverride' | 'replaces' | 'purchaseOrderFile'
> & { netDays?: number };

/** The value of the unique field of an attempt that is placed in this way. */
export function placementKeyOf(customer: OrderCustomer, key: string, placement: Placement): string {
  if (placement.replaces) return replacementKeyOf(key);
  return placement.approval ? approvedKeyOf(key) : liveKeyOf(customer, key);
}

/** Step 1: records the attempt before it takes any stock. Null when another attempt holds the key. */
export async function beginAttempt(
  customer: OrderCustomer,
  key: string,
  input: OrderInput,
  priced: PricedOrder,
  placement: Placement = {},
): Promise<OrderAttempt | null> {
  const { company, budgets, placedBy, approval, netDays, creditOverride, replaces } = placement;
  const { purchaseOrderFile } = placement;
  const attempt: OrderAttempt = {
    _id: new ObjectId(),
    state: 'placing',
    liveKey: placementKeyOf(customer, key, placement),
    fingerprint: fingerprintOf(input),
    attemptedAt: now(),
    customer: { id: customer.userId, name: customer.name, email: customer.email },
    fromCart: input.fromCart,
    stockLines: mergeLines(input.lines),
    ...(input.backorders?.length && { acceptedBackorders: mergeLines(input.backorders) }),
    ...(company && { company }),
    ...(input.costCenter && { costCenter: input.costCenter }),
    ...(budgets?.length && { budgets }),
    ...(placedBy && { placedBy }),
    ...(approval && { approval }),
    ...priced,
    lines: withComments(priced.lines, input.lines),
    address: input.address,
    ...(input.shipComplete && { shipComplete: true }),
    ...(purchaseOrderFile && { purchaseOrderFile }),
    ...(input.requestedDate && { requestedDate: input.requestedDate }),
    payment: {
      method: input.payment.method,
      state: replaces ? 'paid' : 'due',
      purchaseOrder: priced.blanketOrder?.purchaseOrder ?? input.payment.purchaseOrder,
      ...(netDays !== undefined && { netDays }),
    },
    ...(creditOverride && { creditOverride }),
    ...(replaces && { replaces }),
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

function placedEvent({ customer, placedBy, approval, quote, blanketOrder }: OrderAttempt, at: Date) {
  const why = [
    ...(quote ? [`Quote ${quote.number}, version ${quote.version}`] : []),
    ...(blanketOrder ? [`Blanket order ${blanketOrder.number}`] : []),
    ...(approval ? [`Approved by ${approval.by}`] : []),
  ].join('\n');
  return placedBy
    ? { what: 'placed', at, by: `${placedBy.name} (shop)`, why: placedForCustomer }
    : { what: 'placed', at, by: customer.name, why };
}

/** Until when an order that is to be paid before it ships waits for its payment. */
function payByOf({ payment }: OrderAttempt, placedAt: Date, { transferDays }: Shop) {
  if (isOnTerms(payment.method)) return {};
  const minutes = payment.method === 'card' ? minutesToPay : transferDays * 24 * 60;
  return { payBy: new Date(placedAt.getTime() + minutes * 60_000) };
}

/** Step 3, the commit point: turns the attempt into an order. Null when the attempt was aborted in the meantime. */
export async function commitAttempt(attempt: OrderAttempt, shop: Shop): Promise<OrderDocument | null> {
  const salesPerson = attempt.company && (await findSalesPerson(attempt.company.id));
  const backorders = await findBackorders(attempt, shop);
  for (;;) {
    const number = `HX-${randomBase32(8)}`;
    const placedAt = now();
    const committed: OrderDocument = {
      ...attempt,
      ...backorders,
      state: 'placed',
      number,
      placedAt,
      unfinished: true,
      version: 1,
      ...payByOf(attempt, placedAt, shop),
      history: [placedEvent(attempt, placedAt)],
    };
    const { state, history, unfinished, version, payBy } = committed;
    const words = searchWords(committed);
    // A card order is announced once it is paid.
    const mails = attempt.payment.method === 'card' ? [] : placedMails(committed, shop, salesPerson?.email);
    const events = firstEvents(placedEvents(committed));
    const set = {
      state,
      number,
      placedAt,
      payBy,
      history,
      unfinished,
      version,
      words,
      mails,
      ...backorders,
      ...events,
    };
    try {
      const { matchedCount } = await orders().updateOne(
        { _id: attempt._id, state: 'placing' },
        { $set: set },
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
type Claiming = Holding & Pick<OrderAttempt, 'company' | 'payment' | 'budgets' | 'quote' | 'blanketOrder'>;

/** Gives back the units, discounts, credit and call-off that an attempt holds. Only for attempts recorded as aborted or refused. */
export async function releaseHeld(attempt: Claiming): Promise<void> {
  const id = attempt._id.toHexString();
  for (const { sku } of attempt.stockLines) await releaseHold(id, sku);
  for (const use of usesOf(attempt)) await releaseUse(use.key, use);
  await releaseOrderCredit(attempt, id);
  await releaseOrderQuote(attempt);
  await releaseOrderCallOff(attempt);
  await releaseOrderBudgets(attempt);
}

/** Step 4: the holds and claims of a committed order end; what they held is sold and used. */
export async function confirmHeld(attempt: Holding): Promise<void> {
  const id = attempt._id.toHexString();
  for (const { sku } of attempt.stockLines) await confirmHold(id, sku);
  for (const use of usesOf(attempt)) await confirmUse(use.key, use);
}

/** Whether this attempt exceeds the number of open, unpaid orders that a customer may have. */
export async function exceedsQuota(
  { _id, customer, quote }: OrderAttempt,
  maxOrders: number,
): Promise<boolean> {
  // Attempts count too: of several at the limit each sees the others, so that none slips past it.
  const open = await orders().countDocuments({
    _id: { $ne: _id },
    'customer.id': customer.id,
    state: { $in: ['placing', ...openStatuses] },
    'payment.state': 'due',
    // Of all attempts to accept a quote one becomes an order.
    ...(quote && { 'quote.number': { $ne: quote.number } }),
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
