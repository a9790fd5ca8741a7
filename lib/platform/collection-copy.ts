import type { ObjectId } from 'mongodb';
import { databaseTime } from './database';
import type { Stamped } from './stamped-collection';

/** Changes stamped this long before the last read are read again: a write may become visible after its stamp. */
const overlap = 60_000;

type Row = Stamped & { _id: string | ObjectId };

type Source<T extends Row> = {
  /** Reads the documents that changed at or after a moment; all documents when it is null. */
  read: (since: Date | null) => Promise<T[]>;
  /** The number of all documents. */
  count: () => Promise<number>;
  /** A larger collection is not copied, so that the copy's memory stays bounded. */
  maxRows: number;
  /** The clock that stamps the changes. */
  time?: () => Promise<Date>;
};

/**
 * Keeps some fields of every document of a stamped collection in memory. The result returns the documents by id as they
 * are in the database when it is called or later: it reads what changed since the last call, and all of them when their
 * number shows that documents were inserted or deleted. It returns null for a collection that is too large.
 */
export function copyCollection<T extends Row>({ read, count, maxRows, time = databaseTime }: Source<T>) {
  let copy = new Map<string, T>();
  let readAt = 0;

  function add(rows: T[]): void {
    for (const row of rows) copy.set(String(row._id), row);
  }

  async function refresh(): Promise<ReadonlyMap<string, T> | null> {
    const [startedAt, changed, size] = await Promise.all([
      time(),
      copy.size ? read(new Date(readAt - overlap)) : [],
      count(),
    ]);
    add(changed);
    readAt = startedAt.getTime();
    if (copy.size === size) return copy;
    copy = new Map();
    if (size > maxRows) return null;
    add(await read(null));
    return copy;
  }

  // One after the other: an older read must not replace what a newer one found. Callers that wait share one.
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<ReadonlyMap<string, T> | null> | null = null;
  const start = () => {
    waiting = null;
    return refresh();
  };
  return (): Promise<ReadonlyMap<string, T> | null> => {
    waiting ??= last.then(start, start);
    last = waiting.catch(() => undefined);
    return waiting;
  };
}
