import { defineCollection } from '../../platform/database';
import type { DocumentKind, DocumentState } from '../schema/document';

/** A document for a purchasing system. `_id` names what it says about which order, so that each is made once. */
export type PunchoutDocument = {
  _id: string;
  connectionId: string;
  userId: string;
  kind: DocumentKind;
  /** The number of the order in the purchasing system: its documents are sent in their order. */
  orderId: string;
  payloadId: string;
  /** What stands in `Request`. */
  request: string;
  state: DocumentState;
  attempts: number;
  /** The last attempt; empty text for one that was taken. */
  error?: string;
  /** The time of the next attempt; an attempt first moves it ahead by its lease. */
  dueAt?: Date;
  claim?: string;
  firstTriedAt?: Date;
  createdAt: Date;
  removeAt: Date;
};

export const punchoutDocuments = defineCollection<PunchoutDocument>('punchoutDocuments', [
  { key: { state: 1, dueAt: 1 } },
  { key: { connectionId: 1, createdAt: -1, _id: -1 } },
  { key: { connectionId: 1, orderId: 1, state: 1 } },
  { key: { userId: 1 } },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);
