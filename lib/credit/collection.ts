import { defineCollection } from '../platform/database';
import type { CreditClaim } from './rules/claims';
import type { CreditAccount, CreditStatus } from './schema';

/**
 * The terms of an account that buys on invoice, and what its orders use of the limit: one claim for each order, whose
 * amounts add up to `used`. Every write is a compare-and-set on `version`, so that the limit holds whatever happens at
 * the same time.
 */
export type CreditAccountDocument = {
  /** The id of the account that buys. */
  _id: string;
  name: string;
  email: string;
  words: string[];
  status: CreditStatus;
  netDays: number;
  limit: number;
  claims: CreditClaim[];
  used: number;
  /** Basis points of the limit that are used. */
  usage: number;
  /** The earliest due day of an open invoice; null without any. */
  firstDueOn: string | null;
  /** Grows with each write. */
  version: number;
  /** Grows when staff change the terms. */
  termsVersion: number;
};

export const creditAccounts = defineCollection<CreditAccountDocument>('creditAccounts', [
  { key: { 'claims.pendingAt': 1 } },
  { key: { status: 1, name: 1 } },
  { key: { status: 1, usage: -1 } },
  { key: { status: 1, used: -1 } },
  { key: { status: 1, firstDueOn: 1 } },
  { key: { words: 1, name: 1 } },
]);

export function creditAccountView(document: CreditAccountDocument): CreditAccount {
  const { _id, name, email, status, netDays, limit, used, firstDueOn, termsVersion } = document;
  return { id: _id, name, email, status, netDays, limit, used, firstDueOn, termsVersion };
}
