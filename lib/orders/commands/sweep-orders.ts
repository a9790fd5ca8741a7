import { ObjectId } from 'mongodb';
import { listStaleHolds, purgeConfirmedHolds, confirmHold, releaseHold } from '../../catalog/commands/stock';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { isPlaced, orders } from '../collection';
import { abortAttempt, releaseUnits } from './attempts';
import { finishOrder } from './finish-order';

/** An attempt that is older than this has lost its server, as far as anybody can tell. */
export const staleAfter = 10_000;
const tombstonesStay = 10 * 60_000;

const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

async function abortStale(): Promise<number> {
  const stale = orders()
    .find({ state: 'placing', attemptedAt: { $lt: ago(staleAfter) } })
    .limit(200);
  let aborted = 0;
  for await (const attempt of stale) {
    if (!(await abortAttempt(attempt))) continue;
    await releaseUnits(attempt);
    aborted++;
  }
  return aborted;
}

/** Holds whose order is not placing any more: what a crash, or a write that arrived late, left behind. */
async function settleHolds(): Promise<number> {
  let released = 0;
  for (const { attempt, sku } of await listStaleHolds(ago(staleAfter))) {
    const order = await orders().findOne({ _id: new ObjectId(attempt) });
    if (order?.state === 'placing') continue;
    if (order && isPlaced(order)) await confirmHold(attempt, sku);
    else if (await releaseHold(attempt, sku)) released++;
  }
  return released;
}

async function finishPlaced(): Promise<number> {
  let finished = 0;
  for await (const order of orders().find({ unfinished: true }).limit(200)) {
    if (!isPlaced(order)) continue;
    await finishOrder(order);
    finished++;
  }
  return finished;
}

/** Gives up stale attempts and frees what they, and forgotten holds, have taken; whether any units came back. */
export async function reclaimUnits(): Promise<boolean> {
  return (await abortStale()) + (await settleHolds()) > 0;
}

/**
 * Finishes or undoes what crashes left half done: gives up stale attempts before it releases what they hold, settles
 * forgotten holds, finishes committed orders, and purges tombstones after 10 minutes. Safe at any time, anywhere.
 */
export async function sweepOrders(): Promise<{ aborted: number; released: number; finished: number }> {
  const aborted = await abortStale();
  const released = await settleHolds();
  const finished = await finishPlaced();
  await purgeConfirmedHolds(ago(tombstonesStay));
  return { aborted, released, finished };
}

const sweepEvery = 15_000;
let sweptAt = 0;

/** A sweep at most every 15 seconds in this process, for shops without a scheduler. Never throws. */
export async function sweepNowAndThen(): Promise<void> {
  const time = now().getTime();
  if (time - sweptAt < sweepEvery) return;
  sweptAt = time;
  await sweepOrders().catch((error: unknown) => log.warn({ err: error }, 'orders not swept'));
}
