import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { Retention } from '../settings/schema/retention';
import type { ErasureCounts } from './rules';

/** What was erased on one day of the shop, which is the id. It names nobody. */
export type ErasureReportDocument = {
  _id: string;
  startedAt: Date;
  /** Absent while more is to be erased. */
  finishedAt?: Date;
  /** The periods at the start. */
  periods: Retention;
  counts: Partial<ErasureCounts>;
  /** The last account that was examined. */
  examined?: ObjectId;
  removeAt: Date;
};

export const erasureReports = defineCollection<ErasureReportDocument>('erasureReports', [
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);
