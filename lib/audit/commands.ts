import { ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { callOrigin } from '../platform/call-origin';
import { auditRecords, type AuditDocument } from './collection';

type Change = Omit<AuditDocument, '_id' | 'at' | 'from' | 'as'>;
type Actor = NonNullable<AuditDocument['actor']>;

const personOf = ({ userId, email }: Actor) => ({ userId, email });

function recordOf({ actor, ...rest }: Change): Omit<AuditDocument, '_id'> {
  const { address, acting } = callOrigin() ?? {};
  const isActedFor = acting !== undefined && actor?.userId === acting.customer.userId;
  return {
    at: now(),
    actor: actor && personOf(isActedFor ? acting.staff : actor),
    ...(isActedFor && { as: personOf(acting.customer) }),
    ...rest,
    ...(address !== undefined && { from: address }),
  };
}

/**
 * Appends one record; `actor` is null for the command line. Where staff act in the account of the actor, the record names
 * both. Never put secrets in `before` or `after`.
 */
export async function recordChange(change: Change): Promise<void> {
  await auditRecords().insertOne({ _id: new ObjectId(), ...recordOf(change) });
}

/** Appends one record for each change. */
export async function recordChanges(changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await auditRecords().insertMany(changes.map((change) => ({ _id: new ObjectId(), ...recordOf(change) })));
}

/** Appends one record under an id that the caller chose: repeating the call appends nothing more. */
export async function recordChangeOnce(id: ObjectId, change: Change): Promise<void> {
  await auditRecords().updateOne({ _id: id }, { $setOnInsert: recordOf(change) }, { upsert: true });
}

/** Removes the client address from at most `limit` records from before a moment; returns how many. Safe to repeat. */
export async function eraseAuditAddresses(before: Date, limit: number): Promise<number> {
  const found = await auditRecords()
    .find({ from: { $exists: true }, at: { $lt: before } }, { projection: { _id: 1 }, hint: { at: 1 } })
    .limit(limit)
    .toArray();
  if (found.length === 0) return 0;
  const ids = found.map(({ _id }) => _id);
  return (await auditRecords().updateMany({ _id: { $in: ids } }, { $unset: { from: 1 } })).modifiedCount;
}
