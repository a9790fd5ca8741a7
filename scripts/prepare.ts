import { join } from 'node:path';
import { ensureServer } from '@hexbolt/embedded-mongodb/launcher';
import { dataDirectory, loadEnvironment } from './environment';

/** Starts the embedded database when nobody runs it; it leaves by itself when idle. */
export async function ensureEmbeddedDatabase(): Promise<string> {
  const { uri } = await ensureServer({ dataDir: join(dataDirectory(), 'database') });
  return uri;
}

/**
 * Makes the environment of a command complete: settings, database, indexes; and, on an embedded database that is
 * new, the demo data. A database that somebody named is left as it is.
 */
export async function prepare(development: boolean): Promise<{ embedded: boolean }> {
  const { embedded } = await loadEnvironment(development);
  if (embedded) process.env.MONGODB_URI = await ensureEmbeddedDatabase();
  const { ensureIndexes } = await import('./indexes');
  await ensureIndexes();
  if (embedded) {
    const { isEmptyShop, seed } = await import('../seed/seed');
    if (await isEmptyShop()) await seed();
  }
  const { closeDatabase } = await import('../lib/platform/database');
  await closeDatabase();
  return { embedded };
}
