import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { Binary } from 'mongodb';
import { databaseTime } from '../lib/platform/database';
import { passphraseCipher, plain } from './backup-cipher';
import type { Totals } from './backup-format';
import { readShop } from './backup-source';
import { BackupWriter } from './backup-writer';
import { appliedMigrations } from './migrations';
import { rejectHalfRestored } from './restore-state';

type Options = { passphrase?: string; onCollection?: (name: string) => void };

/**
 * Writes all data of the shop, as it is at one moment, into a new file. Throws when the file exists. A backup that is
 * stopped leaves only a file that ends with .partial.
 */
export async function writeBackup(file: string, { passphrase, onCollection }: Options): Promise<Totals> {
  const exists = await access(file).then(() => true, () => false); // prettier-ignore
  if (exists) throw new Error(`${file} exists already: give the backup another name.`);
  await rejectHalfRestored();
  const salt = passphrase ? randomBytes(16) : null;
  const migrations = await appliedMigrations().find().sort({ _id: 1 }).toArray();
  const writer = await BackupWriter.create(
    file,
    {
      kind: 'header',
      format: 'hexbolt-backup',
      version: 1,
      at: await databaseTime(),
      migrations: migrations.map(({ _id }) => _id),
      salt: salt && new Binary(salt),
    },
    passphrase && salt ? await passphraseCipher(passphrase, salt) : plain,
  );
  await readShop({
    async begin(name) {
      onCollection?.(name);
      await writer.begin(name);
    },
    add: (document) => writer.add(document),
  });
  return writer.finish();
}
