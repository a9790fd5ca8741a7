import type { Collection } from '../storage/collection';
import { choosePlan } from './planner';
import type { Query } from './select';

/**
 * Counts the documents that match a filter from the keys of one index, without reading documents. Returns undefined if
 * no index can answer it. Only for filters of plain equalities, which index bounds express completely.
 */
export function countByIndex(
  collection: Collection,
  { filter, sort, skip = 0, limit = 0 }: Omit<Query, 'env'>,
): number | undefined {
  const equalities = Object.entries(filter);
  if (sort) return undefined;
  if (!equalities.every(([, v]) => ['string', 'number', 'boolean'].includes(typeof v))) return undefined;
  const { index, ranges } = choosePlan(collection, { filter });
  const [range] = ranges;
  if (!index || !range || ranges.length > 1 || index.record.inexact) return undefined;
  const leadingPaths = index.fields.slice(0, equalities.length).map(({ path }) => path);
  if (!equalities.every(([path]) => leadingPaths.includes(path))) return undefined;
  const entries = collection.countEntries(index, range.low, range.high, limit ? skip + limit : undefined);
  return Math.max(0, entries - skip);
}
