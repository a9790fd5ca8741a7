import { setTimeout as pause } from 'node:timers/promises';
import { now } from '../../platform/clock';
import { dayAt } from '../../shared/dates';
import type { Shop } from '../../settings/schema/shop';
import { creditAccounts, type CreditAccountDocument } from '../collection';
import {
  addClaim,
  dropSettled,
  firstDueOf,
  removeClaim,
  settleClaim,
  usageOf,
  usedOf,
  type CreditClaim,
  type CreditProblem,
  type OrderCredit,
} from '../rules/claims';

const maxAttempts = 1_000;
const maxPause = 20;

/** The fields that follow from claims and limit. */
export const totalsOfClaims = (claims: CreditClaim[], limit: number) => ({
  claims,
  used: usedOf(claims),
  usage: usageOf(usedOf(claims), limit),
  firstDueOn: firstDueOf(claims),
});

/**
 * Changes the claims of an account by compare-and-set on its version, again on the new state when another write came
 * first. Null when there is no such account; what `decide` returns in place of claims is returned and nothing written.
 */
async function changeClaims<T>(
  accountId: string,
  decide: (account: CreditAccountDocument) => CreditClaim[] | T,
): Promise<CreditClaim[] | T | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const account = await creditAccounts().findOne({ _id: accountId });
    if (!account) return null;
    const decided = decide(account);
    if (!Array.isArray(decided) || decided === account.claims) return decided;
    const claims = dropSettled(decided as CreditClaim[], now());
    const { matchedCount } = await creditAccounts().updateOne(
      { _id: accountId, version: account.version },
      { $set: totalsOfClaims(claims, account.limit), $inc: { version: 1 } },
    );
    if (matchedCount) return claims;
    await pause(Math.random() * Math.min(maxPause, attempt + 1));
  }
  throw new Error(`The credit account ${accountId} is being changed all the time`);
}

export type Claim = { accountId: string; key: string; orderId: string; amount: number };

/**
 * Claims an amount of an account's limit for an order that is being placed, or for an edit that raises its total, before
 * either commits. Returns why the terms don't allow it, or null. A repeat under the same key claims nothing more.
 */
export async function claimCredit(
  { accountId, key, orderId, amount }: Claim,
  { timeZone, creditControl }: Pick<Shop, 'timeZone' | 'creditControl'>,
  override = false,
): Promise<CreditProblem | null> {
  const at = now();
  const today = dayAt(at, timeZone);
  const { graceDays } = creditControl;
  const claimed = await changeClaims(accountId, (account) =>
    addClaim(account, { key, orderId, amount }, { at, today, graceDays, override }),
  );
  if (claimed === null) return override ? null : 'not-granted';
  return typeof claimed === 'string' ? claimed : null;
}

/** Takes back what was claimed under a key, once. Only for orders and edits that can't commit any more. */
export async function releaseCredit(accountId: string, key: string): Promise<void> {
  await changeClaims(accountId, ({ claims }) => {
    const left = removeClaim(claims, key);
    return left.length === claims.length ? claims : left;
  });
}

/** Brings the claim of a committed order to what the order says. Safe to repeat, late and in any order. */
export async function settleCredit(accountId: string, order: OrderCredit): Promise<void> {
  await changeClaims(accountId, ({ claims }) => settleClaim(claims, order, now()));
}

/** Claims that have waited for their order or edit since before `claimedBefore`. */
export async function listPendingClaims(
  claimedBefore: Date,
  limit = 200,
): Promise<{ accountId: string; key: string; orderId: string }[]> {
  const found = await creditAccounts()
    .find({ claims: { $elemMatch: { pendingAt: { $lt: claimedBefore } } } })
    .hint({ 'claims.pendingAt': 1 })
    .limit(limit)
    .toArray();
  return found.flatMap(({ _id, claims }) =>
    claims
      .filter(({ pendingAt }) => pendingAt && pendingAt < claimedBefore)
      .map(({ key, orderId }) => ({ accountId: _id, key, orderId })),
  );
}
