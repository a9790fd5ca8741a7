import type { Doc, Value } from '../bson/types';
import type { SortOrder } from '../query/sort';
import type { Index } from '../storage/database-index';

/** The keys from low to high; all begin with the same `own` bytes, those of the fields that are given. */
export type KeyRange = { low: Buffer; high: Buffer; own: number };

/** How a query finds its candidates; without an index it reads all. */
export type Plan = {
  index?: Index;
  /** The plans of the branches of an `$or`, each with an index. */
  branches?: Plan[];
  ranges: KeyRange[];
  /** Candidates come in the order of the sort. */
  sorted: boolean;
  /** They do so when the ranges are merged by what their keys have after the bytes of their own. */
  merged?: boolean;
  reverse: boolean;
  score: number;
};

/** `enough` is how many documents are wanted at the most. */
export type PlanRequest = { filter: Doc; sort?: SortOrder; hint?: Value; enough?: number };
