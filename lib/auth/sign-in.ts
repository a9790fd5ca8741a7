import { logInInput } from '../users/schema/credentials';
import { findCredentials } from '../users/queries';
import type { Account } from '../users/types';
import { attempt, forgiveAttempts } from './attempts';
import { isPassword } from './passwords';
import { secondFactorProblem } from './second-factor';

/** Guesses at one account from one address. */
const perAccount = { name: 'sign-in', count: 5, seconds: 900 };
/** Guesses at one account from wherever: addresses are cheap. */
const perAccountAnywhere = { name: 'sign-in-anywhere', count: 100, seconds: 900 };
/** Guesses from one address at whatever accounts. */
const perAddress = { name: 'sign-in-from', count: 100, seconds: 900 };

/** The account, or the code of the refusal (`auth/wrong-password`, `auth/too-many-requests:37`, ...). */
export type SignInOutcome = { account: Account } | { code: string };

/**
 * Checks e-mail and password. Attempts are counted before the hash is computed; an unknown address and a wrong
 * password cost the same time and give the same code. With two-factor sign-in on, the right password leads to
 * `auth/code-required` until a code comes with it.
 */
export async function signInWithPassword(given: unknown, address: string, code = ''): Promise<SignInOutcome> {
  const input = logInInput.safeParse(given);
  if (!input.success) return { code: 'auth/wrong-password' };
  const { email, password } = input.data;
  const subject = `${email}|${address}`;
  const wait =
    (await attempt(perAccount, subject)) ||
    (await attempt(perAddress, address)) ||
    (await attempt(perAccountAnywhere, email));
  if (wait) return { code: `auth/too-many-requests:${wait}` };
  const known = await findCredentials(email);
  const right = await isPassword(known?.passwordHash ?? null, password);
  if (!known || !right) return { code: 'auth/wrong-password' };
  if (known.account.disabled) return { code: 'auth/user-disabled' };
  const failure = await secondFactorProblem(known.account, code);
  if (failure) return { code: failure };
  await forgiveAttempts(perAccount, subject);
  await forgiveAttempts(perAccountAnywhere, email);
  return { account: known.account };
}
