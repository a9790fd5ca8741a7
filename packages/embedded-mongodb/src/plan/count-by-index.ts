import type { Collection } from '../storage/collection';
import { isExact } from './exact-plan';
import { usablePlans } from './planner';
import type { Query } from './select';

/**
 * Counts the documents that match a filter from the keys of one index, without reading documents. Returns undefined if
 * no index can answer it.
 */
export function countByIndex(
  collection: Collection,
  { filter, sort, skip = 0, limit = 0 }: Omit<Query, 'env'>,
): number | undefined {
  if (sort) return undefined;
  const max = limit ? skip + limit : undefined;
  if (!Object.keys(filter).length) return Math.max(0, Math.min(collection.count(), max ?? Infinity) - skip);
  const plan = usablePlans(collection, filter).find((each) => isExact(each, filter));
  if (!plan?.index) return undefined;
  let entries = 0;
  for (const { low, high } of plan.ranges) {
    if (max !== undefined && entries >= max) break;
    entries += collection.countEntries(plan.index, low, high, max === undefined ? max : max - entries);
  }
  return Math.max(0, entries - skip);
}
