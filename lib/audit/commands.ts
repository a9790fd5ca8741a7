import { ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { auditRecords, type AuditDocument } from './collection';

/** Appends one record; `actor` is null for the command line. Never put secrets in `before` or `after`. */
export async function recordChange(change: Omit<AuditDocument, '_id' | 'at'>): Promise<void> {
  const { actor, ...rest } = change;
  await auditRecords().insertOne({
    _id: new ObjectId(),
    at: now(),
    actor: actor && { userId: actor.userId, email: actor.email },
    ...rest,
  });
}

/** Appends one record under an id that the caller chose: repeating the call appends nothing more. */
export async function recordChangeOnce(
  id: ObjectId,
  { actor, ...rest }: Omit<AuditDocument, '_id' | 'at'>,
): Promise<void> {
  const record = { at: now(), actor: actor && { userId: actor.userId, email: actor.email }, ...rest };
  await auditRecords().updateOne({ _id: id }, { $setOnInsert: record }, { upsert: true });
}
