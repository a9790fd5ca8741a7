import { MongoClient, type Collection, type Db, type Document, type IndexDescription } from 'mongodb';
import { rejectWritesOnClosedConnections } from './connection-writes';
import { followCommands } from './database-commands';
import { env } from './env';
import { logOutageEnd } from './log';
import { metrics } from './metrics';

rejectWritesOnClosedConnections();
followCommands();

// Next's development server reloads modules on each change, and serverless platforms reuse a process for many requests:
// the client lives on globalThis so that each process has a single pool.
type Pool = {
  uri: string;
  client: MongoClient;
  /** By name: the driver makes another object, with all its options, on each call. */
  databases: Map<string, Db>;
  beforeClosing: Set<() => Promise<void>>;
  isClosed: boolean;
};
const held = globalThis as { hexboltClient?: Pool };

function pool(): Pool {
  const uri = env().MONGODB_URI;
  const open = held.hexboltClient;
  if (!open || open.uri !== uri || open.isClosed) {
    const client = new MongoClient(uri, {
      maxPoolSize: 20,
      minPoolSize: 0,
      maxIdleTimeMS: 60_000,
      // How long a visitor waits at most before the page reports that the shop is unavailable. The address may say
      // otherwise; options would override it.
      ...(!uri.includes('serverSelectionTimeoutMS=') && { serverSelectionTimeoutMS: 2_500 }),
      connectTimeoutMS: 2_500,
      ignoreUndefined: true,
      retryWrites: true,
      writeConcern: { w: 'majority', journal: true },
    });
    client.on('topologyDescriptionChanged', ({ newDescription }) => {
      if (newDescription.hasKnownServers) logOutageEnd();
    });
    countConnections(client);
    const made: Pool = {
      uri,
      client,
      databases: new Map(),
      beforeClosing: open?.uri === uri ? open.beforeClosing : new Set(),
      isClosed: false,
    };
    // A client whose first connection fails stays closed in version 6 of the driver: the next call makes another one.
    client.on('topologyClosed', () => (made.isClosed = true));
    held.hexboltClient = made;
    return made;
  }
  return open;
}

function countConnections(client: MongoClient): void {
  const { databaseConnections, databaseFailures } = metrics();
  client.on('connectionCreated', () => databaseConnections.inc({ state: 'open' }));
  client.on('connectionClosed', () => databaseConnections.dec({ state: 'open' }));
  client.on('connectionCheckedOut', () => databaseConnections.inc({ state: 'in use' }));
  client.on('connectionCheckedIn', () => databaseConnections.dec({ state: 'in use' }));
  client.on('connectionCheckOutFailed', () => databaseFailures.inc());
}

/** The pooled client, for code that needs it directly (the auth adapter, GridFS). It connects on first use. */
export function databaseClient(): MongoClient {
  return pool().client;
}

/** The shop's database on the shared connection pool. */
export function database(): Db {
  const { client, databases } = pool();
  const name = env().MONGODB_DB;
  const known = databases.get(name) ?? client.db(name);
  databases.set(name, known);
  return known;
}

/** The time by the database's clock, which stamps what `$currentDate` writes. */
export async function databaseTime(): Promise<Date> {
  const { localTime } = await database().command({ hello: 1 });
  return localTime as Date;
}

/**
 * Runs `task` before the current pool closes, once even if registered twice; for work that would reopen the pool later.
 */
export function beforeDatabaseCloses(task: () => Promise<void>): void {
  pool().beforeClosing.add(task);
}

/** Closes the pool, so that scripts and tests can exit. */
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
  return known?.code === 11000 && (!field || Object.hasOwn(known.keyPattern ?? {}, field));
}
