import { composeMail } from '../mail/outbox';
import { now } from '../platform/clock';
import { countAttempt, rateLimited } from '../platform/rate-limit';
import { findShop } from '../settings/queries';
import { ok, fail, type Result } from '../shared/result';
import { changeEmail } from '../users/commands/credentials';
import { findAccount, findAccountByEmail } from '../users/queries';
import { requireRecentSignIn } from '../users/rules/recent-sign-in';
import type { SignedIn } from '../users/types';
import { changeEmailMail, emailChangedMail } from './emails';
import { consumeToken, invalidLink, issueToken, mailsPerAddress, revokeTokens } from './one-time-tokens';

const requests = { name: 'change-email', count: 5, seconds: 900 };
const taken = () => {
  const message = 'An account with this email already exists';
  return fail('conflict', 'auth/email-already-in-use', message, { fields: { email: message } });
};

/**
 * Mails a link to the new address; the account keeps the old one until the link is used. Needs a recent sign-in and a
 * verified address: an account opened with another person's address must not be able to change it.
 */
export async function requestEmailChange(
  person: SignedIn,
  email: string,
): Promise<Result<{ done: boolean }>> {
  const notRecent = requireRecentSignIn(person, now());
  if (notRecent) return notRecent;
  const account = await findAccount(person.userId);
  if (!account?.emailVerified)
    return fail(
      'forbidden',
      'email-not-verified',
      'Please confirm your current email first: open the link that we sent to it.',
    );
  const seconds = await countAttempt(requests, person.userId);
  if (seconds) return rateLimited(seconds, 'auth/too-many-requests');
  if (await findAccountByEmail(email)) return taken();
  const wait = await countAttempt(mailsPerAddress, email);
  if (wait) return rateLimited(wait, 'auth/too-many-requests');
  const shop = await findShop();
  await revokeTokens('change-email', person.userId);
  await issueToken('change-email', { owner: account, email }, (secret) => [
    composeMail(email, changeEmailMail(secret), shop),
  ]);
  return ok({ done: true });
}

/** Gives the account its new address, with the link that was mailed there, and notifies the old address. */
export async function confirmEmailChange(secret: string): Promise<Result<{ email: string }>> {
  const token = await consumeToken('change-email', secret);
  if (token) {
    const { account, email } = token;
    const mail = composeMail(account.email, emailChangedMail(account.name, email), await findShop());
    const outcome = await changeEmail(account, email, mail);
    if (outcome === 'taken') return taken();
    if (outcome === 'changed') return ok({ email });
  }
  return invalidLink();
}
