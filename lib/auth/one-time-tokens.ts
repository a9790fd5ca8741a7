import { createHash } from 'node:crypto';
import { now } from '../platform/clock';
import { randomSecret } from '../platform/ids';
import type { PendingMail } from '../mail/outbox';
import { oneTimeTokens, type TokenPurpose } from './collection';

const minutes: Record<TokenPurpose, number> = {
  'verify-email': 24 * 60,
  'reset-password': 30,
  'change-email': 24 * 60,
};

const hashed = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Makes a link's secret and keeps its hash, in one write with the mails that `mailsFor` makes of it. With `userId`
 * null nothing will ever accept it: it only costs the time that a real one costs.
 */
export async function issueToken(
  purpose: TokenPurpose,
  { userId, email }: { userId: string | null; email: string },
  mailsFor: (secret: string) => PendingMail[] = () => [],
): Promise<string> {
  const secret = randomSecret();
  await oneTimeTokens().insertOne({
    _id: hashed(secret),
    ...{ purpose, userId, email },
    expiresAt: new Date(now().getTime() + minutes[purpose] * 60_000),
    usedAt: null,
    mails: mailsFor(secret),
  });
  return secret;
}

/** Uses a link up: its owner and address, or null when it is unknown, used, too old or for something else. */
export async function consumeToken(
  purpose: TokenPurpose,
  secret: string,
): Promise<{ userId: string; email: string } | null> {
  const token = await oneTimeTokens().findOneAndUpdate(
    { _id: hashed(secret), purpose, usedAt: null, expiresAt: { $gt: now() } },
    { $set: { usedAt: now() } },
  );
  return token?.userId ? { userId: token.userId, email: token.email } : null;
}

/** Uses up all other links of this kind: after one was used, those still in the mail must not work. */
export async function revokeTokens(purpose: TokenPurpose, userId: string): Promise<void> {
  await oneTimeTokens().updateMany({ userId, purpose, usedAt: null }, { $set: { usedAt: now() } });
}
