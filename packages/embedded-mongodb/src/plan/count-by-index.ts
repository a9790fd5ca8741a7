import type { Collection } from '../storage/collection';
import { plan } from './planner';
import type { Query } from './select';

/**
 * How many documents a filter matches, told by the keys of one index without reading a document; undefined when
 * no index can tell. For plain equalities alone: their bounds say all that the filter says.
 */
export function countByIndex(
  collection: Collection,
  { filter, sort, skip = 0, limit = 0 }: Omit<Query, 'env'>,
): number | undefined {
  const wanted = Object.entries(filter);
  if (sort) return undefined;
  if (!wanted.every(([, v]) => ['string', 'number', 'boolean'].includes(typeof v))) return undefined;
  const { index, ranges } = plan(collection, { filter });
  const [range] = ranges;
  if (!index || !range || ranges.length > 1 || index.record.inexact) return undefined;
  const given = index.fields.slice(0, wanted.length).map(({ path }) => path);
  if (!wanted.every(([path]) => given.includes(path))) return undefined;
  const entries = collection.countEntries(index, range.low, range.high, limit ? skip + limit : undefined);
  return Math.max(0, entries - skip);
}
