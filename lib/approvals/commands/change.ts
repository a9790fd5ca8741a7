import { ObjectId } from 'mongodb';
import { log } from '../../platform/log';
import { now } from '../../platform/clock';
import type { PendingMail } from '../../mail/outbox';
import { approvalRequests, type Actor, type ApprovalRequestDocument, type StoredEvent } from '../collection';
import type { ApprovalEvent } from '../rules';
import { finishRequest } from './finish';

/** An entry of a request's history, as of this moment. */
export const eventOf = (what: ApprovalEvent, by: Actor, total: number, why = ''): StoredEvent => {
  const { userId, name, email } = by;
  return { what, by: { userId, name, email }, at: now(), why, total, auditId: new ObjectId() };
};

type Change = Partial<Omit<ApprovalRequestDocument, '_id' | 'version' | 'history' | 'mails'>>;

/**
 * Changes a request by compare-and-set on its version and status: of changes at the same moment exactly one is made.
 * Returns the changed request, or null when another change came first.
 */
export async function changeRequest(
  { _id, version, status }: ApprovalRequestDocument,
  change: Change,
  event: StoredEvent,
  mails: PendingMail[] = [],
): Promise<ApprovalRequestDocument | null> {
  const changed = await approvalRequests().findOneAndUpdate(
    { _id, version, status },
    {
      $set: { ...change, unfinished: true },
      $inc: { version: 1 },
      $push: { history: event, mails: { $each: mails } },
      ...(status === 'placing' && { $unset: { placingSince: 1 } }),
    },
    { returnDocument: 'after' },
  );
  if (changed) await tryToFinish(changed);
  return changed;
}

/** Runs the follow-up work of a change; when that fails the change stands, and the job repeats it. */
export async function tryToFinish(request: ApprovalRequestDocument): Promise<void> {
  await finishRequest(request).catch((error: unknown) =>
    log.warn({ err: error }, 'approval request not finished yet'),
  );
}
