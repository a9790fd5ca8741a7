import type { Filter, Sort } from 'mongodb';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { now } from '../../platform/clock';
import type { FilterEntry } from '../rules/filters';

/** Changes only together with `updatedAt`, under which it is cached. */
type EntryFacts = Omit<FilterEntry, 'inStock' | 'rating'> &
  Pick<ProductDocument, 'slug' | 'titleTerms' | 'name' | 'createdAt' | 'updatedAt'>;

/** Changes at any time; read with each list. */
type EntryCounters = Pick<ProductDocument, '_id' | 'sold' | 'inStock' | 'updatedAt'> & {
  rating: { average: number };
  matchedTerms?: string[];
};

/** What filters, sorting and ranking read of a product. */
export type ListEntry = EntryFacts & EntryCounters;

type Request = {
  filter: Filter<ProductDocument>;
  limit: number;
  sort?: Sort;
  /** Adds to each entry which of these terms it has, as `matchedTerms`. */
  words?: string[];
};

const counterFields = { sold: 1, inStock: 1, 'rating.average': 1, updatedAt: 1 } as const;
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
} as const;

/** Enough for every category that is short enough to be counted; about 1.5 KB each. */
const maxCached = 6000;
/** Demo data and migrations may change a product without a new `updatedAt`; servers see that after this time. */
export const cacheMilliseconds = 300_000;
const cache = new Map<string, { entry: EntryFacts; at: number }>();

/** Reads at most `limit` entries of a filter. Their facts come from a cache, so a list costs little but its counters. */
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
  const missing = found.filter(({ _id, updatedAt }) => {
    const known = cache.get(_id);
    return !known || known.at < oldest || +known.entry.updatedAt !== +updatedAt;
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
