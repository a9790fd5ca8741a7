import { now } from '../platform/clock';
import { env, isProduction } from '../platform/env';
import { pageOf, type Page } from '../shared/paging';
import { outbox, mailView } from './collection';
import type { Mail, MailDelivery, MailStatus } from './types';

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

/** What became of bulk mails. */
export type BulkOutcome = {
  state: MailStatus;
  bounced: boolean;
  withdrawn: boolean;
  lastError: string | null;
  sentAt: Date | null;
};

/** What became of each of these mails that is in the outbox, which they leave after 30 days. */
export async function findBulkOutcomes(ids: string[]): Promise<Map<string, BulkOutcome>> {
  const found = await outbox()
    .find(
      { _id: { $in: ids } },
      { projection: { state: 1, bounced: 1, withdrawn: 1, lastError: 1, sentAt: 1 } },
    )
    .toArray();
  return new Map(
    found.map(({ _id, state, bounced = false, withdrawn = false, lastError = null, sentAt = null }) => [
      _id,
      { state, bounced, withdrawn, lastError, sentAt },
    ]),
  );
}

/** The number of bulk mails that could be sent now; those that wait for another attempt are not counted. */
export async function countDueBulkMails(): Promise<number> {
  return outbox().countDocuments({ state: 'kept', bulk: true, dueAt: { $lte: now() } });
}

/** Bulk mails are not among them: their campaign's report shows them. */
const failedMails = { state: 'failed' as const, bulk: { $exists: false } };

const failedPageSize = 50;

/** One page of the mails that could not be delivered, the newest first or, with `written`, the oldest. */
export async function listFailedMails(page = 1, sort?: 'written'): Promise<Page<Mail>> {
  const [found, total] = await Promise.all([
    outbox()
      .find(failedMails)
      .sort({ composedAt: sort === 'written' ? 1 : -1 })
      .skip((page - 1) * failedPageSize)
      .limit(failedPageSize)
      .toArray(),
    outbox().countDocuments(failedMails),
  ]);
  return pageOf(found.map(mailView), page, failedPageSize, total);
}

/** The number of mails that are still to be sent, those of campaigns included. */
export async function countWaitingMails(): Promise<number> {
  return outbox().countDocuments({ state: 'kept' });
}

/** The number of mails that could not be delivered. */
export async function countFailedMails(): Promise<number> {
  return outbox().countDocuments(failedMails);
}

/**
 * Whether /dev/mailbox shows all mails: in development, and in a demo without SMTP that sets HEXBOLT_DEV_PAGES=1.
 * Never where mails are sent to real people.
 */
export function isMailboxOpen(): boolean {
  if (!isProduction()) return true;
  return env().HEXBOLT_DEV_PAGES === '1' && !env().SMTP_URL;
}
