import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ownName = /^hexbolt-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup$/;
const unfinished = /^hexbolt-.*\.backup\.\d+\.partial$/;
const day = 86_400_000;

/** The name of a backup that begins at this time. */
export const backupName = (time: Date): string =>
  `hexbolt-${time.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;

/** When a backup with a name of its own began; null for any other file. */
export function backupTime(name: string): Date | null {
  const [, date, hours, minutes, seconds] = ownName.exec(name) ?? [];
  return date ? new Date(`${date}T${hours}:${minutes}:${seconds}Z`) : null;
}

/** All but the newest `keep` of the backups among these names. */
export const namesToRemove = (names: string[], keep: number): string[] =>
  // The names begin with the time, so that the order of names is that of time.
  names
    .filter((name) => ownName.test(name))
    .sort()
    .slice(0, -keep);

/**
 * Deletes all but the newest `keep` backups of a directory, and what backups that were stopped a day ago or earlier have
 * left. Only files with the names that backups get by themselves are touched. Returns the names of the deleted ones.
 */
export async function removeOldBackups(directory: string, keep: number): Promise<string[]> {
  const names = await readdir(directory);
  const old = namesToRemove(names, keep);
  for (const name of names.filter((entry) => unfinished.test(entry))) {
    if (Date.now() - (await stat(join(directory, name))).mtimeMs > day) old.push(name);
  }
  for (const name of old) await rm(join(directory, name));
  return old;
}
