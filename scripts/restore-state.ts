import { defineCollection } from '../lib/platform/database';
import { setting } from '../lib/platform/env';

type RestoreDocument = { _id: 'restore'; sha256: string; state: 'writing' | 'verified'; startedAt: Date };

/** Holds one document while a restore is not complete: the hash of its file and how far it is. */
export const restores = defineCollection<RestoreDocument>('restores');

/** Throws while the database holds only a part of a backup. */
export async function rejectHalfRestored(): Promise<void> {
  const found = await restores().findOne();
  if (!found) return;
  throw new Error(
    `The database ${setting('MONGODB_DB')} is only partly restored, since ${found.startedAt.toISOString()}. ` +
      'Run npm run restore again with the same file.',
  );
}
