import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { BulkChange, BulkEditState, BulkRowState } from './schema';
import type { ChangeOutcome, FieldChange, RowProblem } from './types';

/** A bulk edit. It is worked on in batches by whoever holds its lease; a killed server's lease runs out. */
export type BulkEditDocument = {
  _id: string;
  createdAt: Date;
  actor: { userId: string; email: string } | null;
  change: BulkChange;
  state: BulkEditState;
  /** The products, and how many of them are prepared: these have a row. */
  products: string[];
  total: number;
  prepared: number;
  appliedAt: Date | null;
  undoneAt: Date | null;
  undoneBy: { userId: string; email: string } | null;
  /** The ids of the audit records, decided before, so that a repeated step is recorded once. */
  records: { apply: ObjectId; undo: ObjectId };
  lease: { holder: string; until: Date } | null;
};

export const bulkEdits = defineCollection<BulkEditDocument>('bulkEdits', [
  { key: { createdAt: -1 } },
  { key: { state: 1, createdAt: 1 } },
]);

/**
 * A change of a row. `movements` are the ids of the stock movements that apply and undo it: they are decided before, so
 * that repeating a step after a crash finds what it already did.
 */
export type StoredChange = FieldChange & {
  outcome: ChangeOutcome | null;
  movements?: { apply: ObjectId; undo: ObjectId };
};

/** One product of a bulk edit, with the old and new values. */
export type BulkEditRowDocument = {
  /** The edit's id and the position in it. */
  _id: string;
  edit: string;
  position: number;
  productId: string;
  name: string;
  state: BulkRowState;
  changes: StoredChange[];
  problems: RowProblem[];
};

export const bulkEditRows = defineCollection<BulkEditRowDocument>('bulkEditRows', [
  { key: { edit: 1, position: 1 } },
  { key: { edit: 1, state: 1, position: 1 } },
]);
