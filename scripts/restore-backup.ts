import { BSON, MongoBulkWriteError, type Document } from 'mongodb';
import { now } from '../lib/platform/clock';
import { database, isDuplicateKey } from '../lib/platform/database';
import { DocumentSum, type Totals } from './backup-format';
import { readBackup } from './backup-reader';
import { exactly } from './backup-source';
import { ensureIndexes } from './indexes';
import { migrationNames, renameFields } from './migrations';
import { restores } from './restore-state';

type Options = { passphrase?: string; onCollection?: (name: string) => void };

async function firstFilledCollection(): Promise<string | undefined> {
  for (const { name } of await database().listCollections({}, { nameOnly: true }).toArray()) {
    const isFilled = !name.startsWith('system.') && (await database().collection(name).findOne());
    if (isFilled) return name;
  }
  return undefined;
}

/** Marks the database as being restored from the file with this hash, or throws. Returns how far that is. */
async function begin(sha256: string): Promise<'writing' | 'verified'> {
  const other = () => new Error('The restore of another backup has begun here: repeat it with its file.');
  const begun = await restores().findOne();
  if (begun) {
    if (begun.sha256 !== sha256) throw other();
    return begun.state;
  }
  const filled = await firstFilledCollection();
  if (filled) {
    throw new Error(
      `The database ${database().databaseName} is not empty (it has ${filled}): a backup is restored into an empty one only. ` +
        'Choose another name with MONGODB_DB, or another HEXBOLT_DATA_DIR.',
    );
  }
  try {
    await restores().insertOne({ _id: 'restore', sha256, state: 'writing', startedAt: now() });
  } catch (error) {
    throw isDuplicateKey(error) ? other() : error;
  }
  return 'writing';
}

/** Inserts documents; those that an earlier attempt has inserted are there already. */
async function insert(collection: string, documents: Uint8Array[]): Promise<void> {
  const decoded = documents.map((bytes) => BSON.deserialize(bytes, exactly) as Document);
  try {
    await database().collection(collection).insertMany(decoded, { ordered: false, ignoreUndefined: false });
  } catch (error) {
    const failures = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (!failures.length || failures.some(({ code }) => code !== 11000)) throw error;
  }
}

async function verify({ collections }: Totals): Promise<void> {
  for (const { name, documents, hash } of collections) {
    const sum = new DocumentSum();
    const stored = database().collection(name).find<Uint8Array>({}, { raw: true });
    for await (const document of stored) sum.add(document);
    if (sum.documents === documents && sum.hash === hash) continue;
    throw new Error(
      `The collection ${name} was not restored as it is in the backup: ${sum.documents} documents of ${documents}, or others. ` +
        'Drop the database and restore again.',
    );
  }
}

/**
 * Restores a backup into an empty database: checks the whole file, writes, compares counts and hashes, and creates the
 * indexes. Repeated with the same file after it was stopped, it completes. Throws when the file is damaged or the
 * database holds something else.
 */
export async function restoreBackup(file: string, { passphrase, onCollection }: Options): Promise<Totals> {
  const { header, totals, sha256 } = await readBackup(file, { passphrase });
  const unknown = header.migrations.find((name) => !migrationNames.includes(name));
  if (unknown) {
    throw new Error(
      `The backup is of a newer version of the shop, which has the migration ${unknown}: update first.`,
    );
  }
  if ((await begin(sha256)) === 'writing') {
    let current = '';
    await readBackup(file, {
      passphrase,
      async onPart(collection, documents) {
        if (collection !== current) onCollection?.((current = collection));
        await insert(collection, documents);
      },
    });
    await verify(totals);
    // From here on indexes may delete what has expired, so that a repetition can't compare again.
    await restores().updateOne({ _id: 'restore' }, { $set: { state: 'verified' } });
  }
  onCollection?.('indexes');
  await renameFields();
  await ensureIndexes();
  await restores().deleteOne({ _id: 'restore' });
  return totals;
}
