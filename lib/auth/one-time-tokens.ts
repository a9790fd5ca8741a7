import type { PendingMail } from '../mail/outbox';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';
import { randomSecret } from '../platform/ids';
import { fail } from '../shared/result';
import { findAccount } from '../users/queries';
import type { Account } from '../users/types';
import { oneTimeTokens, type SignInCode, type TokenPurpose } from './collection';

const minutes: Record<TokenPurpose, number> = {
  'verify-email': 24 * 60,
  'reset-password': 30,
  'change-email': 24 * 60,
  'sign-in-code': 10,
};

/** Mails with a link to one address, from whichever account: its owner may not have asked for any. */
export const mailsPerAddress = { name: 'mails-to', count: 5, seconds: 3600 };

/** The account that a token is bound to: when its address or session version changes, the token is void. */
type TokenOwner = Pick<Account, 'id' | 'email' | 'sessionVersion'>;

/** `lifetime` is in minutes; `codeFor` makes the code that is asked for with the secret. */
type Extras = { lifetime?: number; codeFor?: (secret: string) => SignInCode };

/**
 * Creates the secret of a link and stores its hash, in one write with the mails that `mailsFor` makes of it. `email`
 * is the address that the link is mailed to. Without an owner nothing ever accepts it: it only costs the time that a
 * real one costs.
 */
export async function issueToken(
  purpose: TokenPurpose,
  { owner, email }: { owner: TokenOwner | null; email: string },
  mailsFor: (secret: string) => PendingMail[] = () => [],
  { lifetime = minutes[purpose], codeFor }: Extras = {},
): Promise<string> {
  const secret = randomSecret();
  await oneTimeTokens().insertOne({
    _id: sha256(secret),
    purpose,
    userId: owner && owner.id,
    email,
    ownerEmail: owner && owner.email,
    sessionVersion: owner && owner.sessionVersion,
    expiresAt: new Date(now().getTime() + lifetime * 60_000),
    usedAt: null,
    ...(codeFor && { code: codeFor(secret) }),
    mails: mailsFor(secret),
  });
  return secret;
}

/** The address to which a link was mailed, without consuming it; null when it is unknown. */
export async function findTokenEmail(purpose: TokenPurpose, secret: string): Promise<string | null> {
  const token = await oneTimeTokens().findOne({ _id: sha256(secret), purpose });
  return token && token.email;
}

/**
 * Consumes a link: returns the account of its owner and the address it was mailed to. Null when it is unknown, used,
 * expired or for another purpose, and when the owner's address or session version has changed since: a changed
 * password, a reset, signing out everywhere and an admin who ends the sessions void every pending link.
 */
export async function consumeToken(
  purpose: TokenPurpose,
  secret: string,
): Promise<{ account: Account; email: string } | null> {
  const token = await oneTimeTokens().findOneAndUpdate(
    { _id: sha256(secret), purpose, usedAt: null, expiresAt: { $gt: now() } },
    { $set: { usedAt: now() } },
  );
  const account = token?.userId ? await findAccount(token.userId) : null;
  if (!token || !account || account.disabled) return null;
  const isBound = account.email === token.ownerEmail && account.sessionVersion === token.sessionVersion;
  return isBound ? { account, email: token.email } : null;
}

/** Revokes all other links of this purpose: after one was used, those still in a mailbox must not work. */
export async function revokeTokens(purpose: TokenPurpose, userId: string): Promise<void> {
  await oneTimeTokens().updateMany({ userId, purpose, usedAt: null }, { $set: { usedAt: now() } });
}

/** The failure of a mailed link that is used, expired or void. */
export const invalidLink = () =>
  fail(
    'unprocessable',
    'auth/invalid-action-code',
    'This link has been used already or is too old. Ask for a new one.',
  );
