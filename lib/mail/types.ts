import type { ShopColors } from '../shared/colors';

/** A file of a mail; `content` is in base64. */
export type MailAttachment = { filename: string; contentType: string; content: string };

/** The content of a mail, in plain text: it is escaped when it becomes HTML. */
export type MailTemplate = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A Markdown text below the paragraphs. */
  markdown?: string;
  /** What lists of mails show behind the subject; the mail itself doesn't. */
  preheader?: string;
  /** The one thing to do; `url` is absolute (http or https). */
  action?: { label: string; url: string };
  /** Rows such as order lines and totals; the last cell of each row is set to the right. */
  table?: { head?: string[]; rows: string[][] };
  /** Whether it carries a secret link: then it is stored encrypted until it is sent, and its content deleted after. */
  confidential?: boolean;
  /** Small print under everything, e.g. why the person gets this mail. */
  footnote?: string;
  /** Where replies go when not to the shop: one plain address. */
  replyTo?: string;
  /** The conversation that it continues: message ids, the earliest first. */
  references?: string[];
  /** Files that go with it, such as a PDF. */
  attachments?: MailAttachment[];
  /** Whether it is one of many to a list: then it is sent after all other mails, and a rejection by the server is final. */
  bulk?: boolean;
  /** For mails to a list: the URL that unsubscribes its reader by one POST (RFC 8058). */
  unsubscribe?: string;
};

/** The shop's identity for header and footer of a mail; part of the shop's settings. */
export type MailIdentity = {
  name: string;
  tagline: string;
  address: string[];
  email: string;
  /** Mails that were composed before shops had colors of their own carry none. */
  colors?: ShopColors;
  /** The path of the uploaded logo; empty for the built-in mark. */
  logo?: string;
};

/** A mail on its way to the outbox, stored in the field `mails` of the document that caused it. */
export type PendingMail = {
  _id: string;
  to: string;
  template: MailTemplate;
  /** The whole template, encrypted, when it is confidential: `template` then has the subject alone. */
  sealed?: string;
  shop: MailIdentity;
  /** The request that caused it. */
  requestId?: string;
  composedAt: Date;
};

/** `kept`: waiting to be sent (or for SMTP settings); `failed`: not delivered after five days of attempts. */
export type MailStatus = 'kept' | 'sent' | 'failed';

/** The delivery of a mail, for a page that shows what was written. */
export type MailDelivery = { state: MailStatus; lastError: string | null };

/** A mail of the outbox; times are ISO strings. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The names of its files. */
  attachments: string[];
  state: MailStatus;
  attempts: number;
  /** The request that caused it; null for mails of a time before they recorded it. */
  requestId: string | null;
  composedAt: string;
  dueAt: string | null;
  sentAt: string | null;
  lastError: string | null;
};
