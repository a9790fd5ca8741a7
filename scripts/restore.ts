import { resolve } from 'node:path';
import { closeDatabase } from '../lib/platform/database';
import { setDefaults, setting } from '../lib/platform/env';
import { ensureEmbeddedDatabase } from './embedded-database';
import { loadEnvironment } from './environment';
import { restoreBackup } from './restore-backup';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Give the file of a backup: npm run restore -- backups/hexbolt.backup');
  process.exit(2);
}
const { embedded } = await loadEnvironment(false);
if (embedded) setDefaults({ MONGODB_URI: await ensureEmbeddedDatabase() });
try {
  const onCollection = (name: string) => console.log(`Writing ${name}`);
  const { collections } = await restoreBackup(resolve(file), {
    passphrase: setting('BACKUP_PASSPHRASE'),
    onCollection,
  });
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  console.log(`Restored ${documents} documents in ${collections.length} collections. The shop may start.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
await closeDatabase();
process.exit();
