import { now } from '../platform/clock';
import { outbox, mailView } from './collection';
import type { Mail } from './types';

/**
 * Puts a failed mail back into the outbox for another five days of attempts. Returns it, or null when it is no longer
 * failed, so that of several calls at once one gets the mail.
 */
export async function retryFailedMail(id: string): Promise<Mail | null> {
  const mail = await outbox().findOneAndUpdate(
    { _id: id, state: 'failed' },
    { $set: { state: 'kept', attempts: 0, dueAt: now() }, $unset: { firstTriedAt: 1 } },
    { returnDocument: 'after' },
  );
  return mail && mailView(mail);
}
