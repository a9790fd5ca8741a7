import { log } from '../platform/log';
import { countAttempt, forgiveAttempts, rateLimited } from '../platform/rate-limit';
import { ok, fail, type Result } from '../shared/result';
import { findCredentials, findTwoFactor } from '../users/queries';
import { signInMessage } from '../users/rules/sign-in-messages';
import { logInInput } from '../users/schema/credentials';
import type { Account } from '../users/types';
import { readAwaitingSession } from './current-session';
import { isPassword } from './passwords';
import { completeSession } from './sessions';
import { consumeCode } from './two-factor';

/** Guesses at one account from one address. */
const perAccount = { name: 'sign-in', count: 5, seconds: 900 };
/** Guesses at one account from any address: addresses are cheap. */
const perAccountAnywhere = { name: 'sign-in-anywhere', count: 100, seconds: 900 };
/** Guesses from one address at any account. */
const perAddress = { name: 'sign-in-from', count: 100, seconds: 900 };
/** Guesses at the second factor by somebody who has passed the first, from any address. */
const codesPerAccount = { name: 'sign-in-code', count: 10, seconds: 900 };

/** The account, or why there is none (`auth/wrong-password`, `auth/too-many-requests:37`, ...). */
export type SignInOutcome = { account: Account } | { code: string };

/**
 * Checks email and password. Attempts are counted before the hash is computed; an unknown address and a wrong
 * password cost the same time and give the same code. With two-factor sign-in on, the right password leads to
 * `auth/code-required` until a code comes with it.
 */
export async function signInWithPassword(
  credentials: unknown,
  address: string,
  code = '',
): Promise<SignInOutcome> {
  const input = logInInput.safeParse(credentials);
  if (!input.success) return { code: 'auth/wrong-password' };
  const { email, password } = input.data;
  const subject = `${email}|${address}`;
  const wait =
    (await countAttempt(perAccount, subject)) ||
    (await countAttempt(perAddress, address)) ||
    (await countAttempt(perAccountAnywhere, email));
  if (wait) return { code: `auth/too-many-requests:${wait}` };
  const known = await findCredentials(email);
  const right = await isPassword(known?.passwordHash ?? null, password);
  if (!known || !right) return { code: 'auth/wrong-password' };
  if (known.account.disabled) return { code: 'auth/user-disabled' };
  const problem = await secondFactorProblem(known.account, code);
  if (problem) return { code: problem };
  await forgiveAttempts(perAccount, subject);
  await forgiveAttempts(perAccountAnywhere, email);
  return { account: known.account };
}

/** Why the second factor does not admit this account yet, as a code of the sign-in; null when it does. */
async function secondFactorProblem(account: Account, code: string): Promise<string | null> {
  const twoFactor = account.twoFactor && (await findTwoFactor(account.id));
  if (!twoFactor) return null;
  if (!code.trim()) return 'auth/code-required';
  const wait = await countAttempt(codesPerAccount, account.id);
  if (wait) return `auth/too-many-requests:${wait}`;
  const outcome = await consumeCode(account.id, twoFactor, code);
  if (outcome === 'unreadable') {
    log.error({ userId: account.id }, 'a two-factor secret was sealed with another NEXTAUTH_SECRET');
    return 'auth/second-factor-unreadable';
  }
  return outcome === 'right' ? null : 'auth/invalid-verification-code';
}

/** Activates the session of a person whom Google has identified, once the second factor of the account is shown. */
export async function passSecondFactor(request: Request, code: string): Promise<Result<{ done: boolean }>> {
  const awaiting = await readAwaitingSession(request);
  if (!awaiting) {
    const message = signInMessage('auth/user-token-expired');
    return fail('unprocessable', 'auth/user-token-expired', message);
  }
  const problem = await secondFactorProblem(awaiting.account, code);
  if (problem === null) {
    await completeSession(awaiting.sessionId);
    return ok({ done: true });
  }
  const [, seconds] = /^auth\/too-many-requests:(\d+)$/.exec(problem) ?? [];
  if (seconds) return rateLimited(Number(seconds), 'auth/too-many-requests');
  const message = signInMessage(problem);
  return fail('unprocessable', problem, message, { fields: { code: message } });
}
