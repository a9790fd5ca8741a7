import { defineCollection } from '../platform/database';
import { seal, unseal } from '../platform/sealed';
import type { Mail, MailAttachment } from './types';

/** A rendered mail. `dueAt` is the time of the next attempt; an attempt first moves it ahead by its lease. */
export type MailDocument = Pick<Mail, 'to' | 'subject' | 'html' | 'text' | 'state' | 'attempts'> & {
  _id: string;
  from: string;
  /** The encrypted HTML and text of a confidential mail; deleted when it is sent. */
  sealed?: string;
  replyTo?: string;
  references?: string[];
  unsubscribe?: string;
  attachments?: MailAttachment[];
  /** One of many to a list: all others are sent before it. */
  bulk?: boolean;
  /** The request that caused it. */
  requestId?: string;
  /** The server rejected it for good. */
  bounced?: boolean;
  /** Taken back before it was sent. */
  withdrawn?: boolean;
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
  // A missing `bulk` sorts first: the mails that people wait for go before those to a list.
  { key: { state: 1, bulk: 1, dueAt: 1 } },
  { key: { composedAt: -1 } },
  { key: { state: 1, composedAt: -1 } },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);

type Content = Pick<Mail, 'html' | 'text'>;

/** The content of a confidential mail as it is stored. */
export const sealedContent = (_id: string, content: Content) => ({
  html: '',
  text: '',
  sealed: seal('mail', JSON.stringify(content), _id),
});

/** The HTML and text of a mail; empty for a confidential one that was sent. */
export function contentOf({ _id, html, text, sealed }: MailDocument): Content {
  if (sealed === undefined) return { html, text };
  const content = unseal('mail', sealed, _id);
  if (content === null) throw new Error('The mail was sealed with another NEXTAUTH_SECRET');
  return JSON.parse(content) as Content;
}

export function mailView(document: MailDocument): Mail {
  const {
    _id,
    to,
    subject,
    attachments = [],
    state,
    attempts,
    requestId,
    composedAt,
    dueAt,
    sentAt,
    lastError,
  } = document;
  return {
    id: _id,
    to,
    subject,
    ...contentOf(document),
    attachments: attachments.map(({ filename }) => filename),
    state,
    attempts,
    requestId: requestId ?? null,
    composedAt: composedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    lastError: lastError ?? null,
  };
}
