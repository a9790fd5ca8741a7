import type { Filter, Sort } from 'mongodb';
import { now } from '../../platform/clock';
import { products, type ProductDocument } from '../../catalog/collection/products';
import type { Entry } from '../rules/filters';

type Steady = Omit<Entry, 'inStock' | 'rating'> &
  Pick<ProductDocument, 'slug' | 'titleTerms' | 'name' | 'createdAt' | 'updatedAt'>;
type Moving = Pick<ProductDocument, '_id' | 'sold' | 'inStock' | 'updatedAt'> & {
  rating: { average: number };
  hits?: string[];
};

/** What filters, sorts and ranks read of an item; `hits` when the search words that it has were asked for. */
export type Listed = Steady & Moving;

type Asked = {
  filter: Filter<ProductDocument>;
  limit: number;
  sort?: Sort;
  /** Which of these words each entry has. */
  words?: string[];
};

const moving = { sold: 1, inStock: 1, 'rating.average': 1, updatedAt: 1 } as const;
const steady = {
  ...{ category: 1, facets: 1, numbers: 1, price: 1, priceTo: 1 },
  ...{ slug: 1, titleTerms: 1, name: 1, createdAt: 1, updatedAt: 1 },
} as const;

/** As many as all categories have that are short enough to be counted; about 1.5 KB each. */
const maxCached = 6000;
/** The demo data alone may change an item without a new `updatedAt`: other servers see it after so many milliseconds. */
export const keptFor = 300_000;
const kept = new Map<string, { entry: Steady; at: number }>();

/**
 * The entries that a filter leaves, at most `limit`, read fresh. What changes only together with `updatedAt` is most
 * of an entry, and is remembered under it: a list costs little more than the few numbers of each item that are left.
 */
export async function listEntries({ filter, limit, sort, words }: Asked): Promise<Listed[]> {
  const cursor = products()
    .find(filter)
    .limit(limit)
    // One answer instead of several: the driver's usual first batch is 101.
    .batchSize(limit + 1)
    .project<Moving>({ ...moving, ...(words && { hits: { $setIntersection: ['$words', words] } }) });
  const found = await (sort ? cursor.sort(sort) : cursor).toArray();
  const oldest = now().getTime() - keptFor;
  const missing = found.filter(({ _id, updatedAt }) => {
    const known = kept.get(_id);
    return !known || known.at < oldest || +known.entry.updatedAt !== +updatedAt;
  });
  const read = await readSteady(missing.map(({ _id }) => _id));
  return found.flatMap((entry) => {
    const rest = read.get(entry._id) ?? kept.get(entry._id)?.entry;
    return rest ? [{ ...rest, ...entry }] : [];
  });
}

async function readSteady(ids: string[]): Promise<Map<string, Steady>> {
  if (ids.length === 0) return new Map();
  const at = now().getTime();
  const read = await products()
    .find({ _id: { $in: ids } })
    .batchSize(ids.length + 1)
    .project<Steady>(steady)
    .toArray();
  for (const entry of read) {
    kept.delete(entry._id);
    kept.set(entry._id, { entry, at });
  }
  for (const id of kept.keys()) {
    if (kept.size <= maxCached) break;
    kept.delete(id);
  }
  return new Map(read.map((entry) => [entry._id, entry]));
}
