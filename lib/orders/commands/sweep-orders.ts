import { z } from 'zod';
import { listExpiredHolds, confirmHold, releaseHold } from '../../inventory/commands/holds';
import { fileWaitingMovements } from '../../inventory/commands/file-movements';
import { confirmUse, listExpiredClaims, releaseUse } from '../../discounts/commands/uses';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { listHeldQuotes, releaseQuote } from '../../quotes/commands/acceptance';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { ok, type Result } from '../../shared/result';
import { isPlaced, orders } from '../collection';
import { abortAttempt, findOrderById, releaseHeld } from './attempts';
import { finishOrder } from './finish-order';
import { fateOfExpired } from './hold-fate';
import { resolvePendingBudgets } from './order-budgets';
import { resolvePendingCallOffs } from './order-call-off';
import { resolvePendingCredit } from './order-credit';
import { confirmOrderQuote } from './order-quote';

/** Milliseconds after which an attempt counts as abandoned by its server. */
export const attemptTimeout = 10_000;

/** How many attempts were aborted, and how many placed orders had their holds released or were finished. */
export const sweepCounts = z.object({ aborted: z.number(), released: z.number(), finished: z.number() });
type SweepCounts = z.infer<typeof sweepCounts>;

const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);

/** Aborts abandoned attempts; returns for each the SKUs whose units came back. */
async function abortExpired(): Promise<string[][]> {
  const expired = orders()
    .find({ state: 'placing', attemptedAt: { $lt: ago(attemptTimeout) } })
    .limit(200);
  const aborted: string[][] = [];
  for await (const attempt of expired) {
    if (!(await abortAttempt(attempt))) continue;
    await releaseHeld(attempt);
    aborted.push(attempt.stockLines.map(({ sku }) => sku));
  }
  return aborted;
}

/** Confirms or releases old holds that a crash, or a write that arrived late, left behind. Returns the SKUs released. */
async function resolveHolds(): Promise<string[]> {
  const released: string[] = [];
  for (const { attempt, sku } of await listExpiredHolds(ago(attemptTimeout))) {
    const fate = await fateOfExpired(attempt);
    if (fate === 'committed') await confirmHold(attempt, sku);
    else if (fate === 'dead' && (await releaseHold(attempt, sku))) released.push(sku);
  }
  return released;
}

/** Confirms or releases old claims of discounts, credit limits, budgets, quotes and blanket orders in the same way. */
async function resolveClaims(): Promise<void> {
  for (const { attempt, ...use } of await listExpiredClaims(ago(attemptTimeout))) {
    const fate = await fateOfExpired(attempt);
    if (fate === 'committed') await confirmUse(attempt, use);
    else if (fate === 'dead') await releaseUse(attempt, use);
  }
  await resolvePendingCredit(ago(attemptTimeout));
  await resolvePendingBudgets(ago(attemptTimeout));
  await resolveHeldQuotes(ago(attemptTimeout));
  await resolvePendingCallOffs(ago(attemptTimeout));
}

/** Confirms or gives back quotes that a crash, or a write that arrived late, left held. */
async function resolveHeldQuotes(before: Date): Promise<void> {
  for (const { attempt, number } of await listHeldQuotes(before)) {
    const fate = await fateOfExpired(attempt.toHexString());
    const order = fate === 'committed' ? await findOrderById(attempt) : null;
    if (order) await confirmOrderQuote(order);
    else if (fate === 'dead') await releaseQuote(attempt, { number });
  }
}

async function finishPlaced(): Promise<string[][]> {
  const finished: string[][] = [];
  for await (const order of orders().find({ unfinished: true }).limit(200)) {
    if (!isPlaced(order)) continue;
    await finishOrder(order);
    const returned = (order.edits ?? []).flatMap((edit) => edit.returned);
    finished.push([...order.stockLines, ...returned].map(({ sku }) => sku));
  }
  return finished;
}

/** Aborts abandoned attempts and releases what they, orphaned holds and claims have taken; returns the SKUs concerned. */
export async function reclaimHeld(): Promise<string[]> {
  const skus = [...(await abortExpired()).flat(), ...(await resolveHolds())];
  await resolveClaims();
  return skus;
}

/**
 * Finishes or undoes orders that a crash interrupted: aborts abandoned attempts before it releases what they hold,
 * resolves orphaned holds and claims, finishes committed orders, and files the stock movements of orders. Safe to run at any time, on any number of servers.
 */
export async function sweepOrders(): Promise<Result<SweepCounts>> {
  const aborted = await abortExpired();
  const released = await resolveHolds();
  await resolveClaims();
  const finished = await finishPlaced();
  await fileWaitingMovements();
  const expiredTags = await tagsOfSkus([...aborted.flat(), ...released, ...finished.flat()]);
  const counts = { aborted: aborted.length, released: released.length, finished: finished.length };
  return ok(counts, expiredTags);
}

const sweepInterval = 15_000;
let lastSweepAt = 0;

/**
 * Sweeps at most every 15 seconds in this process, for deployments without a scheduler. Returns the cache tags to
 * expire; never throws.
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
