import type { Collection, Document } from 'mongodb';
import { exprFilter, filter } from './filters';
import { pipeline, projection } from './pipelines';
import type { Random } from './random';
import { update, updateFilter } from './updates';
import { document, index, path } from './values';

/** A command, whether the order of its reply is defined, and whether it writes. */
export type Operation = { command: Document; ordered: boolean; writes: boolean };

const sort = (r: Random): Document => {
  const spec: Document = {};
  for (const name of r.list(0, 2, () => path(r))) spec[name] = r.pick([1, -1]);
  return { ...spec, _id: r.pick([1, -1]) };
};

// MongoDB may remove excluded fields before it sorts by a path with an array index (`d.0.a`) into them.
const withoutPositionalSort = (spec: Document, order: Document = {}): { projection?: Document } =>
  Object.values(spec).includes(0) && Object.keys(order).some((name) => /\.\d/.test(name))
    ? {}
    : { projection: spec };

/** Creates a random operation on the collection `docs`. */
export function randomOperation(r: Random): Operation {
  const read = (command: Document, ordered = false): Operation => ({ command, ordered, writes: false });
  const write = (command: Document): Operation => ({ command, ordered: true, writes: true });
  switch (r.integerBelow(12)) {
    case 0:
    case 1:
    case 2: {
      const sorted = r.chance(0.5);
      const part: Document = sorted
        ? {
            sort: sort(r),
            ...(r.chance(0.4) ? { limit: index(r, [1, 2, 3, 4, 5, 6]), skip: index(r, [0, 1, 2, 3]) } : {}),
          }
        : {};
      return read(
        {
          find: 'docs',
          filter: r.chance(0.06) ? exprFilter(r) : filter(r),
          ...part,
          ...(r.chance(0.3) ? withoutPositionalSort(projection(r, true), part.sort) : {}),
        },
        sorted,
      );
    }
    case 3:
    case 4:
    case 5:
      return read({
        aggregate: 'docs',
        pipeline: r.chance(0.05) ? [{ $match: exprFilter(r) }] : pipeline(r),
        cursor: {},
      });
    case 6:
      return r.chance(0.5)
        ? read({ count: 'docs', query: filter(r), ...(r.chance(0.2) ? { limit: index(r, [1, 5]) } : {}) })
        : read({ distinct: 'docs', key: path(r), query: r.chance(0.5) ? {} : filter(r) });
    case 7:
    case 8:
    case 9: {
      const { u, arrayFilters, replaces } = update(r);
      const q = updateFilter(r);
      const multi = !replaces && !('_id' in q && typeof q._id === 'number');
      const upsert = r.chance(0.1) && typeof q._id === 'number';
      if (upsert && r.chance(0.2)) q.$expr = exprFilter(r).$expr;
      return write({
        update: 'docs',
        updates: [
          {
            q: replaces ? { _id: r.integerBelow(24) } : q,
            u,
            multi,
            upsert,
            ...(arrayFilters ? { arrayFilters } : {}),
          },
        ],
      });
    }
    case 10: {
      const { u, arrayFilters } = update(r);
      const query = r.chance(0.5) ? updateFilter(r) : filter(r, 1);
      const upsert = r.chance(0.1) && typeof query._id === 'number';
      if (upsert && r.chance(0.2)) query.$expr = exprFilter(r).$expr;
      return write({
        findAndModify: 'docs',
        query,
        sort: sort(r),
        update: u,
        new: r.chance(0.5),
        ...(upsert ? { upsert } : {}),
        ...(arrayFilters ? { arrayFilters } : {}),
      });
    }
    default:
      return r.chance(0.5)
        ? write({ insert: 'docs', documents: [document(r, r.integerBelow(40))] })
        : write({ delete: 'docs', deletes: [{ q: { ...filter(r, 1), _id: r.integerBelow(30) }, limit: 1 }] });
  }
}

const indexes: Document[] = [
  { a: 1 },
  { k: 1, n: -1 },
  { 'd.b': 1 },
  { b: 1 },
  { 'd.a': 1, 'd.b': -1 },
  { c: 1 },
  { n: 1 },
  { k: -1, a: 1 },
];

/** Fills the collections and creates some indexes, identically on both servers. */
export async function prepareCollections(collections: [Collection, Collection][], r: Random): Promise<void> {
  const docs = Array.from({ length: 24 }, (_, i) => document(r, i));
  const other = Array.from({ length: 8 }, (_, i) => ({ _id: i, k: r.integerBelow(5), v: document(r, 0).c }));
  const keys = r.list(0, 3, () => ({ key: r.pick(indexes), sparse: r.chance(0.2) }));
  for (const [main, second] of collections) {
    await main.drop().catch(() => undefined);
    await second.drop().catch(() => undefined);
    await main.insertMany(docs, { ignoreUndefined: true });
    await second.insertMany(other as Document[]);
    for (const { key, sparse } of keys)
      await main.createIndex(key as Record<string, 1>, sparse ? { sparse } : {}).catch(() => undefined);
  }
}
