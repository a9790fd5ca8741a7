import { MongoClient } from 'mongodb';

/**
 * Does something on a database server after a run. When the server no longer answers, it keeps what the run has left
 * there, and the run counts as what its tests have found.
 */
export async function withServer(
  uri: string,
  action: (client: MongoClient) => Promise<unknown>,
): Promise<void> {
  const client = new MongoClient(uri);
  try {
    await action(client);
  } catch (error) {
    console.warn(`What this run stored is left on the server: ${String(error)}`);
  } finally {
    await client.close();
  }
}

/** Stops the database that start-database started, or drops this run's databases on the server that MONGODB_URI names. */
export default async function stopDatabase(): Promise<void> {
  const { testDatabase } = globalThis as { testDatabase?: { close(): Promise<void> } };
  if (testDatabase) return testDatabase.close();
  await withServer(process.env.MONGODB_URI!, async (client) => {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) {
      if (name.startsWith(`${process.env.TEST_DATABASE}-`)) await client.db(name).dropDatabase();
    }
  });
}
