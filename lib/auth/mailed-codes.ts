import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { composeMail } from '../mail/outbox';
import { now } from '../platform/clock';
import { env, shopSecrets } from '../platform/env';
import { clearDelay, countDelayedAttempt } from '../platform/growing-delay';
import { sha256 } from '../platform/hash';
import { log } from '../platform/log';
import { clearAttempts, countAttempt, rateLimited, returnAttempt } from '../platform/rate-limit';
import { findShop } from '../settings/queries';
import { ok, type Result } from '../shared/result';
import { proveOwner } from '../users/commands/credentials';
import { openAccount } from '../users/commands/open-account';
import { findAccountByEmail } from '../users/queries';
import { isStaff } from '../users/rules/rights';
import { mailedCodeInput, type RequestCodeInput } from '../users/schema/credentials';
import type { CodeRequested } from '../users/schema/responses';
import type { Account } from '../users/types';
import { oneTimeTokens, type OneTimeTokenDocument } from './collection';
import { noSignInCodeMail, signInCodeMail } from './emails';
import { isKnownDevice } from './known-devices';
import { issueToken, mailsPerAddress, revokeTokens } from './one-time-tokens';
import type { Client, SignInOutcome } from './sign-in';

const purpose = 'sign-in-code' as const;

/** Every request takes as long, so that the time doesn't tell whose accounts don't open by mail. */
const minTime = 150;

/** Guesses at one code. */
const maxGuesses = 5;
/** Guesses at all codes of one address: each further one waits longer, but none locks its owner out for good. */
const perEmail = {
  name: 'mailed-code',
  free: 10,
  firstSeconds: 60,
  maxSeconds: 3600,
  forgetSeconds: 86_400,
};
/** Guesses from one network address; right codes do not count. */
const perAddress = { name: 'mailed-code-from', count: 50, seconds: 900 };
/** Guesses on a device on which this account has been used before: other people's guesses do not count there. */
const perDevice = { name: 'mailed-code-device', count: 10, seconds: 900 };

// Six digits could be found from a plain hash, so the hash needs the shop's secret, too.
const hashOf = (challenge: string, code: string, shopSecret = env().NEXTAUTH_SECRET) =>
  createHmac('sha256', `sign-in-code ${shopSecret}`).update(`${challenge}.${code}`).digest('base64url');

/** Whether mail alone opens this account: not that of staff, nor one with a second factor. */
const opensByMail = ({ role, twoFactor }: Account) => !isStaff(role) && !twoFactor;

/**
 * Mails six digits that sign in once within 10 minutes, together with the challenge that only this response has. An
 * address without an account gets them, too: its account is opened with them. Accounts of staff and those with
 * two-factor sign-in get a mail that says to log in as always, disabled ones none; the response is always the same.
 */
export async function requestSignInCode(input: RequestCodeInput): Promise<Result<CodeRequested>> {
  const [result] = await Promise.all([mailCode(input), setTimeout(minTime)]);
  return result;
}

async function mailCode({ name, email }: RequestCodeInput): Promise<Result<CodeRequested>> {
  const wait = await countAttempt(mailsPerAddress, email);
  if (wait) return rateLimited(wait, 'auth/too-many-requests');
  const [account, shop] = await Promise.all([findAccountByEmail(email), findShop()]);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const opens = !account || opensByMail(account);
  const template = opens ? signInCodeMail(code) : noSignInCodeMail(account.name);
  const challenge = await issueToken(
    purpose,
    { owner: account, email },
    () => (account?.disabled ? [] : [composeMail(email, template, shop)]),
    { codeFor: (secret) => ({ hash: hashOf(secret, code), guesses: 0, name }) },
  );
  return ok({ challenge });
}

const isOpen = () => ({
  purpose,
  usedAt: null,
  expiresAt: { $gt: now() },
  'code.guesses': { $lt: maxGuesses },
});

/** The address to which the code of a challenge was mailed; null once it is used, expired or guessed at too often. */
export async function findCodeEmail(challenge: string): Promise<string | null> {
  const token = await oneTimeTokens().findOne({ _id: sha256(challenge), ...isOpen() });
  return token && token.email;
}

/**
 * Signs in with a mailed code, which is consumed; opens the account of an address that has none. Guesses are counted
 * before the code is compared. The address of the account counts as verified from then on.
 */
export async function signInWithMailedCode(input: unknown, client: Client): Promise<SignInOutcome> {
  const outcome = await checkCode(input, client);
  if ('code' in outcome) log.warn({ reason: outcome.code, address: client.address }, 'sign-in failed');
  return outcome;
}

const invalid = { code: 'auth/invalid-mailed-code' };

async function checkCode(input: unknown, { address, deviceId }: Client): Promise<SignInOutcome> {
  const parsed = mailedCodeInput.safeParse(input);
  if (!parsed.success) return invalid;
  const { challenge, code } = parsed.data;
  const _id = sha256(challenge);
  const fromAddress = await countAttempt(perAddress, address);
  if (fromAddress) return { code: `auth/too-many-requests:${fromAddress}` };
  const token = await oneTimeTokens().findOne({ _id, ...isOpen() });
  if (!token?.code) return invalid;
  const { email, userId } = token;
  const isKnown = await isKnownDevice(userId ?? undefined, deviceId);
  const onDevice = `${userId}|${deviceId}`;
  const wait = isKnown ? await countAttempt(perDevice, onDevice) : await countDelayedAttempt(perEmail, email);
  if (wait) return { code: `auth/too-many-requests:${wait}` };
  // Of guesses at the same moment only as many as are left are compared.
  const counted = await oneTimeTokens().updateOne({ _id, ...isOpen() }, { $inc: { 'code.guesses': 1 } });
  const stored = Buffer.from(token.code.hash);
  const isRight = shopSecrets().some((secret) =>
    timingSafeEqual(stored, Buffer.from(hashOf(challenge, code, secret))),
  );
  if (!counted.modifiedCount || !isRight) return invalid;
  const used = await oneTimeTokens().updateOne({ _id, usedAt: null }, { $set: { usedAt: now() } });
  const account = used.modifiedCount ? await accountFor(token, token.code.name) : null;
  if (!account) return invalid;
  await returnAttempt(perAddress, address);
  await clearAttempts(perDevice, onDevice);
  if (!isKnown) await clearDelay(perEmail, email);
  await revokeTokens(purpose, account.id);
  return { account };
}

/** The account that a consumed code opens; null when it has changed so since that the code is void. */
async function accountFor(token: OneTimeTokenDocument, name: string): Promise<Account | null> {
  const { email, userId, sessionVersion } = token;
  const present = await findAccountByEmail(email);
  if (!present) {
    const opened = await openAccount({
      _id: new ObjectId(),
      name,
      email,
      passwordHash: null,
      verified: true,
    });
    return opened.ok ? opened.value : null;
  }
  const hasChanged = userId !== null && (present.id !== userId || present.sessionVersion !== sessionVersion);
  if (hasChanged || present.disabled || !opensByMail(present)) return null;
  return present.emailVerified ? present : proveOwner(present);
}
