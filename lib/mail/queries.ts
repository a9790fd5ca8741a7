import { outbox, mailView } from './collection';
import type { Mail } from './types';

/** The newest mails of the outbox, sent ones included, newest first. */
export async function listMails(limit = 50): Promise<Mail[]> {
  return (await outbox().find().sort({ composedAt: -1 }).limit(limit).toArray()).map(mailView);
}

/** One mail of the outbox, or null. */
export async function findMail(id: string): Promise<Mail | null> {
  const mail = await outbox().findOne({ _id: id });
  return mail && mailView(mail);
}
