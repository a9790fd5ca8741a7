import { setTimeout as sleep } from 'node:timers/promises';
import { onlyLeft } from '../../cart/rules';
import { tagsOfSkus } from '../../catalog/queries/stale';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { tags } from '../../shared/cache-tags';
import { ok, fail, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Customer } from '../../users/types';
import { isPlaced, toOrder, type OrderDocument } from '../collection';
import { idempotencyKey, type OrderInput } from '../schema/inputs';
import type { Order } from '../types';
import * as step from './attempts';
import { finishOrder } from './finish-order';
import { priceOrder } from './price-order';
import { reclaimUnits, attemptTimeout } from './sweep-orders';

const pollEvery = 60;
const waitAtMost = 2_500;

const outOfStock = ({ message, fields }: { message: string; fields: Record<string, string> }) =>
  fail('conflict', 'out-of-stock', message, { fields });

const busy = () =>
  fail('conflict', 'busy', 'This order is being placed already. Please wait a moment.', { retryAfter: 1 });

/** What a key that was used before answers: the same order or refusal, or null when the caller may begin anew. */
async function replay(liveKey: string, fingerprint: string): Promise<Result<Order> | null> {
  const until = Date.now() + waitAtMost;
  for (;;) {
    const live = await step.findLive(liveKey);
    if (!live) return null;
    if (live.fingerprint !== fingerprint) {
      const message = 'This key was used for another order. Use a new one.';
      return fail('unprocessable', 'idempotency-key-reused', message);
    }
    if (isPlaced(live)) {
      if (!live.unfinished) return ok(toOrder(live));
      await finishQuietly(live);
      return ok(toOrder(live), await soldTags(live));
    }
    if (live.refusal) return outOfStock(live.refusal);
    // Its server may be dead or only slow: given up first, it can't commit any more, whatever it still does.
    if (now().getTime() - live.attemptedAt.getTime() > attemptTimeout) {
      if (await step.abortAttempt(live)) await step.releaseUnits(live);
    } else if (Date.now() > until) return busy();
    else await sleep(pollEvery);
  }
}

async function takeOrSweep(attempt: OrderDocument) {
  const short = await step.takeUnits(attempt);
  if (!short) return { short: null, reclaimed: [] };
  // Units that a dead server left held are worth a look before anybody is refused.
  const reclaimed = await reclaimUnits();
  return { short: reclaimed.length ? await step.takeUnits(attempt) : short, reclaimed };
}

async function rejectShortage(
  attempt: OrderDocument,
  short: { sku: string; available: number },
): Promise<Result<Order>> {
  const message = onlyLeft(short.available);
  const name = attempt.lines.find((line) => line.sku === short.sku)?.name ?? short.sku;
  const failure = { message, fields: { [short.sku]: `${name}: ${message}` } };
  const rejected = await step.rejectAttempt(attempt, failure);
  await step.releaseUnits(attempt);
  return rejected ? outOfStock(failure) : busy();
}

/** What followed an order that is already committed must not make it look failed: the sweeper goes on. */
async function finishQuietly(order: Parameters<typeof finishOrder>[0]): Promise<void> {
  await finishOrder(order).catch((error: unknown) => log.warn({ err: error }, 'order not finished yet'));
}

/**
 * Places an order, once for each customer and key: a repeat answers the same order (or the same refusal), another
 * body under a used key is refused with 422. Stock is taken by single-document conditional updates before the one
 * write that commits; too little stock is refused with `out-of-stock` ("Only 3 left") and leaves nothing taken.
 */
export async function placeOrder(
  customer: Customer,
  input: OrderInput,
  key: string | null,
): Promise<Result<Order>> {
  const given = idempotencyKey.safeParse(key);
  if (!given.success) {
    const message = `The header Idempotency-Key ${key === null ? 'is missing' : 'must have 8 to 100 letters, digits, hyphens or underscores'}.`;
    return fail('invalid', 'idempotency-key', message);
  }
  const liveKey = step.liveKeyOf(customer, given.data);
  const fingerprint = step.fingerprintOf(input);
  const known = await replay(liveKey, fingerprint);
  if (known) return known;

  const shop = await findShop();
  const priced = await priceOrder(input, shop);
  if (!priced.ok) return priced;
  const attempt = await step.beginAttempt(customer, given.data, input, priced.value);
  if (!attempt) return (await replay(liveKey, fingerprint)) ?? busy();
  const { short, reclaimed } = await takeOrSweep(attempt);
  if (short) return rejectShortage(attempt, short);
  const order = await step.commitAttempt(attempt, shop);
  if (!order) {
    await step.releaseUnits(attempt);
    return busy();
  }
  await finishQuietly(order);
  return ok(toOrder(order), await soldTags(attempt, reclaimed));
}

/** What an order made stale. It is committed by now: nothing here may fail, and its lines know their pages at least. */
async function soldTags(
  { lines }: Pick<OrderDocument, 'lines'>,
  reclaimed: string[] = [],
): Promise<string[]> {
  try {
    return await tagsOfSkus([...lines.map(({ sku }) => sku), ...reclaimed]);
  } catch (error) {
    log.warn({ err: error }, 'lists of what was sold not found');
    return [...lines.map(({ slug }) => tags.item(slug)), tags.items];
  }
}
