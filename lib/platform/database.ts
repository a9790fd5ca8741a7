import { MongoClient, type Collection, type Db, type Document, type IndexDescription } from 'mongodb';
import { rejectWritesOnClosedConnections } from './connection-writes';
import { env } from './env';
import { logOutageEnd } from './log';

rejectWritesOnClosedConnections();

// Next's development server loads modules again on each change, and serverless platforms reuse a process for
// many requests: the client lives on globalThis so that there is one pool for each process.
type Pool = { uri: string; client: MongoClient; beforeClosing: Set<() => Promise<void>> };
const held = globalThis as { hexboltClient?: Pool };

function pool(): Pool {
  const uri = env().MONGODB_URI;
  if (held.hexboltClient?.uri !== uri) {
    const client = new MongoClient(uri, {
      maxPoolSize: 20,
      minPoolSize: 0,
      maxIdleTimeMS: 60_000,
      // A visitor waits at most this long before the page says that the shop is away for a moment.
      serverSelectionTimeoutMS: 2_500,
      connectTimeoutMS: 2_500,
      ignoreUndefined: true,
      retryWrites: true,
      writeConcern: { w: 'majority', journal: true },
    });
    client.on('topologyDescriptionChanged', ({ newDescription }) => {
      if (newDescription.hasKnownServers) logOutageEnd();
    });
    held.hexboltClient = { uri, client, beforeClosing: new Set() };
  }
  return held.hexboltClient;
}

/** The pooled client, for parts that want it whole (the auth adapter, GridFS). It connects at first use. */
export function databaseClient(): MongoClient {
  return pool().client;
}

/** The shop's database on the pooled connection. */
export function database(): Db {
  return pool().client.db(env().MONGODB_DB);
}

/** Runs `task` before the present pool closes, once however often it is registered: work that would open the pool again. */
export function beforeDatabaseCloses(task: () => Promise<void>): void {
  pool().beforeClosing.add(task);
}

/** Closes the pool: for scripts and tests that must end. */
export async function closeDatabase(): Promise<void> {
  const open = held.hexboltClient;
  for (const task of open?.beforeClosing ?? []) await task();
  delete held.hexboltClient;
  await open?.client.close();
}

export type CollectionDefinition<T extends Document> = (() => Collection<T>) & {
  collectionName: string;
  indexes: IndexDescription[];
};

/** Declares a collection with its indexes; call the result to reach it. `npm run indexes` creates the indexes. */
export function defineCollection<T extends Document>(
  collectionName: string,
  indexes: IndexDescription[] = [],
): CollectionDefinition<T> {
  return Object.assign(() => database().collection<T>(collectionName), { collectionName, indexes });
}

/** Whether an error is MongoDB's duplicate key (11000), optionally on the index over `field`. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  const known = error as { code?: number; keyPattern?: Record<string, unknown> } | null;
  return known?.code === 11000 && (!field || field in (known.keyPattern ?? {}));
}
