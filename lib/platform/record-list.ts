import type { Collection, Document, Filter, ObjectId } from 'mongodb';
import { fail, ok, type Result } from '../shared/result';
import { databaseTime } from './database';
import { sha256 } from './hash';
import { cursorOf, readCursor, type Position } from './record-cursor';
import type { Stamped } from './stamped-collection';

type StampedDocument = Document & Stamped & { _id: string | ObjectId };

/** A record as other systems get it; `updatedAt` is when it last changed. */
export type Listed<Row> = Row & { updatedAt: string };

/** How the records of a stamped collection are listed in the order of their last change. */
export type RecordList<T extends StampedDocument, Row extends object, Query extends object> = {
  name: string;
  collection: () => Pick<Collection<T>, 'find'>;
  idOf: (text: string) => T['_id'];
  filterOf: (query: Query) => Promise<Filter<T>>;
  /** The records in each of these documents, with their places in it: one at 0 in most lists. */
  rowsOf: (documents: T[], query: Partial<Query>) => Promise<{ place: number; row: Row }[][]>;
  /** The document that holds the record with this key, if any does. */
  filterOne: (key: string) => Filter<T>;
  /** The key of a record: its number, SKU or id. */
  keyOf: (row: Row) => string;
};

export type RecordPaging = { limit: number; since: Date; cursor: string | null };

const order = { changedAt: 1, _id: 1 } as const;

/** A write can become visible a moment after its stamp: who asks again starts this much earlier. */
const overlap = 10_000;

/**
 * Documents in the order of their last change, from a position on. Without filters the reads follow the index over that
 * order; with filters another index can lead to fewer documents.
 */
async function readFrom<T extends StampedDocument>(
  { collection, idOf }: Pick<RecordList<T, object, object>, 'collection' | 'idOf'>,
  { filter, hasFilters }: { filter: Filter<T>; hasFilters: boolean },
  after: Position | null,
  since: Date,
  count: number,
): Promise<T[]> {
  const within = (bounds: Filter<StampedDocument>): Filter<T> =>
    ({ $and: [bounds, filter] as Filter<T>[] }) as Filter<T>;
  const read = async (bounds: Filter<StampedDocument>, limit: number) =>
    (await collection()
      .find(within(bounds), hasFilters ? {} : { hint: order })
      .sort(order)
      .limit(limit)
      .toArray()) as T[];
  if (!after) return read({ changedAt: { $gte: since } }, count);
  const [time, id] = after;
  // Two reads, since one with an alternative would not stop in the index at the end of the page.
  const same = await read({ changedAt: new Date(time), _id: { $gte: idOf(id) } }, count);
  if (same.length === count) return same;
  return [...same, ...(await read({ changedAt: { $gt: new Date(time) } }, count - same.length))];
}

const changedAtOf = ({ changedAt }: Stamped): Date => changedAt ?? new Date(0);

/**
 * One page of records, the one that changed longest ago first. A record that changes between two pages moves to the end
 * of the list: it is read again then, and none is left out. `asOf` is the time to begin at when asking for later changes.
 * Fails with `invalid-cursor` for a cursor that this list has not given for this query.
 */
export async function readRecords<T extends StampedDocument, Row extends object, Query extends object>(
  list: RecordList<T, Row, Query>,
  query: Query,
  { limit, since, cursor }: RecordPaging,
): Promise<Result<{ rows: Listed<Row>[]; next: string | null; asOf: string }>> {
  const identity = `${list.name} ${since.getTime()} ${JSON.stringify(query)}`;
  const after = cursor === null ? null : readCursor(cursor, identity);
  if (cursor !== null && !after) {
    const message = 'is no cursor of this list with these filters: take `next` of the last page unchanged';
    return fail('invalid', 'invalid-cursor', `cursor: ${message}`, { fields: { cursor: message } });
  }
  const asOf = new Date((await databaseTime()).getTime() - overlap).toISOString();
  const hasFilters = Object.values(query).some((value) => value !== undefined);
  const filter = { filter: await list.filterOf(query), hasFilters };
  // One more than the page shows whether there is another; a later page begins with the document of the last record.
  const documents = await readFrom(list, filter, after, since, limit + 2);
  const found = (await list.rowsOf(documents, query)).flatMap((rows, index) => {
    const document = documents[index]!;
    const [time, id] = [changedAtOf(document), String(document._id)];
    const isSeen = (place: number) =>
      after !== null && after[0] === time.getTime() && after[1] === id && place <= after[2];
    return rows
      .filter(({ place }) => !isSeen(place))
      .map(({ place, row }) => ({
        row: { ...row, updatedAt: time.toISOString() },
        position: [time.getTime(), id, place] satisfies Position,
      }));
  });
  const page = found.slice(0, limit);
  const isLast = found.length <= limit && documents.length < limit + 2;
  const end = found.length > limit ? page.at(-1)?.position : endOf(documents.at(-1));
  return ok({
    rows: page.map(({ row }) => row),
    next: isLast || !end ? null : cursorOf(end, identity),
    asOf,
  });
}

/** The position after all records of a document. */
function endOf(document: (Stamped & { _id: unknown }) | undefined): Position | undefined {
  return document && [changedAtOf(document).getTime(), String(document._id), Number.MAX_SAFE_INTEGER];
}

/** The record with this key, or null. */
export async function readRecord<T extends StampedDocument, Row extends object, Query extends object>(
  list: RecordList<T, Row, Query>,
  key: string,
): Promise<Listed<Row> | null> {
  const documents = await list.collection().find(list.filterOne(key)).limit(1).toArray();
  const [rows = []] = await list.rowsOf(documents as T[], {});
  const found = rows.find(({ row }) => list.keyOf(row) === key);
  return found ? { ...found.row, updatedAt: changedAtOf(documents[0] as Stamped).toISOString() } : null;
}

/** The entity tag of a record: the same as long as nothing in it but `updatedAt` differs. */
export function etagOf(record: object): string {
  const content = Object.entries(record)
    .filter(([name, value]) => name !== 'updatedAt' && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `"${sha256(JSON.stringify(content)).slice(0, 22)}"`;
}
