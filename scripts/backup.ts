import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase } from '../lib/platform/database';
import { setDefaults, setting } from '../lib/platform/env';
import { ensureEmbeddedDatabase } from './embedded-database';
import { loadEnvironment } from './environment';
import { backupName, removeOldBackups } from './old-backups';
import { writeBackup } from './write-backup';

const usage = 'npm run backup -- [file] [--into directory] [--keep number of backups]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { into: { type: 'string' }, keep: { type: 'string' } },
      allowPositionals: true,
    });
    const keep = values.keep === undefined ? null : Number(values.keep);
    if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new Error('--keep must be 1 or more.');
    if (positionals.length > 1) throw new Error('Only one file can be named.');
    if (positionals[0] && (values.into ?? keep))
      throw new Error('A named file goes without --into and --keep.');
    return { named: positionals[0], directory: values.into ?? 'backups', keep };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

const { named, directory, keep } = readArguments();
const { embedded } = await loadEnvironment(false);
if (embedded) setDefaults({ MONGODB_URI: await ensureEmbeddedDatabase() });
const file = resolve(named ?? join(directory, backupName(new Date())));
try {
  await mkdir(dirname(file), { recursive: true });
  const onCollection = (name: string) => console.log(`Reading ${name}`);
  const { collections } = await writeBackup(file, { passphrase: setting('BACKUP_PASSPHRASE'), onCollection });
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  console.log(`${file}: ${documents} documents, ${((await stat(file)).size / 1e6).toFixed(1)} MB`);
  const removed = keep ? await removeOldBackups(dirname(file), keep) : [];
  for (const name of removed) console.log(`Removed ${name}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
await closeDatabase();
process.exit();
