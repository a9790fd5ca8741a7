import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';

/**
 * Starts an embedded database for the suites unless MONGODB_URI is set. A MongoDB server that allows it is told to
 * close the files of dropped collections at once: it keeps them for five minutes of snapshot reads otherwise, and
 * with a database for each worker and the tests that drop collections that may exceed the limit of open files.
 */
export default async function startDatabase(): Promise<void> {
  process.env.TEST_DATABASE = `hexbolt-test-${randomBytes(6).toString('hex')}`;
  if (process.env.MONGODB_URI) return disableSnapshotHistory(process.env.MONGODB_URI);
  const { startServer } = await import('@hexbolt/embedded-mongodb/server');
  const server = await startServer({
    dataDir: await mkdtemp(join(tmpdir(), 'hexbolt-tests-')),
    durable: false,
  });
  // Tests wait for a busy machine longer than a visitor does.
  const uri = new URL(server.uri);
  uri.searchParams.set('serverSelectionTimeoutMS', '20000');
  process.env.MONGODB_URI = uri.href;
  Object.assign(globalThis, { testDatabase: server });
}

async function disableSnapshotHistory(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    await client.db('admin').command({ setParameter: 1, minSnapshotHistoryWindowInSeconds: 0 });
  } catch {
    // Needs an administrator of the server; a hosted server has no such limit.
  } finally {
    await client.close();
  }
}
