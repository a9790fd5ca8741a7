import { setTimeout } from 'node:timers/promises';
import { composeMail } from '../mail/outbox';
import { countAttempt } from '../platform/rate-limit';
import { ok, fail, type Result } from '../shared/result';
import { findShop } from '../settings/queries';
import { setPasswordHash } from '../users/commands/credentials';
import { findAccount, findAccountByEmail } from '../users/queries';
import type { SignedIn } from '../users/types';
import { passwordChangedMail, passwordResetMail } from './emails';
import { consumeToken, findTokenEmail, invalidLink, issueToken } from './one-time-tokens';
import { hashPassword, rejectWeakPassword } from './passwords';
import { checkPassword } from './reauthentication';
import { keepSession } from './sessions';

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
