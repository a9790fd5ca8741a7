import type { Filter, Sort } from 'mongodb';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { now } from '../../platform/clock';
import type { FilterEntry } from '../rules/filters';

/** The facts of a product that change only together with `updatedAt` or `structureVersion`; cached under both. */
type EntryFacts = Omit<FilterEntry, 'inStock' | 'rating'> &
  Pick<ProductDocument, 'slug' | 'titleTerms' | 'name' | 'createdAt' | 'updatedAt' | 'structureVersion'>;

/** Values that can change at any time; read with each list. */
type EntryCounters = Pick<ProductDocument, '_id' | 'sold' | 'inStock' | 'updatedAt' | 'structureVersion'> & {
  rating: { average: number };
  matchedTerms?: string[];
};

/** The part of a product that filters, sorting and ranking read. */
export type ListEntry = EntryFacts & EntryCounters;

type Request = {
  filter: Filter<ProductDocument>;
  limit: number;
  sort?: Sort;
  /** Adds to each entry, as `matchedTerms`, which of these terms it has. */
  words?: string[];
};

const counterFields = {
  sold: 1,
  inStock: 1,
  'rating.average': 1,
  updatedAt: 1,
  structureVersion: 1,
} as const;
const factFields = {
  category: 1,
  facets: 1,
  numbers: 1,
  price: 1,
  priceTo: 1,
  slug: 1,
  titleTerms: 1,
  name: 1,
  createdAt: 1,
  updatedAt: 1,
  structureVersion: 1,
} as const;

/** Enough for every category short enough to be counted, at about 1.5 KB per entry. */
const maxCached = 6000;
/** Demo data and migrations may change a product without a new `updatedAt`; servers notice after this time. */
export const cacheMilliseconds = 300_000;
const cache = new Map<string, { entry: EntryFacts; at: number }>();

/**
 * Reads at most `limit` entries that match a filter. Their facts are cached, so a list costs little more than its
 * counters.
 */
export async function listEntries({ filter, limit, sort, words }: Request): Promise<ListEntry[]> {
  const cursor = products()
    .find(filter)
    .limit(limit)
    // One batch instead of several: the driver's first batch is 101 by default.
    .batchSize(limit + 1)
    .project<EntryCounters>({
      ...counterFields,
      ...(words && { matchedTerms: { $setIntersection: ['$words', words] } }),
    });
  const found = await (sort ? cursor.sort(sort) : cursor).toArray();
  const oldest = now().getTime() - cacheMilliseconds;
  const missing = found.filter(({ _id, updatedAt, structureVersion }) => {
    const known = cache.get(_id);
    return (
      !known ||
      known.at < oldest ||
      +known.entry.updatedAt !== +updatedAt ||
      known.entry.structureVersion !== structureVersion
    );
  });
  const read = await readFacts(missing.map(({ _id }) => _id));
  return found.flatMap((counters) => {
    const facts = read.get(counters._id) ?? cache.get(counters._id)?.entry;
    return facts ? [{ ...facts, ...counters }] : [];
  });
}

async function readFacts(ids: string[]): Promise<Map<string, EntryFacts>> {
  if (ids.length === 0) return new Map();
  const at = now().getTime();
  const read = await products()
    .find({ _id: { $in: ids } })
    .batchSize(ids.length + 1)
    .project<EntryFacts>(factFields)
    .toArray();
  for (const entry of read) {
    cache.delete(entry._id);
    cache.set(entry._id, { entry, at });
  }
  for (const id of cache.keys()) {
    if (cache.size <= maxCached) break;
    cache.delete(id);
  }
  return new Map(read.map((entry) => [entry._id, entry]));
}
