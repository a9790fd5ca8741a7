import { Algorithm, hash, verify } from '@node-rs/argon2';
import { fail, ok, type Result } from '../shared/result';
import list from './common-passwords.json';
import { setTimeout } from 'node:timers/promises';
import { composeMail } from '../mail/outbox';
import { runHeavyWork } from '../platform/memory';
import { countAttempt, clearAttempts, rateLimited } from '../platform/rate-limit';
import { findShop } from '../settings/queries';
import { setPasswordHash } from '../users/commands/credentials';
import { findAccount, findAccountByEmail, findCredentials } from '../users/queries';
import type { SignedIn } from '../users/types';
import { passwordChangedMail, passwordResetMail } from './emails';
import { consumeToken, findTokenEmail, invalidLink, issueToken } from './one-time-tokens';
import { keepSession } from './sessions';

// OWASP's second choice for argon2id; 19 MiB each, so few are computed at once.
const cost = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = <T>(task: () => Promise<T>) => runHeavyWork('hashesAtOnce', task);

/** The salted argon2id hash of a password. Others wait while as many are computed as the memory allows. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such account, or one that only uses Google) it verifies against a
 * decoy, so that the time does not tell who has an account.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (decoy ??= hashPassword('nobody has this password')));
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')));
  return matches && passwordHash !== null;
}

// The 5,000 most used of at least 6 characters, from zxcvbn's list (MIT), which counts leaked passwords.
const common = new Set(list.split(' '));

/** What an attacker would try first for this account: its email and the name of the shop. */
type Context = { email: string; shopName: string };

const letters = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** The failure of a password that attackers try first, in any letter case; null for any other. */
export function rejectWeakPassword(
  password: string,
  { email, shopName }: Context,
  field: 'password' | 'newPassword' = 'password',
) {
  const weak = (message: string) =>
    fail('invalid', 'auth/weak-password', message, { fields: { [field]: message } });
  const typed = letters(password);
  if (common.has(typed)) return weak('This is one of the most common passwords: choose another');
  const [mailbox = ''] = email.split('@');
  return [email, mailbox, shopName].some((guess) => typed === letters(guess))
    ? weak('Your email and the name of the shop are the first guesses: choose another password')
    : null;
}

const minTime = 150;

const requests = { name: 'reset', count: 3, seconds: 900 };

/**
 * Mails a link for a new password. Known, unknown and too often requested addresses get the same response after the
 * same work, so that responses do not reveal who has an account.
 */
export async function requestPasswordReset(email: string): Promise<Result<{ done: boolean }>> {
  // Writing a mail costs a few milliseconds more than writing none: every response takes the same, longer time.
  const [result] = await Promise.all([mailReset(email), setTimeout(minTime)]);
  return result;
}

async function mailReset(email: string): Promise<Result<{ done: boolean }>> {
  const tooMany = (await countAttempt(requests, email)) > 0;
  const account = await findAccountByEmail(email);
  const shop = await findShop();
  const mailed = account && !account.disabled && !tooMany;
  await issueToken('reset-password', { owner: mailed ? account : null, email }, (secret) =>
    mailed ? [composeMail(email, passwordResetMail(account.name, secret), shop)] : [],
  );
  return ok({ done: true });
}

/** Sets a new password with a mailed link, which works once within 30 minutes. Every session of the account ends. */
export async function resetPassword(secret: string, password: string): Promise<Result<{ email: string }>> {
  const shop = await findShop();
  // Checked before the link is consumed: after a weak password the same link can be used again.
  const weak = rejectWeakPassword(password, {
    email: (await findTokenEmail('reset-password', secret)) ?? '',
    shopName: shop.name,
  });
  if (weak) return weak;
  const token = await consumeToken('reset-password', secret);
  if (!token) return invalidLink();
  const { account, email } = token;
  const mail = composeMail(email, passwordChangedMail(account.name), shop);
  const version = await setPasswordHash(account, await hashPassword(password), { isFromMail: true, mail });
  return version === null ? invalidLink() : ok({ email });
}

/** Guesses at the password in one signed-in session: guesses elsewhere do not keep its owner from confirming. */
const confirmations = { name: 'confirm', count: 5, seconds: 900 };

/** Checks that the person who uses a live session knows the password. */
export async function checkPassword(person: SignedIn, password: string): Promise<Result<{ done: boolean }>> {
  const seconds = await countAttempt(confirmations, person.sessionId);
  if (seconds) return rateLimited(seconds, 'auth/too-many-requests');
  const known = await findCredentials(person.email);
  if (!known || !(await isPassword(known.passwordHash, password))) {
    const message = 'This is not your password';
    return fail('forbidden', 'auth/wrong-password', message, { fields: { password: message } });
  }
  await clearAttempts(confirmations, person.sessionId);
  return ok({ done: true });
}

/** Changes the password of a person who knows the current one. Every other session ends. */
export async function changePassword(
  person: SignedIn,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<Result<{ done: boolean }>> {
  const shop = await findShop();
  const weak = rejectWeakPassword(newPassword, { email: person.email, shopName: shop.name }, 'newPassword');
  if (weak) return weak;
  const checked = await checkPassword(person, password);
  if (!checked.ok) return checked;
  const mail = composeMail(person.email, passwordChangedMail(person.name), shop);
  const account = await findAccount(person.userId);
  const version =
    account && (await setPasswordHash(account, await hashPassword(newPassword), { isFromMail: false, mail }));
  if (version === null)
    return fail('conflict', 'account-changed', 'Your account has just been changed. Please try again.');
  await keepSession(person.sessionId, version);
  return ok({ done: true });
}
