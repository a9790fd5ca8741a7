import { defineCollection } from '../platform/database';
import type { Mail, MailStatus } from './types';

/** A rendered mail. `dueAt` is the time of the next attempt; an attempt first moves it ahead by its lease. */
export type MailDocument = {
  _id: string;
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  unsubscribe?: string;
  state: MailStatus;
  attempts: number;
  composedAt: Date;
  dueAt?: Date;
  claim?: string;
  firstTriedAt?: Date;
  sentAt?: Date;
  lastError?: string;
  /** Sent mails hold names and addresses: they are deleted after 30 days. */
  removeAt?: Date;
};

export const outbox = defineCollection<MailDocument>('outbox', [
  { key: { state: 1, dueAt: 1 } },
  { key: { composedAt: -1 } },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);

export function mailView(document: MailDocument): Mail {
  const { _id, to, subject, html, text, state, attempts, composedAt, dueAt, sentAt, lastError } = document;
  return {
    id: _id,
    to,
    subject,
    html,
    text,
    state,
    attempts,
    composedAt: composedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    lastError: lastError ?? null,
  };
}
