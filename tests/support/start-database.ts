import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';

/**
 * Starts an embedded database for the suites unless MONGODB_URI is set. A MongoDB server that allows it is told to
 * close the files of dropped collections at once: it keeps them for five minutes of snapshot reads otherwise, and
 * with a database for each test file that exceeds the limit of open files.
 */
export default async function startDatabase(): Promise<void> {
  if (process.env.MONGODB_URI) return disableSnapshotHistory(process.env.MONGODB_URI);
  const { startServer } = await import('@hexbolt/embedded-mongodb/server');
  const server = await startServer({
    dataDir: await mkdtemp(join(tmpdir(), 'hexbolt-tests-')),
    durable: false,
  });
  process.env.MONGODB_URI = server.uri;
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
