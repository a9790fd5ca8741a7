import { setting } from '../lib/platform/env';
import { ensureIndexes, findMissingIndexes } from './indexes';
import { withMigrationLease } from './migration-lease';
import { findMissingMigrations, migrate, rejectNewerSchema, renameFields } from './migrations';
import { rejectHalfRestored } from './restore-state';

/**
 * Brings the database to the form of this version: renamed fields, indexes, migrations, then `after`, one process at a
 * time. Throws when a backup is only partly restored, or a newer version has changed the database in a way that this one
 * can't work with. Safe to interrupt and to repeat.
 */
export async function upgradeDatabase(after: () => Promise<void> = async () => {}): Promise<void> {
  await rejectHalfRestored();
  await withMigrationLease(async (assertHeld) => {
    await rejectNewerSchema();
    await renameFields(assertHeld);
    assertHeld();
    await ensureIndexes();
    await migrate(assertHeld);
    assertHeld();
    await after();
  });
}

/** Throws when the database has not the form of this version, and says what is missing. Changes nothing. */
export async function requireUpgraded(): Promise<void> {
  await rejectHalfRestored();
  await rejectNewerSchema();
  const missing = [...(await findMissingMigrations()), ...(await findMissingIndexes())];
  if (missing.length === 0) return;
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  throw new Error(
    `The database ${setting('MONGODB_DB')} has not the form of this version (${missing.slice(0, 3).join(', ')}${more}), ` +
      'and a build on Vercel changes no database. Run npm run migrate with its MONGODB_URI on your machine, then deploy again.',
  );
}
