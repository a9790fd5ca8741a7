import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';

/**
 * An address that is pending, subscribed or unsubscribed. The secrets in its links are stored as hashes: one for the
 * confirmation mail, and one for every mail with an unsubscribe link.
 */
export type SubscriberDocument = {
  _id: ObjectId;
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  confirmHash?: string;
  confirmExpiresAt?: Date;
  unsubscribeHashes: string[];
  mailedAt: Date | null;
  /** When it was sent mails in the last 24 hours. */
  mailTimes?: Date[];
  subscribedAt: Date;
  confirmedAt?: Date;
  unsubscribedAt?: Date;
  removeAt?: Date;
  mails: PendingMail[];
};

export const subscribers = defineCollection<SubscriberDocument>('subscribers', [
  { key: { email: 1 }, unique: true },
  { key: { confirmHash: 1 }, sparse: true },
  { key: { unsubscribeHashes: 1 } },
  { key: { state: 1, confirmedAt: -1 } },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
  mailsIndex,
]);
