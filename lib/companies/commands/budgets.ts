import { setTimeout as pause } from 'node:timers/promises';
import { isDuplicateKey } from '../../platform/database';
import { now } from '../../platform/clock';
import { budgetMonths, type BudgetMonthDocument } from '../collection';

const maxAttempts = 1_000;
const settledLifetime = 10 * 60_000;

/** Creates the record of a budget's month; a budget that is used for the first time in a month has none. */
async function openMonth(_id: string): Promise<void> {
  if (await budgetMonths().findOne({ _id }, { projection: { _id: 1 } })) return;
  try {
    await budgetMonths().insertOne({ _id, used: 0, claims: [], version: 1 });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Claims an amount of the month `_id` of a budget for an order that is being placed, by one conditional write: what is
 * claimed never exceeds the limit, unless `limit` is null. False when too little is left. Repeating it under the same key
 * claims nothing more.
 */
export async function claimBudget(
  _id: string,
  { key, amount, limit }: { key: string; amount: number; limit: number | null },
): Promise<boolean> {
  await openMonth(_id);
  const claim = { key, amount, version: 0, pendingAt: now() };
  const { matchedCount } = await budgetMonths().updateOne(
    { _id, 'claims.key': { $ne: key }, ...(limit !== null && { used: { $lte: limit - amount } }) },
    { $push: { claims: claim }, $inc: { used: amount, version: 1 } },
  );
  // The claim may be there already: the driver repeats a write whose response was lost.
  return matchedCount > 0 || (await budgetMonths().findOne({ _id, 'claims.key': key })) !== null;
}

type Claims = BudgetMonthDocument['claims'];

/** Changes the claims of a month by compare-and-set; `decide` returns null to change nothing. */
async function changeClaims(_id: string, decide: (claims: Claims) => Claims | null): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const month = await budgetMonths().findOne({ _id });
    const decided = month && decide(month.claims);
    if (!decided) return;
    const oldest = now().getTime() - settledLifetime;
    // Claims of nothing stay for a while, so that no late write brings them back.
    const claims = decided.filter(({ settledAt }) => !settledAt || settledAt.getTime() > oldest);
    const used = claims.reduce((sum, { amount }) => sum + amount, 0);
    const { matchedCount } = await budgetMonths().updateOne(
      { _id, version: month.version },
      { $set: { claims, used }, $inc: { version: 1 } },
    );
    if (matchedCount) return;
    await pause(Math.random() * Math.min(20, attempt + 1));
  }
  throw new Error(`The budget ${_id} is being changed all the time`);
}

/** Takes back the claim of an order that can't commit any more. Safe to repeat. */
export async function releaseBudget(_id: string, key: string): Promise<void> {
  await changeClaims(_id, (claims) => {
    const left = claims.filter((claim) => claim.key !== key || !claim.pendingAt);
    return left.length < claims.length ? left : null;
  });
}

/** Brings the claim of a committed order to what the order costs. Safe to repeat, late and in any order. */
export async function settleBudget(
  _id: string,
  { key, amount, version }: { key: string; amount: number; version: number },
): Promise<void> {
  await changeClaims(_id, (claims) => {
    const present = claims.find((claim) => claim.key === key);
    if (!present || (present.version >= version && !present.pendingAt)) return null;
    const settled = { key, amount, version, ...(amount === 0 && { settledAt: now() }) };
    return claims.map((claim) => (claim.key === key ? settled : claim));
  });
}

/** Claims that have waited for their order since before `claimedBefore`. */
export async function listPendingBudgets(claimedBefore: Date): Promise<{ id: string; key: string }[]> {
  const found = await budgetMonths()
    .find({ claims: { $elemMatch: { pendingAt: { $lt: claimedBefore } } } })
    .hint({ 'claims.pendingAt': 1 })
    .limit(200)
    .toArray();
  return found.flatMap(({ _id, claims }) =>
    claims
      .filter(({ pendingAt }) => pendingAt && pendingAt < claimedBefore)
      .map(({ key }) => ({ id: _id, key })),
  );
}
