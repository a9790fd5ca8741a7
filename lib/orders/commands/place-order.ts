import { setTimeout as sleep } from 'node:timers/promises';
import { onlyLeft } from '../../cart/rules';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { tags } from '../../shared/cache-tags';
import { ok, fail, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import { findAccount } from '../../users/queries';
import type { Customer, Staff } from '../../users/types';
import type { AppliedDiscount } from '../../discounts/schema';
import { isPlaced, orderView, type OrderAttempt } from '../collection';
import { readIdempotencyKey } from '../rules/idempotency-key';
import type { OrderInput } from '../schema/inputs';
import type { Order } from '../schema/order';
import * as attempts from './attempts';
import { finishOrder } from './finish-order';
import { priceOrder } from './price-order';
import { paymentMethodProblem } from '../queries/payment-methods';
import { reclaimHeld, attemptTimeout } from './sweep-orders';

const pollInterval = 60;
const maxWait = 2_500;

const rejected = ({ code = 'out-of-stock', message, fields }: NonNullable<OrderAttempt['rejection']>) =>
  fail('conflict', code, message, { fields });

const busy = () =>
  fail('conflict', 'busy', 'This order is being placed already. Please wait a moment.', { retryAfter: 1 });

const tooManyUnpaid = (max: number) =>
  fail(
    'conflict',
    'too-many-unpaid-orders',
    `You have ${max} open orders that are not paid yet. Please pay or cancel one of them first, or contact us.`,
  );

/** The result of a key that was used before: the same order or failure, or null when the caller may start again. */
async function replayKey(liveKey: string, fingerprint: string): Promise<Result<Order> | null> {
  const until = Date.now() + maxWait;
  for (;;) {
    const live = await attempts.findByKey(liveKey);
    if (!live) return null;
    if (live.fingerprint !== fingerprint) {
      const message = 'This key was used for another order. Use a new one.';
      return fail('unprocessable', 'idempotency-key-reused', message);
    }
    if (isPlaced(live)) {
      if (!live.unfinished) return ok(orderView(live));
      await tryToFinish(live);
      return ok(orderView(live), await soldTags(live));
    }
    if (live.rejection) return rejected(live.rejection);
    // Its server may be dead or only slow. An aborted attempt can never commit, so either is safe.
    if (now().getTime() - live.attemptedAt.getTime() > attemptTimeout) {
      if (await attempts.abortAttempt(live)) await attempts.releaseHeld(live);
    } else if (Date.now() > until) return busy();
    else await sleep(pollInterval);
  }
}

async function takeUnitsOrSweep(attempt: OrderAttempt) {
  const short = await attempts.takeUnits(attempt);
  if (!short) return { short: null, reclaimed: [] };
  // Units still held by a dead server may be enough for this order.
  const reclaimed = await reclaimHeld();
  return { short: reclaimed.length ? await attempts.takeUnits(attempt) : short, reclaimed };
}

/** Claims the discounts of an attempt; uses still held by a dead server may be enough for it. */
async function claimOrSweep(attempt: OrderAttempt) {
  const usedUp = await attempts.claimDiscounts(attempt);
  if (!usedUp) return { usedUp: null, reclaimed: [] };
  const reclaimed = await reclaimHeld();
  return { usedUp: await attempts.claimDiscounts(attempt), reclaimed };
}

/** Stores why an attempt failed, and gives back what it holds. */
async function reject(
  attempt: OrderAttempt,
  failure: NonNullable<OrderAttempt['rejection']>,
): Promise<Result<Order>> {
  const stored = await attempts.rejectAttempt(attempt, failure);
  await attempts.releaseHeld(attempt);
  return stored ? rejected(failure) : busy();
}

function shortage(attempt: OrderAttempt, short: { sku: string; available: number }) {
  const message = onlyLeft(short.available);
  const name = attempt.lines.find((line) => line.sku === short.sku)?.name ?? short.sku;
  return { message, fields: { [short.sku]: `${name}: ${message}` } };
}

/** The failure of a discount that has no use left. */
export function exhaustion({ code, title }: AppliedDiscount) {
  const name = code ? `code ${code}` : `discount “${title}”`;
  const message = `The ${name} can no longer be used. Please check the new total and order again.`;
  return { code: 'discount-used-up', message, fields: { code: message } };
}

/** Runs the follow-up work of a committed order; when that fails the order stands, and the sweeper repeats it. */
async function tryToFinish(order: Parameters<typeof finishOrder>[0]): Promise<void> {
  await finishOrder(order).catch((error: unknown) => log.warn({ err: error }, 'order not finished yet'));
}

/**
 * Places an order, once for each customer and idempotency key: a repeat returns the same order (or the same failure),
 * another body under a used key fails with 422. Stock is taken by single-document conditional updates before the one
 * write that commits, and so are the uses of discounts; too little stock fails with `out-of-stock` ("Only 3 left"), a
 * discount without uses left with `discount-used-up`, and both leave nothing taken.
 */
export async function placeOrder(
  customer: Customer,
  input: OrderInput,
  key: string | null,
): Promise<Result<Order>> {
  return place(customer, input, key);
}

/**
 * Places an order for a customer, as `placeOrder` does; the customer gets the usual mail. The limit of unpaid orders
 * doesn't count here: staff decide whom they give credit. Fails with `unknown-customer` for no or a disabled account.
 */
export async function placeOrderFor(
  { userId, email, name }: Staff,
  customerId: string,
  input: OrderInput,
  key: string | null,
): Promise<Result<Order>> {
  const account = await findAccount(customerId);
  if (!account || account.disabled)
    return fail('not-found', 'unknown-customer', 'There is no such customer.', {
      fields: { customer: 'Choose a customer' },
    });
  const customer = { userId: account.id, name: account.name, email: account.email };
  return place(customer, input, key, { userId, email, name });
}

async function place(
  customer: attempts.OrderCustomer,
  input: OrderInput,
  key: string | null,
  placedBy?: OrderAttempt['placedBy'],
): Promise<Result<Order>> {
  const parsedKey = readIdempotencyKey(key);
  if (!parsedKey.ok) return parsedKey;
  const liveKey = attempts.liveKeyOf(customer, parsedKey.value);
  const fingerprint = attempts.fingerprintOf(input);
  const known = await replayKey(liveKey, fingerprint);
  if (known) return known;

  const shop = await findShop();
  const priced = await priceOrder(input, shop, customer);
  if (!priced.ok) return priced;
  const unpayable = paymentMethodProblem(input.payment.method, priced.value.totals.total, shop);
  if (unpayable) return fail('invalid', 'unknown-payment', unpayable, { fields: { payment: unpayable } });
  const attempt = await attempts.beginAttempt(customer, parsedKey.value, input, priced.value, placedBy);
  if (!attempt) return (await replayKey(liveKey, fingerprint)) ?? busy();
  if (!placedBy && (await attempts.exceedsQuota(attempt, shop.maxUnpaidOrders))) {
    await attempts.abortAttempt(attempt);
    return tooManyUnpaid(shop.maxUnpaidOrders);
  }
  const { short, reclaimed } = await takeUnitsOrSweep(attempt);
  if (short) return reject(attempt, shortage(attempt, short));
  const { usedUp, reclaimed: more } = await claimOrSweep(attempt);
  if (usedUp) return reject(attempt, exhaustion(usedUp));
  const order = await attempts.commitAttempt(attempt, shop);
  if (!order) {
    await attempts.releaseHeld(attempt);
    return busy();
  }
  await tryToFinish(order);
  return ok(orderView(order), await soldTags(attempt, [...reclaimed, ...more]));
}

/**
 * The cache tags that an order expires. The order is committed, so this must not fail: when the catalog can't be read,
 * the lines still name their product pages.
 */
async function soldTags({ lines }: Pick<OrderAttempt, 'lines'>, reclaimed: string[] = []): Promise<string[]> {
  try {
    return await tagsOfSkus([...lines.map(({ sku }) => sku), ...reclaimed]);
  } catch (error) {
    log.warn({ err: error }, 'cache tags of an order not found');
    return [...lines.map(({ slug }) => tags.product(slug)), tags.products];
  }
}
