import type { Doc, Value } from '../bson/types';
import type { SortOrder } from '../query/sort';
import type { Index } from '../storage/database-index';

/** A range of index keys. They share their first `prefixLength` bytes, those of the fields with an equality. */
export type KeyRange = { low: Buffer; high: Buffer; prefixLength: number };

/** How a query finds candidate documents. Without an index it scans the collection. */
export type Plan = {
  index?: Index;
  /** One plan for each branch of an `$or`, all with an index. */
  branches?: Plan[];
  ranges: KeyRange[];
  /** The plan yields candidates in the order of the sort. */
  isSorted: boolean;
  /** It does so by merging the ranges, ordered by their keys behind the prefix (sort merge). */
  isMerged?: boolean;
  isReverse: boolean;
  score: number;
};

/** `maxDocuments` is how many documents the query returns at most. */
export type PlanRequest = { filter: Doc; sort?: SortOrder; hint?: Value; maxDocuments?: number };
