import { env, isProduction } from '../platform/env';
import { pageOf, type Page } from '../shared/paging';
import { outbox, mailView } from './collection';
import type { Mail, MailDelivery } from './types';

/** The newest mails of the outbox, sent ones included. */
export async function listMails(limit = 50): Promise<Mail[]> {
  return (await outbox().find().sort({ composedAt: -1 }).limit(limit).toArray()).map(mailView);
}

/** One mail of the outbox, or null. */
export async function findMail(id: string): Promise<Mail | null> {
  const mail = await outbox().findOne({ _id: id });
  return mail && mailView(mail);
}

/** The delivery of each of these mails that is in the outbox. Sent mails leave it after 30 days. */
export async function findDeliveries(ids: string[]): Promise<Map<string, MailDelivery>> {
  const found = await outbox()
    .find({ _id: { $in: ids } }, { projection: { state: 1, lastError: 1 } })
    .toArray();
  return new Map(found.map(({ _id, state, lastError = null }) => [_id, { state, lastError }]));
}

const failedPageSize = 50;

/** One page of the mails that could not be delivered, the newest first or, with `written`, the oldest. */
export async function listFailedMails(page = 1, sort?: 'written'): Promise<Page<Mail>> {
  const filter = { state: 'failed' as const };
  const [found, total] = await Promise.all([
    outbox()
      .find(filter)
      .sort({ composedAt: sort === 'written' ? 1 : -1 })
      .skip((page - 1) * failedPageSize)
      .limit(failedPageSize)
      .toArray(),
    outbox().countDocuments(filter),
  ]);
  return pageOf(found.map(mailView), page, failedPageSize, total);
}

/** The number of mails that could not be delivered. */
export async function countFailedMails(): Promise<number> {
  return outbox().countDocuments({ state: 'failed' });
}

/**
 * Whether /dev/mailbox shows all mails: in development, and in a demo without SMTP that sets HEXBOLT_DEV_PAGES=1.
 * Never where mails are sent to real people.
 */
export function isMailboxOpen(): boolean {
  if (!isProduction()) return true;
  return env().HEXBOLT_DEV_PAGES === '1' && !env().SMTP_URL;
}
