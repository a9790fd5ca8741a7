import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';

/** Who changed what. Append-only: the shop never deletes a record, and updates none but to erase `from`. */
export type AuditDocument = {
  _id: ObjectId;
  at: Date;
  actor: { userId: string; email: string } | null;
  /** The customer in whose account the actor, who is staff, has made the change. Absent for changes of their own. */
  as?: { userId: string; email: string };
  action: string;
  subject: { kind: string; id: string; name?: string };
  before?: unknown;
  after?: unknown;
  /** The client address from which staff made the change. Older records lack it, and those past its period. */
  from?: string;
};

export const auditRecords = defineCollection<AuditDocument>('auditRecords', [
  { key: { at: -1 } },
  // The records that still have an address, for its erasure.
  { key: { at: 1 }, partialFilterExpression: { from: { $exists: true } } },
  { key: { 'subject.kind': 1, at: -1 } },
  { key: { 'actor.email': 1, at: -1 } },
  { key: { 'actor.email': 1, 'subject.kind': 1, at: -1 } },
  { key: { 'subject.kind': 1, 'subject.id': 1, at: -1 } },
]);
