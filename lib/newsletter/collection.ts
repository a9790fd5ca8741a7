import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { SubscriberState } from './rules/subscribers';
import type { Subscriber } from './schema/subscribers';

/**
 * An address that is pending, subscribed or unsubscribed. The secrets in its links are stored as hashes: one for the
 * confirmation mail, and one for every mail with an unsubscribe link.
 */
export type SubscriberDocument = {
  _id: ObjectId;
  email: string;
  state: SubscriberState;
  confirmHash?: string;
  confirmExpiresAt?: Date;
  /** Of mails about the subscription; those of campaigns are stored with their recipients. */
  unsubscribeHashes: string[];
  mailedAt: Date | null;
  /** When it was sent mails in the last 24 hours. */
  mailTimes?: Date[];
  subscribedAt: Date;
  confirmedAt?: Date;
  unsubscribedAt?: Date;
  removeAt?: Date;
  /** Lower-case words of the address, for the search. */
  words: string[];
  mails: PendingMail[];
};

export const subscribers = defineCollection<SubscriberDocument>('subscribers', [
  { key: { email: 1 }, unique: true },
  { key: { confirmHash: 1 }, sparse: true },
  { key: { unsubscribeHashes: 1 } },
  { key: { subscribedAt: -1 } },
  { key: { state: 1, subscribedAt: -1 } },
  { key: { words: 1, subscribedAt: -1 } },
  // In the order in which a campaign gathers its recipients.
  { key: { state: 1, _id: 1 } },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
  mailsIndex,
]);

export function subscriberView(document: SubscriberDocument): Subscriber {
  const { _id, email, state, subscribedAt, confirmedAt, unsubscribedAt } = document;
  return {
    id: _id.toHexString(),
    email,
    state,
    subscribedAt: subscribedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
