import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { ContactTopic } from './rules';

/** A message to the shop. The unique `fingerprint` turns repeats on the same day into one message. */
export type ContactMessageDocument = {
  _id: ObjectId;
  reference: string;
  fingerprint: string;
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  item: string | null;
  sku: string | null;
  quantity: number | null;
  userId: string | null;
  state: 'open' | 'answered';
  receivedAt: Date;
  mails: PendingMail[];
};

export const contactMessages = defineCollection<ContactMessageDocument>('contactMessages', [
  { key: { fingerprint: 1 }, unique: true },
  { key: { reference: 1 }, unique: true },
  { key: { state: 1, receivedAt: -1 } },
  { key: { userId: 1 }, sparse: true },
  mailsIndex,
]);
