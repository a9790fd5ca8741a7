import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { outbox, mailView } from './collection';
import type { Mail } from './types';

/**
 * Puts a failed mail back into the outbox for another five days of attempts. Returns it, or null when it is no longer
 * failed, so that of several calls at once one gets the mail.
 */
export async function retryFailedMail(id: string): Promise<Mail | null> {
  const mail = await outbox().findOneAndUpdate(
    { _id: id, state: 'failed', bulk: { $exists: false } },
    { $set: { state: 'kept', attempts: 0, dueAt: now() }, $unset: { firstTriedAt: 1 } },
    { returnDocument: 'after' },
  );
  return mail && mailView(mail);
}

const withdrawnRetention = 30 * 24 * 60 * 60_000;

/**
 * Takes a bulk mail back that is not being sent at this moment; one that has not reached the outbox never does. Returns
 * whether it is withdrawn. Safe to repeat.
 */
export async function withdrawMail(id: string): Promise<boolean> {
  const time = now();
  const isIdle = { $or: [{ claim: { $exists: false } }, { dueAt: { $lte: time } }] };
  try {
    await outbox().updateOne(
      { _id: id, state: 'kept', ...isIdle },
      {
        $set: {
          state: 'failed',
          withdrawn: true,
          bulk: true,
          html: '',
          text: '',
          removeAt: new Date(time.getTime() + withdrawnRetention),
        },
        $unset: { dueAt: 1, claim: 1 },
        $setOnInsert: { to: '', from: '', subject: '', attempts: 0, composedAt: time },
      },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // It is in the outbox and sent, being sent, failed or withdrawn.
    if (!isDuplicateKey(error)) throw error;
  }
  return (await outbox().findOne({ _id: id, withdrawn: true }, { projection: { _id: 1 } })) !== null;
}

/**
 * Deletes at most `limit` failed mails that were written before a moment; returns how many. Bulk mails have a period of
 * their own. Safe to repeat.
 */
export async function eraseFailedMails(before: Date, limit: number): Promise<number> {
  const old = { state: 'failed' as const, bulk: { $exists: false }, composedAt: { $lt: before } };
  const found = await outbox()
    .find(old, { projection: { _id: 1 } })
    .limit(limit)
    .toArray();
  if (found.length === 0) return 0;
  return (await outbox().deleteMany({ ...old, _id: { $in: found.map(({ _id }) => _id) } })).deletedCount;
}
