import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Opens a separate database for one benchmark, with the shop's indexes: on the server set by MONGODB_URI, otherwise on
 * an embedded one in this process, which flushes to disk if `durable`. Import modules that read the environment
 * afterwards. Returns a function that drops the database.
 */
export async function openBenchDatabase({ durable = false } = {}): Promise<() => Promise<void>> {
  process.env.MONGODB_DB = `hexbolt-bench-${process.pid}`;
  process.env.NEXTAUTH_SECRET ??= 'a secret that only the benches use';
  const dataDir = await mkdtemp(join(tmpdir(), 'hexbolt-bench-'));
  const own = process.env.MONGODB_URI
    ? null
    : await (await import('@hexbolt/embedded-mongodb/server')).startServer({ dataDir, durable });
  if (own) process.env.MONGODB_URI = own.uri;
  const { ensureIndexes } = await import('../../scripts/indexes');
  const { closeDatabase, database } = await import('../../lib/platform/database');
  await ensureIndexes();
  return async () => {
    await database().dropDatabase();
    await closeDatabase();
    await own?.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
