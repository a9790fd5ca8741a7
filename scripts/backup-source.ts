import { BSON, type ObjectId } from 'mongodb';
import { database, databaseClient } from '../lib/platform/database';
import { backedUp, chunkCollections } from './backup-collections';

/** Gets each collection when it begins, and its documents as BSON. */
type Target = { begin(collection: string): Promise<void>; add(document: Uint8Array): Promise<void> };

// Numbers keep their types, so that documents are written as they were read.
export const exactly = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

const unavailable: Record<number, string> = {
  20: 'A consistent backup needs a replica set; one server is enough for it. Of a single server, copy the files while it is stopped.',
  246: 'The indexes of the database have just changed. Run the backup again in a minute.',
  239: 'The backup took longer than the server keeps snapshots: raise its parameter minSnapshotHistoryWindowInSeconds (300).',
};

const filesOf = (chunks: string) => chunks.replace(/chunks$/, 'files');

/** All collections at one moment, in a session that reads from a snapshot. */
async function readSnapshot(target: Target): Promise<void> {
  const session = databaseClient().startSession({ snapshot: true });
  try {
    for (const name of backedUp) {
      await target.begin(name);
      const documents = database().collection(name).find<Uint8Array>({}, { session, raw: true });
      for await (const document of documents) await target.add(document);
    }
  } catch (error) {
    const known = unavailable[Number((error as { code?: unknown }).code)];
    throw known ? new Error(known, { cause: error }) : error;
  } finally {
    await session.endSession();
  }
}

const tagged = (name: string) => ({ $replaceRoot: { newRoot: { collection: name, document: '$$ROOT' } } });

/**
 * All collections at one moment: the embedded database computes an aggregation completely before it runs another
 * command. The contents of files, which never change, are read after it, and only those of files that it has.
 */
async function readByOneCommand(target: Target): Promise<void> {
  const [first = '', ...others] = backedUp.filter((name) => !chunkCollections.includes(name));
  const pipeline = [
    tagged(first),
    ...others.map((name) => ({ $unionWith: { coll: name, pipeline: [tagged(name)] } })),
  ];
  const files = new Map(chunkCollections.map((name) => [filesOf(name), [] as ObjectId[]]));
  const remaining = [first, ...others];
  const begun = new Set<string>();
  const beginUpTo = async (name?: string) => {
    while (remaining.length && !begun.has(name ?? '')) {
      const next = remaining.shift()!;
      begun.add(next);
      await target.begin(next);
    }
  };
  const found = database()
    .collection(first)
    .aggregate<{ collection: string; document: { _id: ObjectId } }>(pipeline, exactly);
  for await (const { collection, document } of found) {
    await beginUpTo(collection);
    files.get(collection)?.push(document._id);
    await target.add(BSON.serialize(document, { ignoreUndefined: false }));
  }
  await beginUpTo();
  for (const name of chunkCollections) {
    await target.begin(name);
    for (const id of files.get(filesOf(name)) ?? []) {
      const chunks = database().collection(name).find<Uint8Array>({ files_id: id }, { raw: true });
      for await (const chunk of chunks) await target.add(chunk);
    }
  }
}

/** Reads every collection of a backup as it was at one moment, while the shop goes on writing. */
export async function readShop(target: Target): Promise<void> {
  const { modules } = await database().command({ buildInfo: 1 });
  await ((modules as string[]).includes('embedded') ? readByOneCommand(target) : readSnapshot(target));
}
