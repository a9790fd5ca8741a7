import { setTimeout } from 'node:timers/promises';
import { composeMail } from '../mail/outbox';
import { ok, fail, type Result } from '../shared/result';
import { findShop } from '../settings/queries';
import { setPasswordHash } from '../users/commands/credentials';
import { findAccountByEmail } from '../users/queries';
import type { SignedIn } from '../users/types';
import { attempt } from './attempts';
import { passwordChangedMail, passwordResetMail } from './mails';
import { consumeToken, issueToken, revokeTokens } from './one-time-tokens';
import { hashPassword } from './passwords';
import { carryOver, checkPassword } from './sessions';
import { rejectCommonPassword } from './sign-up';

const minTime = 150;

const requests = { name: 'reset', count: 3, seconds: 900 };

/**
 * Mails a link for a new password. Known and unknown addresses get the same answer after the same work, and so does
 * an address that has been asked for too often: nothing tells who has an account.
 */
export async function requestPasswordReset(email: string): Promise<Result<{ done: boolean }>> {
  // A mail costs a few milliseconds that no mail doesn't: every answer takes the same, longer time.
  const [result] = await Promise.all([mailReset(email), setTimeout(minTime)]);
  return result;
}

async function mailReset(email: string): Promise<Result<{ done: boolean }>> {
  const tooMany = (await attempt(requests, email)) > 0;
  const account = await findAccountByEmail(email);
  const shop = await findShop();
  const mailed = account && !account.disabled && !tooMany;
  await issueToken('reset-password', { userId: mailed ? account.id : null, email }, (secret) =>
    mailed ? [composeMail(email, passwordResetMail(account.name, secret), shop)] : [],
  );
  return ok({ done: true });
}

/** Sets the password that came with a mailed link: once, within 30 minutes. Every session of the account ends. */
export async function resetPassword(secret: string, password: string): Promise<Result<{ email: string }>> {
  const weak = rejectCommonPassword(password);
  if (weak) return weak;
  const token = await consumeToken('reset-password', secret);
  const set =
    token &&
    (await setPasswordHash(token.userId, await hashPassword(password), { provesEmail: token.email }));
  if (!token || set === null)
    return fail(
      'unprocessable',
      'auth/invalid-action-code',
      'This link has been used already or is too old. Ask for a new one.',
    );
  await revokeTokens('reset-password', token.userId);
  return ok({ email: token.email });
}

/** Changes the password of a person who knows the present one. Every other session ends. */
export async function changePassword(
  person: SignedIn,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<Result<{ done: boolean }>> {
  const weak = rejectCommonPassword(newPassword);
  if (weak)
    return fail('invalid', weak.failure.code, weak.failure.message, {
      fields: { newPassword: weak.failure.message },
    });
  const checked = await checkPassword(person, password);
  if (!checked.ok) return checked;
  const mail = composeMail(person.email, passwordChangedMail(person.name), await findShop());
  const version = await setPasswordHash(person.userId, await hashPassword(newPassword), { mail });
  if (version !== null) await carryOver(person.sessionId, version);
  await revokeTokens('reset-password', person.userId);
  return ok({ done: true });
}
