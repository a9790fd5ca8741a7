import type { Filter } from 'mongodb';
import { now } from '../../platform/clock';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { keptFor, listEntries, type Listed } from './entries';

/** Changes that are younger than the newest so many would have to be made at once to hide one. */
export const newestChanges = 8;
const maxLists = 12;

type Scope = Pick<Filter<ProductDocument>, 'state' | 'category'>;

const lists = new Map<string, { state: string; entries: Listed[]; at: number }>();

/**
 * How many entries a scope has, counted up to `mostCounted`, and all of them when they are at most `limit`, otherwise
 * null. The list is remembered, and read again when its length or the newest changes in it are others; sales alone
 * don't change it, so its `sold` may be five minutes old.
 */
export async function listUnchanged(
  scope: Scope,
  { limit, mostCounted: maxCounted }: { limit: number; mostCounted: number },
): Promise<{ count: number; entries: readonly Listed[] | null }> {
  const [count, changes] = await Promise.all([
    products().countDocuments(scope, { limit: maxCounted }),
    products()
      .find(scope)
      .sort({ changedAt: -1, _id: 1 })
      .limit(newestChanges)
      .project<{ _id: string; changedAt?: Date }>({ changedAt: 1 })
      .toArray(),
  ]);
  if (count > limit) return { count, entries: null };
  const key = JSON.stringify(scope);
  const state = JSON.stringify([count, changes]);
  const at = now().getTime();
  const known = lists.get(key);
  if (known?.state === state && at - known.at < keptFor) return { count, entries: known.entries };
  // Read after its state: a change in between makes the next reader find another one, and read again.
  const entries = await listEntries({ filter: scope, limit });
  lists.delete(key);
  lists.set(key, { state, entries, at });
  for (const oldest of lists.keys()) {
    if (lists.size <= maxLists) break;
    lists.delete(oldest);
  }
  return { count, entries };
}

const samples = new Map<string, { entries: Listed[]; at: number }>();

/** The `limit` best-selling of a scope, remembered for some minutes: enough to know what there is to choose from. */
export async function listBestSelling(scope: Scope, limit: number): Promise<readonly Listed[]> {
  const key = JSON.stringify(scope);
  const at = now().getTime();
  const known = samples.get(key);
  if (known && at - known.at < keptFor) return known.entries;
  const entries = await listEntries({ filter: scope, limit, sort: { sold: -1, _id: 1 } });
  samples.set(key, { entries, at });
  return entries;
}
