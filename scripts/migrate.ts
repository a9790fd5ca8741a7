import { closeDatabase } from '../lib/platform/database';
import { setDefaults } from '../lib/platform/env';
import { ensureEmbeddedDatabase } from './embedded-database';
import { loadEnvironment } from './environment';
import { upgradeDatabase } from './upgrade-database';

const { embedded } = await loadEnvironment(false);
if (embedded) setDefaults({ MONGODB_URI: await ensureEmbeddedDatabase() });
try {
  await upgradeDatabase();
  console.log('The database has the form of this version.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
await closeDatabase();
process.exit();
