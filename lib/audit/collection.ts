import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';

/** Who changed what. Append-only: the shop never updates or deletes a record. */
export type AuditDocument = {
  _id: ObjectId;
  at: Date;
  actor: { userId: string; email: string } | null;
  action: string;
  subject: { kind: string; id: string; name?: string };
  before?: unknown;
  after?: unknown;
};

export const auditRecords = defineCollection<AuditDocument>('auditRecords', [
  { key: { at: -1 } },
  { key: { 'subject.kind': 1, at: -1 } },
  { key: { 'actor.email': 1, at: -1 } },
  { key: { 'actor.email': 1, 'subject.kind': 1, at: -1 } },
  { key: { 'subject.kind': 1, 'subject.id': 1, at: -1 } },
]);
