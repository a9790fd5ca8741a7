import type { ObjectId } from 'mongodb';
import { defineMailSource, mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';

/** One signed-in browser. `version` is the account's session version at the time it signed in. */
export type SessionDocument = {
  _id: string;
  userId: string;
  version: number;
  /** Opens nothing until the account's second factor is shown: Google alone has vouched for the person. */
  awaitsCode?: boolean;
  /** What the person will recognise in the list: "Firefox on Windows". */
  device: string;
  authenticatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
};

export const sessions = defineCollection<SessionDocument>('sessions', [
  { key: { userId: 1, lastSeenAt: -1 } },
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email';

/**
 * A link that was mailed. `_id` is the hash of its secret; `userId` is null for one that was asked for an unknown
 * address and will never be mailed.
 */
export type OneTimeTokenDocument = {
  _id: string;
  purpose: TokenPurpose;
  userId: string | null;
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
  mails: PendingMail[];
};

export const oneTimeTokens = defineMailSource(
  defineCollection<OneTimeTokenDocument>('oneTimeTokens', [
    { key: { userId: 1, purpose: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 86_400 },
    mailsIndex,
  ]),
);

/** The latest guesses at one thing, oldest first: never more of them than its limit allows. */
export type AttemptsDocument = { _id: string; at: Date[]; expiresAt: Date };

export const signInAttempts = defineCollection<AttemptsDocument>('signInAttempts', [
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/** Which Google account belongs to which of ours; written by next-auth's adapter. */
export type GoogleLinkDocument = {
  _id: ObjectId;
  userId: ObjectId;
  provider: string;
  providerAccountId: string;
};

export const googleLinks = defineCollection<GoogleLinkDocument>('accounts', [
  { key: { provider: 1, providerAccountId: 1 }, unique: true },
  { key: { userId: 1 } },
]);
