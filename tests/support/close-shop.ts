import { MongoClient } from 'mongodb';
import { openedShop, theSettings } from './open-shop';

/** Stops the shop of the HTTP suite and drops its database. */
export default async function closeShop(): Promise<void> {
  await openedShop()?.stop();
  const { MONGODB_URI, MONGODB_DB } = theSettings();
  const client = await MongoClient.connect(MONGODB_URI);
  await client.db(MONGODB_DB).dropDatabase();
  await client.close();
  const { testDatabasePid: pid } = globalThis as { testDatabasePid?: number };
  if (pid) process.kill(pid, 'SIGTERM');
}
