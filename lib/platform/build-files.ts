import { Binary } from 'mongodb';
import { now } from './clock';
import { defineCollection } from './database';

/** A file that pages of a build load, such as a script. `expiresAt` is set once another build has started. */
type BuildFileDocument = { _id: string; content: Binary; expiresAt?: Date };

/**
 * The files of this build and of earlier ones, by their address. Pages stay open in browsers while servers are replaced,
 * so that every server is asked for files of other builds.
 */
export const buildFiles = defineCollection<BuildFileDocument>('buildFiles', [
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/** How long a page of an earlier build can load its files. */
export const keptDays = 7;

/** Stores the files of the build that starts. Those of other builds are removed after a week, unless they start again. */
export async function storeBuildFiles(
  addresses: string[],
  read: (address: string) => Promise<Buffer>,
): Promise<void> {
  const own = { _id: { $in: addresses } };
  const expiresAt = new Date(now().getTime() + keptDays * 86_400_000);
  await buildFiles().updateMany({ ...own, expiresAt: { $exists: true } }, { $unset: { expiresAt: true } });
  const stored = new Set(await buildFiles().distinct('_id', own));
  for (const address of addresses.filter((each) => !stored.has(each))) {
    const content = new Binary(await read(address));
    await buildFiles().updateOne({ _id: address }, { $setOnInsert: { content } }, { upsert: true });
  }
  await buildFiles().updateMany(
    { _id: { $nin: addresses }, expiresAt: { $exists: false } },
    { $set: { expiresAt } },
  );
}

/** The content of a file of any build that was started on this database within a week; null when there is none. */
export async function findBuildFile(address: string): Promise<Buffer | null> {
  const found = await buildFiles().findOne({ _id: address });
  return found && Buffer.from(found.content.buffer);
}
