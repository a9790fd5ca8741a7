import type { PendingMail } from '../mail/outbox';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';
import { randomSecret } from '../platform/ids';
import { oneTimeTokens, type TokenPurpose } from './collection';

const minutes: Record<TokenPurpose, number> = {
  'verify-email': 24 * 60,
  'reset-password': 30,
  'change-email': 24 * 60,
};

/**
 * Creates the secret of a link and stores its hash, in one write with the mails that `mailsFor` makes of it. With
 * `userId` null nothing ever accepts it: it only costs the time that a real one costs.
 */
export async function issueToken(
  purpose: TokenPurpose,
  { userId, email }: { userId: string | null; email: string },
  mailsFor: (secret: string) => PendingMail[] = () => [],
): Promise<string> {
  const secret = randomSecret();
  await oneTimeTokens().insertOne({
    _id: sha256(secret),
    purpose,
    userId,
    email,
    expiresAt: new Date(now().getTime() + minutes[purpose] * 60_000),
    usedAt: null,
    mails: mailsFor(secret),
  });
  return secret;
}

/** Consumes a link: returns its owner and address, or null when it is unknown, used, expired or for another purpose. */
export async function consumeToken(
  purpose: TokenPurpose,
  secret: string,
): Promise<{ userId: string; email: string } | null> {
  const token = await oneTimeTokens().findOneAndUpdate(
    { _id: sha256(secret), purpose, usedAt: null, expiresAt: { $gt: now() } },
    { $set: { usedAt: now() } },
  );
  return token?.userId ? { userId: token.userId, email: token.email } : null;
}

/** Revokes all other links of this purpose: after one was used, those still in a mailbox must not work. */
export async function revokeTokens(purpose: TokenPurpose, userId: string): Promise<void> {
  await oneTimeTokens().updateMany({ userId, purpose, usedAt: null }, { $set: { usedAt: now() } });
}
