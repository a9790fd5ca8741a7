import { setTimeout as sleep } from 'node:timers/promises';
import { onlyLeft } from '../../cart/rules';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { tags } from '../../shared/cache-tags';
import { ok, fail, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Customer } from '../../users/types';
import { isPlaced, orderView, type OrderAttempt } from '../collection';
import { idempotencyKey, type OrderInput } from '../schema/inputs';
import type { Order } from '../types';
import * as attempts from './attempts';
import { finishOrder } from './finish-order';
import { priceOrder } from './price-order';
import { reclaimUnits, attemptTimeout } from './sweep-orders';

const pollInterval = 60;
const maxWait = 2_500;

const outOfStock = ({ message, fields }: { message: string; fields: Record<string, string> }) =>
  fail('conflict', 'out-of-stock', message, { fields });

const busy = () =>
  fail('conflict', 'busy', 'This order is being placed already. Please wait a moment.', { retryAfter: 1 });

/** What a key that was used before answers: the same order or refusal, or null when the caller may begin anew. */
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
    if (live.refusal) return outOfStock(live.refusal);
    // Its server may be dead or only slow: given up first, it can't commit any more, whatever it still does.
    if (now().getTime() - live.attemptedAt.getTime() > attemptTimeout) {
      if (await attempts.abortAttempt(live)) await attempts.releaseUnits(live);
    } else if (Date.now() > until) return busy();
    else await sleep(pollInterval);
  }
}

async function takeUnitsOrSweep(attempt: OrderAttempt) {
  const short = await attempts.takeUnits(attempt);
  if (!short) return { short: null, reclaimed: [] };
  // Units that a dead server left held are worth a look before anybody is refused.
  const reclaimed = await reclaimUnits();
  return { short: reclaimed.length ? await attempts.takeUnits(attempt) : short, reclaimed };
}

async function rejectShortage(
  attempt: OrderAttempt,
  short: { sku: string; available: number },
): Promise<Result<Order>> {
  const message = onlyLeft(short.available);
  const name = attempt.lines.find((line) => line.sku === short.sku)?.name ?? short.sku;
  const failure = { message, fields: { [short.sku]: `${name}: ${message}` } };
  const rejected = await attempts.rejectAttempt(attempt, failure);
  await attempts.releaseUnits(attempt);
  return rejected ? outOfStock(failure) : busy();
}

/** What followed an order that is already committed must not make it look failed: the sweeper goes on. */
async function tryToFinish(order: Parameters<typeof finishOrder>[0]): Promise<void> {
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
  const parsedKey = idempotencyKey.safeParse(key);
  if (!parsedKey.success) {
    const message = `The header Idempotency-Key ${key === null ? 'is missing' : 'must have 8 to 100 letters, digits, hyphens or underscores'}.`;
    return fail('invalid', 'idempotency-key', message);
  }
  const liveKey = attempts.liveKeyOf(customer, parsedKey.data);
  const fingerprint = attempts.fingerprintOf(input);
  const known = await replayKey(liveKey, fingerprint);
  if (known) return known;

  const shop = await findShop();
  const priced = await priceOrder(input, shop);
  if (!priced.ok) return priced;
  const attempt = await attempts.beginAttempt(customer, parsedKey.data, input, priced.value);
  if (!attempt) return (await replayKey(liveKey, fingerprint)) ?? busy();
  const { short, reclaimed } = await takeUnitsOrSweep(attempt);
  if (short) return rejectShortage(attempt, short);
  const order = await attempts.commitAttempt(attempt, shop);
  if (!order) {
    await attempts.releaseUnits(attempt);
    return busy();
  }
  await tryToFinish(order);
  return ok(orderView(order), await soldTags(attempt, reclaimed));
}

/** What an order made stale. It is committed by now: nothing here may fail, and its lines know their pages at least. */
async function soldTags({ lines }: Pick<OrderAttempt, 'lines'>, reclaimed: string[] = []): Promise<string[]> {
  try {
    return await tagsOfSkus([...lines.map(({ sku }) => sku), ...reclaimed]);
  } catch (error) {
    log.warn({ err: error }, 'lists of what was sold not found');
    return [...lines.map(({ slug }) => tags.item(slug)), tags.items];
  }
}
