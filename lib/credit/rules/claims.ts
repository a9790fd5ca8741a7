import { addDays } from '../../shared/dates';
import { ratio } from '../../shared/money';
import type { CreditStatus } from '../schema';

/** What one order uses of its customer's limit. */
export type CreditClaim = {
  /** The order's id, or the key of an edit that is under way. */
  key: string;
  orderId: string;
  amount: number;
  /** The version of the order from which the amount follows; 0 while the order is being placed. */
  version: number;
  /** The earliest due day of the order's open invoices. */
  dueOn: string | null;
  /** Since when it waits for its order or edit to commit; absent afterwards. */
  pendingAt?: Date;
  /** Since when nothing is owed. The claim stays for a while, so that an older write can't bring it back. */
  settledAt?: Date;
};

export type Terms = { status: CreditStatus; limit: number; claims: CreditClaim[] };

/** What an order uses, as the order itself says; `keys` are those of its edits, which have committed. */
export type OrderCredit = {
  orderId: string;
  version: number;
  amount: number;
  dueOn: string | null;
  keys: string[];
};

/** Why an order can't be bought on invoice. */
export type CreditProblem = 'not-granted' | 'held' | 'limit';

const settledLifetime = 10 * 60_000;

/** The sum of all claims. */
export const usedOf = (claims: Pick<CreditClaim, 'amount'>[]): number =>
  claims.reduce((sum, { amount }) => sum + amount, 0);

/** The earliest due day of what is open, or null. */
export const firstDueOf = (claims: Pick<CreditClaim, 'dueOn'>[]): string | null =>
  claims
    .flatMap(({ dueOn }) => dueOn ?? [])
    .sort()
    .at(0) ?? null;

/** How much of a limit is used, in basis points. */
export const usageOf = (used: number, limit: number): number =>
  limit > 0 ? ratio(used, limit, 10_000) : used > 0 ? 10_000 : 0;

/** Whether an invoice has been due for longer than the days of grace, so that nothing more is sold on invoice. */
export const isHeld = (firstDueOn: string | null, today: string, graceDays: number): boolean =>
  firstDueOn !== null && addDays(firstDueOn, graceDays) < today;

/**
 * Adds the claim of an order, or of an edit that raises its total, within the terms; a claim under the same key stays as
 * it is. `override` claims whatever the terms say.
 */
export function addClaim(
  { status, limit, claims }: Terms,
  claim: Pick<CreditClaim, 'key' | 'orderId' | 'amount'>,
  { at, today, graceDays, override }: { at: Date; today: string; graceDays: number; override: boolean },
): CreditClaim[] | CreditProblem {
  if (claims.some(({ key }) => key === claim.key)) return claims;
  if (!override) {
    if (status !== 'active') return 'not-granted';
    if (isHeld(firstDueOf(claims), today, graceDays)) return 'held';
    if (usedOf(claims) + claim.amount > limit) return 'limit';
  }
  return [...claims, { ...claim, version: 0, dueOn: null, pendingAt: at }];
}

/** Takes back a claim whose order or edit will never commit. */
export const removeClaim = (claims: CreditClaim[], key: string): CreditClaim[] =>
  claims.filter((claim) => claim.key !== key || !claim.pendingAt);

/**
 * Brings the claim of an order to what the order says, in place of the claims of its edits. An older version of the order
 * changes nothing.
 */
export function settleClaim(claims: CreditClaim[], order: OrderCredit, at: Date): CreditClaim[] {
  const { orderId, version, amount, dueOn, keys } = order;
  const present = claims.find(({ key }) => key === orderId);
  if (present && present.version >= version) return claims;
  const others = claims.filter(({ key }) => key !== orderId && !keys.includes(key));
  if (!present && amount === 0) return others.length === claims.length ? claims : others;
  const settledAt = amount === 0 ? { settledAt: present?.settledAt ?? at } : {};
  return [...others, { key: orderId, orderId, amount, version, dueOn, ...settledAt }];
}

/** Forgets what was settled so long ago that no late write can touch it. */
export const dropSettled = (claims: CreditClaim[], at: Date): CreditClaim[] =>
  claims.filter(({ settledAt }) => !settledAt || at.getTime() - settledAt.getTime() < settledLifetime);
