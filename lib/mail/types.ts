/** What a mail says, without its dress: plain text everywhere, escaped when it becomes HTML. */
export type MailTemplate = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The one thing to do; `url` is absolute (http or https). */
  action?: { label: string; url: string };
  /** Rows such as order lines and totals; the last cell of each row is set to the right. */
  table?: { head?: string[]; rows: string[][] };
  /** Small print under everything, e.g. why the person gets this mail. */
  footnote?: string;
  /** Where answers go when not to the shop: one plain address. */
  replyTo?: string;
  /** For what is sent to a list: the address that takes its reader off by one POST (RFC 8058). */
  unsubscribe?: string;
};

/** Who the shop is, for the head and foot of a mail: what `findShop()` answers has it. */
export type MailIdentity = { name: string; tagline: string; address: string[]; email: string };

/** A mail on its way to the outbox, carried by the document that caused it in a field `mails`. */
export type PendingMail = {
  _id: string;
  to: string;
  template: MailTemplate;
  shop: MailIdentity;
  composedAt: Date;
};

/** `kept`: waiting to be sent (or for SMTP settings); `failed`: given up after five days of tries. */
export type MailStatus = 'kept' | 'sent' | 'failed';

/** A mail of the outbox; times are ISO strings. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  state: MailStatus;
  attempts: number;
  composedAt: string;
  dueAt: string | null;
  sentAt: string | null;
  lastError: string | null;
};
