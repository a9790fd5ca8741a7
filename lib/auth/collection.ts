import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';

/** One signed-in browser. `version` is the account's session version at the time of the sign-in. */
export type SessionDocument = {
  _id: string;
  userId: string;
  version: number;
  /** Grants nothing until the second factor of the account is shown: only Google has identified the person so far. */
  awaitsCode?: boolean;
  /** What the person recognizes in the list of sessions: "Firefox on Windows". */
  device: string;
  /** The company in whose name it buys; null for the person alone, absent until the person has chosen. */
  companyId?: string | null;
  /** The session of the staff who act in this account by it, and the page from which they began. */
  actedBy?: { userId: string; sessionId: string; email: string; page: string };
  authenticatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
};

export const sessions = defineCollection<SessionDocument>('sessions', [
  { key: { userId: 1, lastSeenAt: -1 } },
  { key: { 'actedBy.sessionId': 1 }, sparse: true },
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/** A browser on which somebody has signed in to an account; `_id` is the hash of both ids. */
export type KnownDeviceDocument = {
  _id: string;
  userId: string;
  device: string;
  lastSeenAt: Date;
  expiresAt: Date;
};

export const knownDevices = defineCollection<KnownDeviceDocument>('knownDevices', [
  { key: { userId: 1 } },
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'sign-in-code';

/** The part of a token that signs in with six mailed digits: the secret of `_id` stays in the browser that asked. */
export type SignInCode = { hash: string; guesses: number; name: string };

/**
 * A mailed link or code. `_id` is the hash of its secret; `userId` is null when the link was requested for an unknown address
 * and is never mailed.
 */
export type OneTimeTokenDocument = {
  _id: string;
  purpose: TokenPurpose;
  userId: string | null;
  email: string;
  /** The address and the session version of the account when the link was mailed: both must still be the same. */
  ownerEmail: string | null;
  sessionVersion: number | null;
  expiresAt: Date;
  usedAt: Date | null;
  code?: SignInCode;
  mails: PendingMail[];
};

export const oneTimeTokens = defineCollection<OneTimeTokenDocument>('oneTimeTokens', [
  { key: { userId: 1, purpose: 1 } },
  { key: { expiresAt: 1 }, expireAfterSeconds: 86_400 },
  mailsIndex,
]);

/** Links a Google account to one of this shop; written by next-auth's adapter. */
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
