import { databaseClient } from '@/lib/platform/database';

/** Keeps the history of snapshots, which the suites switch off on a MongoDB server; the embedded database has no such setting. */
export async function keepSnapshots(seconds: number): Promise<void> {
  const command = { setParameter: 1, minSnapshotHistoryWindowInSeconds: seconds };
  await databaseClient()
    .db('admin')
    .command(command)
    .catch(() => undefined);
}
