import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { ContactTopic, EntryKind, MessageStatus } from './rules';
import type { MessageRow } from './schema';

/** A later part of a conversation. `id` is the idempotency key of the call that added it. */
export type EntryDocument = {
  id: string;
  kind: EntryKind;
  text: string;
  by: { userId: string; name: string };
  at: Date;
  /** The mail that carries a reply. */
  mailId?: string;
};

/** A message to the shop. The unique `fingerprint` turns repeats on the same day into one message. */
export type ContactMessageDocument = {
  _id: ObjectId;
  reference: string;
  fingerprint: string;
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  product: string | null;
  sku: string | null;
  quantity: number | null;
  userId: string | null;
  state: MessageStatus;
  assignee: { userId: string; name: string } | null;
  entries: EntryDocument[];
  /** The message ids of the mails of the conversation, the earliest first: a reply refers to them. */
  messageIds: string[];
  /** Lower-case words of the reference, the sender and the texts, for the search. */
  words: string[];
  receivedAt: Date;
  mails: PendingMail[];
};

export const contactMessages = defineCollection<ContactMessageDocument>('contactMessages', [
  { key: { fingerprint: 1 }, unique: true },
  { key: { reference: 1 }, unique: true },
  { key: { receivedAt: -1 } },
  { key: { state: 1, receivedAt: -1 } },
  { key: { 'assignee.userId': 1, receivedAt: -1 } },
  { key: { words: 1, receivedAt: -1 } },
  { key: { userId: 1 }, sparse: true },
  mailsIndex,
]);

/** A prepared reply; its text may hold the placeholders of `rules.ts`. The name is unique. */
export type ReplyTemplateDocument = { _id: ObjectId; name: string; text: string };

export const replyTemplates = defineCollection<ReplyTemplateDocument>('replyTemplates', [
  { key: { name: 1 }, unique: true },
]);

export function messageRowView(document: ContactMessageDocument): MessageRow {
  const { reference, topic, name, email, message, state, assignee, entries, receivedAt } = document;
  return {
    reference,
    topic,
    name,
    email,
    message,
    state,
    assignee: assignee && { id: assignee.userId, name: assignee.name },
    replies: entries.filter(({ kind }) => kind === 'reply').length,
    receivedAt: receivedAt.toISOString(),
  };
}
