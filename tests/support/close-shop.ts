import { withServer } from './stop-database';
import { openedShop, theSettings } from './open-shop';

/** Stops the shop of the HTTP suite and drops its database. */
export default async function closeShop(): Promise<void> {
  await openedShop()?.stop();
  const { MONGODB_URI, MONGODB_DB } = theSettings();
  await withServer(MONGODB_URI, (client) => client.db(MONGODB_DB).dropDatabase());
  const { testDatabasePid: pid } = globalThis as { testDatabasePid?: number };
  if (pid) process.kill(pid, 'SIGTERM');
}
