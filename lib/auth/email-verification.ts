import { ObjectId } from 'mongodb';
import { composeMail } from '../mail/outbox';
import { countAttempt, rateLimited } from '../platform/rate-limit';
import { ok, type Result, fail } from '../shared/result';
import { findShop } from '../settings/queries';
import { confirmEmail, changeEmail } from '../users/commands/credentials';
import { firstSessionVersion, openAccount } from '../users/commands/open-account';
import { findAccount, findAccountByEmail } from '../users/queries';
import type { SignUpInput } from '../users/schema/credentials';
import type { Account, SignedIn } from '../users/types';
import { verificationMail, changeEmailMail, emailChangedMail } from './emails';
import { consumeToken, invalidLink, issueToken, mailsPerAddress, revokeTokens } from './one-time-tokens';
import { hashPassword, rejectWeakPassword } from './passwords';
import { now } from '../platform/clock';
import { requireRecentSignIn } from '../users/rules/recent-sign-in';

/**
 * Opens an account and queues the mail that asks to confirm the address, in the same write. Fails with
 * `auth/email-already-in-use`, `auth/weak-password`, or `auth/too-many-requests` when the address got too many mails.
 */
export async function signUp({ name, email, password }: SignUpInput): Promise<Result<Account>> {
  const shop = await findShop();
  const weak = rejectWeakPassword(password, { email, shopName: shop.name });
  if (weak) return weak;
  // Only a new account gets a mail.
  const wait = (await findAccountByEmail(email)) ? 0 : await countAttempt(mailsPerAddress, email);
  if (wait) return rateLimited(wait, 'auth/too-many-requests');
  const passwordHash = await hashPassword(password);
  const _id = new ObjectId();
  const owner = { id: _id.toHexString(), email, sessionVersion: firstSessionVersion };
  const secret = await issueToken('verify-email', { owner, email });
  return openAccount({
    _id,
    name,
    email,
    passwordHash,
    mails: [composeMail(email, verificationMail(secret), shop)],
  });
}

const resends = { name: 'verification', count: 3, seconds: 900 };

/** Mails the verification link again; does nothing when the address is verified. */
export async function sendVerification(person: SignedIn): Promise<Result<{ done: boolean }>> {
  const { userId, email } = person;
  if (person.emailVerified) return ok({ done: true });
  const seconds = (await countAttempt(resends, userId)) || (await countAttempt(mailsPerAddress, email));
  if (seconds) return rateLimited(seconds, 'auth/too-many-requests');
  const shop = await findShop();
  const owner = await findAccount(userId);
  await issueToken('verify-email', { owner, email }, (secret) => [
    composeMail(email, verificationMail(secret), shop),
  ]);
  return ok({ done: true });
}

/** Verifies the address to which a link was mailed. A link works once. */
export async function verifyEmail(secret: string): Promise<Result<{ email: string }>> {
  const token = await consumeToken('verify-email', secret);
  return token && (await confirmEmail(token.account)) ? ok({ email: token.email }) : invalidLink();
}

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
