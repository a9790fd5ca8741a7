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
