import { EJSON } from 'bson';
import { MongoServerError, type Db, type Document } from 'mongodb';
import type { Case } from './case';

const raw = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;
const ignoredFields = [
  'ok',
  '$clusterTime',
  'operationTime',
  'electionId',
  'opTime',
  'ns',
  'commitQuorum',
  'note',
];

async function runStep(db: Db, step: Document): Promise<unknown> {
  try {
    const reply = await db.command(step, raw);
    const cursor = reply.cursor as Document | undefined;
    if (cursor) return { docs: cursor.firstBatch as unknown };
    const kept = Object.entries(reply).filter(([name]) => !ignoredFields.includes(name));
    return {
      reply: Object.fromEntries(kept.map(([name, v]) => [name, name === 'writeErrors' ? errorCodes(v) : v])),
    };
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return {
      error: [error.code, error.codeName, ...(error.keyPattern ? [error.keyPattern, error.keyValue] : [])],
    };
  }
}

// Error messages differ between versions. Programs can rely only on the index, the code and the key.
const errorCodes = (errors: Document[]) =>
  errors.map(({ index, code, keyPattern, keyValue }) => ({
    index,
    code,
    ...(keyPattern ? { keyPattern, keyValue } : {}),
  })) as unknown;

/** Runs a case and returns the replies, including all types. */
export async function runCase(db: Db, { docs, indexes, steps }: Case): Promise<unknown> {
  const collection = db.collection('c');
  await collection.drop().catch(() => undefined);
  if (docs.length) await collection.insertMany(docs);
  for (const key of indexes) await collection.createIndex(key as Record<string, 1>);
  const replies = [];
  for (const step of steps) replies.push(await runStep(db, step));
  return JSON.parse(EJSON.stringify(replies, { relaxed: false })) as unknown;
}
