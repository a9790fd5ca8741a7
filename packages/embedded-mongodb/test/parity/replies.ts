import { EJSON } from 'bson';
import { MongoServerError, type Db, type Document } from 'mongodb';

const raw = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
  enableUtf8Validation: false,
} as const;

const text = (v: unknown): string => EJSON.stringify(v, { relaxed: false });

// The order of a set is undefined. The generated pipelines store sets in fields with the name `set`.
function sortSets(v: unknown, key = ''): unknown {
  if (Array.isArray(v)) {
    const list = v.map((x) => sortSets(x));
    return key === 'set' ? list.sort((a, b) => (text(a) < text(b) ? -1 : 1)) : list;
  }
  if (typeof v !== 'object' || v === null || (v as { _bsontype?: string })._bsontype || v instanceof Date)
    return v;
  return Object.fromEntries(Object.entries(v).map(([name, x]) => [name, sortSets(x, name)]));
}

const ignoredFields = ['ok', '$clusterTime', 'operationTime', 'electionId', 'opTime'];

/** Runs a command and returns its reply as text: the documents with their types, or the error code. */
export async function replyOf(db: Db, command: Document, ordered: boolean): Promise<string> {
  try {
    const reply = await db.command(command, raw);
    const cursor = reply.cursor as { firstBatch: unknown[] } | undefined;
    if (cursor) {
      const docs = cursor.firstBatch.map((doc) => text(sortSets(doc)));
      return (ordered ? docs : docs.sort()).join('\n');
    }
    const kept = Object.fromEntries(
      Object.entries(reply)
        .filter(([name]) => !ignoredFields.includes(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    if (Array.isArray(kept.values)) return normalizeDistinct(kept.values);
    return text(sortSets(withoutMessages(kept)));
  } catch (error) {
    if (error instanceof MongoServerError) return `error ${error.code} ${error.codeName}`;
    throw error;
  }
}

const isNumber = (v: unknown) =>
  /^(Int32|Double|Long|Decimal128)$/.test((v as { _bsontype?: string } | null)?._bsontype ?? '');

// Which of several equal numbers is returned depends on the scan order.
const normalizeDistinct = (values: unknown[]): string =>
  [...new Set(values.map((v) => text(isNumber(v) ? Number(String(v)) : (v ?? null))))].sort().join('\n');

function withoutMessages(reply: Document): Document {
  if (!Array.isArray(reply.writeErrors)) return reply;
  return { ...reply, writeErrors: reply.writeErrors.map(({ index, code }: Document) => ({ index, code })) };
}

/** The contents of the collection, to compare after a write. */
export const collectionContents = async (db: Db): Promise<string> =>
  (
    await db
      .collection('docs')
      .find({}, { ...raw, sort: { _id: 1 } })
      .toArray()
  )
    .map(text)
    .join('\n');
