import { log } from '../platform/log';
import { findTwoFactor } from '../users/queries';
import type { Account } from '../users/types';
import { attempt } from './attempts';
import { takeCode } from './two-factor';

/** Guesses at the second factor by someone who has passed the first, from wherever. */
const codesPerAccount = { name: 'sign-in-code', count: 10, seconds: 900 };

/** Why the second factor does not let this account in yet, as a code of the sign-in; null when it does. */
export async function secondFactorProblem(account: Account, code: string): Promise<string | null> {
  const twoFactor = account.twoFactor && (await findTwoFactor(account.id));
  if (!twoFactor) return null;
  if (!code.trim()) return 'auth/code-required';
  const pause = await attempt(codesPerAccount, account.id);
  if (pause) return `auth/too-many-requests:${pause}`;
  const outcome = await takeCode(account.id, twoFactor, code);
  if (outcome === 'unreadable') {
    log.error({ userId: account.id }, 'a two-factor secret was sealed with another NEXTAUTH_SECRET');
    return 'auth/second-factor-unreadable';
  }
  return outcome === 'right' ? null : 'auth/invalid-verification-code';
}
