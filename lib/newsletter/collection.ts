import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';

/**
 * An address on its way to, on, or off the list. Secrets of links are kept as hashes: one of the confirmation mail,
 * and one for every mail that could be answered by unsubscribing.
 */
export type SubscriberDocument = {
  _id: ObjectId;
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  confirmHash?: string;
  confirmExpiresAt?: Date;
  unsubscribeHashes: string[];
  mailedAt: Date | null;
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
