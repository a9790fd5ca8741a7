import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts an embedded database for the suites unless MONGODB_URI is set. */
export default async function startDatabase(): Promise<void> {
  if (process.env.MONGODB_URI) return;
  const { startServer } = await import('@hexbolt/embedded-mongodb/server');
  const server = await startServer({
    dataDir: await mkdtemp(join(tmpdir(), 'hexbolt-tests-')),
    durable: false,
  });
  process.env.MONGODB_URI = server.uri;
  Object.assign(globalThis, { testDatabase: server });
}
