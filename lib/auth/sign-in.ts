import { log } from '../platform/log';
import { countDelayedAttempt, clearDelay } from '../platform/growing-delay';
import { countAttempt, clearAttempts, rateLimited, returnAttempt } from '../platform/rate-limit';
import { ok, fail, type Result } from '../shared/result';
import { findCredentials, findTwoFactor } from '../users/queries';
import { signInMessage } from '../users/rules/sign-in-messages';
import { logInInput } from '../users/schema/credentials';
import type { Account } from '../users/types';
import { readAwaitingSession } from './current-session';
import { deviceIdOf, isKnownDevice, rememberDevice } from './known-devices';
import { isPassword } from './passwords';
import { completeSession } from './sessions';
import { consumeCode } from './two-factor';

/** Guesses at one account from one address. */
const perAccount = { name: 'sign-in', count: 5, seconds: 900 };
/** Guesses at one account from all addresses, which are cheap: they get slower, but never lock its owner out. */
const perAccountAnywhere = {
  name: 'sign-in-anywhere',
  free: 30,
  firstSeconds: 1,
  maxSeconds: 60,
  forgetSeconds: 3600,
};
/** Guesses from one address at any account. Right passwords do not count: a whole company can share an address. */
const perAddress = { name: 'sign-in-from', count: 100, seconds: 900 };
/** Guesses on a device on which this account has been used before: other people's guesses do not count there. */
const perDevice = { name: 'sign-in-device', count: 10, seconds: 900 };
/** Guesses at the second factor by somebody who has passed the first. */
const codesPerAccount = { name: 'sign-in-code', count: 10, seconds: 900 };

/** Where a sign-in comes from: the network address and, if it has signed in before, the id of the browser. */
export type Client = { address: string; deviceId: string | null };

/** The account, or why there is none (`auth/wrong-password`, `auth/too-many-requests:37`, ...). */
export type SignInOutcome = { account: Account } | { code: string };

/**
 * Checks email and password. Attempts are counted before the hash is computed; an unknown address and a wrong
 * password cost the same time and give the same code. With two-factor sign-in on, the right password leads to
 * `auth/code-required` until a code is sent with it.
 */
export async function signInWithPassword(
  credentials: unknown,
  client: Client,
  code = '',
): Promise<SignInOutcome> {
  const outcome = await checkCredentials(credentials, client, code);
  if ('account' in outcome) return outcome;
  const { code: reason, userId } = outcome;
  if (reason !== 'auth/code-required')
    log.warn({ reason, address: client.address, userId }, 'sign-in failed');
  return { code: reason };
}

type Checked = { account: Account } | { code: string; userId?: string };

async function checkCredentials(
  credentials: unknown,
  { address, deviceId }: Client,
  code: string,
): Promise<Checked> {
  const input = logInInput.safeParse(credentials);
  if (!input.success) return { code: 'auth/wrong-password' };
  const { email, password } = input.data;
  const known = await findCredentials(email);
  const userId = known?.account.id;
  const isKnown = await isKnownDevice(userId, deviceId);
  const [onDevice, fromAddress] = [`${userId}|${deviceId}`, `${email}|${address}`];
  const wait = isKnown
    ? await countAttempt(perDevice, onDevice)
    : (await countAttempt(perAccount, fromAddress)) ||
      (await countAttempt(perAddress, address)) ||
      (await countDelayedAttempt(perAccountAnywhere, email));
  if (wait) return { code: `auth/too-many-requests:${wait}`, userId };
  const isRight = await isPassword(known?.passwordHash ?? null, password);
  if (!known || !isRight) return { code: 'auth/wrong-password', userId };
  if (known.account.disabled) return { code: 'auth/user-disabled', userId };
  const problem = await secondFactorProblem(known.account, code, isKnown ? deviceId : null);
  if (problem) return { code: problem, userId };
  await clearAttempts(perDevice, onDevice);
  await clearAttempts(perAccount, fromAddress);
  if (!isKnown) {
    await returnAttempt(perAddress, address);
    await clearDelay(perAccountAnywhere, email);
  }
  return { account: known.account };
}

/** Why the second factor does not admit this account yet, as a code of the sign-in; null when it does. */
async function secondFactorProblem(
  account: Account,
  code: string,
  knownDevice: string | null,
): Promise<string | null> {
  const twoFactor = account.twoFactor && (await findTwoFactor(account.id));
  if (!twoFactor) return null;
  if (!code.trim()) return 'auth/code-required';
  const wait = await countAttempt(codesPerAccount, knownDevice ? `${account.id}|${knownDevice}` : account.id);
  if (wait) return `auth/too-many-requests:${wait}`;
  const outcome = await consumeCode(account.id, twoFactor, code);
  if (outcome === 'unreadable') {
    log.error({ userId: account.id }, 'a two-factor secret was sealed with another NEXTAUTH_SECRET');
    return 'auth/second-factor-unreadable';
  }
  return outcome === 'right' ? null : 'auth/invalid-verification-code';
}

/** Activates the session of a person whom Google has identified, after the second factor is verified. */
export async function completeSecondFactor(
  request: Request,
  code: string,
): Promise<Result<{ done: boolean }>> {
  const awaiting = await readAwaitingSession(request);
  if (!awaiting) {
    const message = signInMessage('auth/user-token-expired');
    return fail('unprocessable', 'auth/user-token-expired', message);
  }
  const { account, sessionId, device } = awaiting;
  const deviceId = deviceIdOf(request);
  const isKnown = await isKnownDevice(account.id, deviceId);
  const problem = await secondFactorProblem(account, code, isKnown ? deviceId : null);
  if (problem === null) {
    await completeSession(sessionId);
    if (deviceId) await rememberDevice(account, deviceId, device);
    return ok({ done: true });
  }
  const [, seconds] = /^auth\/too-many-requests:(\d+)$/.exec(problem) ?? [];
  if (seconds) return rateLimited(Number(seconds), 'auth/too-many-requests');
  const message = signInMessage(problem);
  return fail('unprocessable', problem, message, { fields: { code: message } });
}
