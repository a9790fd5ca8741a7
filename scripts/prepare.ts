import { allowsDemoAccounts, isOnVercel, setDefaults } from '../lib/platform/env';
import { ensureEmbeddedDatabase } from './embedded-database';
import { loadEnvironment } from './environment';

/**
 * Prepares the environment of a command: settings, database, indexes, migrations (one process at a time), and the demo data when the embedded
 * database is empty. No data is loaded into a database set by MONGODB_URI, nor where a public address would let anyone
 * sign in with the published passwords of the demo accounts: there, a database with such accounts is rejected.
 * An empty one is opened to be set up at /setup. On Vercel, where builds of branches run beside the servers of the version
 * before, the database is not upgraded: it must have the form of this version.
 */
export async function prepare(development: boolean): Promise<{ embedded: boolean }> {
  const { embedded } = await loadEnvironment(development);
  if (embedded) setDefaults({ MONGODB_URI: await ensureEmbeddedDatabase() });
  const { requireUpgraded, upgradeDatabase } = await import('./upgrade-database');
  const checkOrFill = async () => {
    if (!allowsDemoAccounts()) {
      const { rejectDemoAccounts } = await import('./demo-accounts');
      await rejectDemoAccounts();
    } else if (embedded) {
      const { isEmptyShop, seed } = await import('../seed/seed');
      if (await isEmptyShop()) await seed({ accounts: true, history: true });
    }
  };
  if (isOnVercel()) {
    await requireUpgraded();
    await checkOrFill();
  } else await upgradeDatabase(checkOrFill);
  const { openSetupWhenEmpty } = await import('./first-admin');
  await openSetupWhenEmpty();
  const { closeDatabase } = await import('../lib/platform/database');
  await closeDatabase();
  return { embedded };
}
