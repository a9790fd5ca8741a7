import { composeMail } from '../mail/outbox';
import { ok, fail, type Result } from '../shared/result';
import { findShop } from '../settings/queries';
import { changeEmail } from '../users/commands/credentials';
import { findAccount, findAccountByEmail } from '../users/queries';
import type { SignedIn } from '../users/types';
import { attempt } from './attempts';
import { changeEmailMail, emailChangedMail } from './mails';
import { consumeToken, issueToken, revokeTokens } from './one-time-tokens';
import { rateLimited, requireRecentSignIn } from './recent';

const requests = { name: 'change-email', count: 5, seconds: 900 };

const taken = () => {
  const message = 'An account with this email already exists';
  return fail('conflict', 'auth/email-already-in-use', message, { fields: { email: message } });
};

/** Mails a link to the new address; the account keeps the old one until the link is used. Needs a recent sign-in. */
export async function requestEmailChange(
  person: SignedIn,
  email: string,
): Promise<Result<{ done: boolean }>> {
  const stale = requireRecentSignIn(person);
  if (stale) return stale;
  const seconds = await attempt(requests, person.userId);
  if (seconds) return rateLimited(seconds);
  if (await findAccountByEmail(email)) return taken();
  const shop = await findShop();
  await revokeTokens('change-email', person.userId);
  await issueToken('change-email', { userId: person.userId, email }, (secret) => [
    composeMail(email, changeEmailMail(person.name, secret), shop),
  ]);
  return ok({ done: true });
}

/** Uses the link from the new address: from now on it is the account's, and the old one is told. */
export async function confirmEmailChange(secret: string): Promise<Result<{ email: string }>> {
  const token = await consumeToken('change-email', secret);
  const account = token && (await findAccount(token.userId));
  if (token && account && !account.disabled) {
    const mail = composeMail(account.email, emailChangedMail(account.name, token.email), await findShop());
    const outcome = await changeEmail(account, token.email, mail);
    if (outcome === 'taken') return taken();
    if (outcome === 'changed') {
      // A link for a new password that still lies in the old mailbox must not open the account.
      await revokeTokens('reset-password', account.id);
      return ok({ email: token.email });
    }
  }
  return fail(
    'unprocessable',
    'auth/invalid-action-code',
    'This link has been used already or is too old. Ask for a new one.',
  );
}
