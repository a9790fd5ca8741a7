import type { Filter } from 'mongodb';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { now } from '../../platform/clock';
import { cacheMilliseconds, listEntries, type ListEntry } from './entries';

/** This many of the newest changes identify a version of a list: more at the same moment could hide one. */
export const newestChanges = 8;
const maxLists = 12;

type Scope = Pick<Filter<ProductDocument>, 'state' | 'category'>;

const lists = new Map<string, { version: string; entries: ListEntry[]; at: number }>();

/**
 * Counts the products of a scope, up to `maxCount`, and returns all of them when they are at most `limit`, otherwise
 * null. The list is cached until its length or its newest changes differ. Sales are no change, so `sold` may be five
 * minutes old.
 */
export async function listCached(
  scope: Scope,
  { limit, maxCount }: { limit: number; maxCount: number },
): Promise<{ count: number; entries: readonly ListEntry[] | null }> {
  const [count, changes] = await Promise.all([
    products().countDocuments(scope, { limit: maxCount }),
    products()
      .find(scope)
      .sort({ changedAt: -1, _id: 1 })
      .limit(newestChanges)
      .project<{ _id: string; changedAt?: Date }>({ changedAt: 1 })
      .toArray(),
  ]);
  if (count > limit) return { count, entries: null };
  const key = JSON.stringify(scope);
  const version = JSON.stringify([count, changes]);
  const at = now().getTime();
  const known = lists.get(key);
  if (known?.version === version && at - known.at < cacheMilliseconds) {
    return { count, entries: known.entries };
  }
  // Read after the version: if a change happens in between, the next reader notices it and reads again.
  const entries = await listEntries({ filter: scope, limit });
  lists.delete(key);
  lists.set(key, { version, entries, at });
  for (const oldest of lists.keys()) {
    if (lists.size <= maxLists) break;
    lists.delete(oldest);
  }
  return { count, entries };
}

const samples = new Map<string, { entries: ListEntry[]; at: number }>();

/** The `limit` best-selling products of a scope, cached for some minutes: a sample for the filters of a long list. */
export async function listBestSelling(scope: Scope, limit: number): Promise<readonly ListEntry[]> {
  const key = JSON.stringify(scope);
  const at = now().getTime();
  const known = samples.get(key);
  if (known && at - known.at < cacheMilliseconds) return known.entries;
  const entries = await listEntries({ filter: scope, limit, sort: { sold: -1, _id: 1 } });
  samples.set(key, { entries, at });
  return entries;
}
