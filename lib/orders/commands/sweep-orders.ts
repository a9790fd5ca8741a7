import { ObjectId } from 'mongodb';
import {
  listExpiredHolds,
  purgeConfirmedHolds,
  confirmHold,
  releaseHold,
} from '../../inventory/commands/holds';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { ok, type Result } from '../../shared/result';
import { isPlaced, orders } from '../collection';
import { abortAttempt, releaseUnits } from './attempts';
import { finishOrder } from './finish-order';

/** An attempt that is older than this has lost its server, as far as anybody can tell. */
export const attemptTimeout = 10_000;
const tombstoneLifetime = 10 * 60_000;

type SweepCounts = { aborted: number; released: number; finished: number };

const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

/** Answers the SKUs whose units came back with each attempt that was given up. */
async function abortExpired(): Promise<string[][]> {
  const stale = orders()
    .find({ state: 'placing', attemptedAt: { $lt: ago(attemptTimeout) } })
    .limit(200);
  const aborted: string[][] = [];
  for await (const attempt of stale) {
    if (!(await abortAttempt(attempt))) continue;
    await releaseUnits(attempt);
    aborted.push(attempt.wishes.map(({ sku }) => sku));
  }
  return aborted;
}

/** Holds whose order is not placing any more: what a crash, or a write that arrived late, left behind. */
async function resolveHolds(): Promise<string[]> {
  const released: string[] = [];
  for (const { attempt, sku } of await listExpiredHolds(ago(attemptTimeout))) {
    const order = await orders().findOne({ _id: new ObjectId(attempt) });
    if (order?.state === 'placing') continue;
    if (order && isPlaced(order)) await confirmHold(attempt, sku);
    else if (await releaseHold(attempt, sku)) released.push(sku);
  }
  return released;
}

async function finishPlaced(): Promise<string[][]> {
  const finished: string[][] = [];
  for await (const order of orders().find({ unfinished: true }).limit(200)) {
    if (!isPlaced(order)) continue;
    await finishOrder(order);
    finished.push(order.wishes.map(({ sku }) => sku));
  }
  return finished;
}

/** Gives up stale attempts and frees what they, and forgotten holds, have taken; the SKUs of which units came back. */
export async function reclaimUnits(): Promise<string[]> {
  return [...(await abortExpired()).flat(), ...(await resolveHolds())];
}

/**
 * Finishes or undoes what crashes left half done: gives up stale attempts before it releases what they hold, settles
 * forgotten holds, finishes committed orders, and purges tombstones after 10 minutes. Safe at any time, anywhere.
 */
export async function sweepOrders(): Promise<Result<SweepCounts>> {
  const aborted = await abortExpired();
  const released = await resolveHolds();
  const finished = await finishPlaced();
  await purgeConfirmedHolds(ago(tombstoneLifetime));
  const stale = await tagsOfSkus([...aborted.flat(), ...released, ...finished.flat()]);
  const counts = { aborted: aborted.length, released: released.length, finished: finished.length };
  return ok(counts, stale);
}

const sweepInterval = 15_000;
let lastSweepAt = 0;

/**
 * A sweep at most every 15 seconds in this process, for shops without a scheduler. Answers the cache tags that it made
 * stale; never throws.
 */
export async function sweepIfDue(): Promise<string[]> {
  const time = now().getTime();
  if (time - lastSweepAt < sweepInterval) return [];
  lastSweepAt = time;
  try {
    const swept = await sweepOrders();
    return swept.ok ? swept.expire : [];
  } catch (error) {
    log.warn({ err: error }, 'orders not swept');
    return [];
  }
}
