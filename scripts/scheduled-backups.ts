import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runJob } from '../lib/jobs/commands';
import { jobInterval } from '../lib/jobs/rules';
import { now } from '../lib/platform/clock';
import { setting } from '../lib/platform/env';
import { log } from '../lib/platform/log';
import { fail, ok, type Result } from '../lib/shared/result';
import { BackupStore } from './backup-store';
import { backupTime, namesToRemove, removeOldBackups } from './old-backups';

const hour = 60 * 60_000;

/** Writes a backup with its own name into a directory, and throws with the reason where it can't. */
type WriteBackup = (directory: string) => Promise<void>;

/** Whether no backup among these names is younger than BACKUP_HOURS. */
function isDue(names: string[]): boolean {
  const newest = Math.max(0, ...names.map((name) => backupTime(name)?.getTime() ?? 0));
  return now().getTime() - newest >= setting('BACKUP_HOURS') * hour;
}

async function backUpToDirectory(directory: string, write: WriteBackup): Promise<number> {
  await mkdir(directory, { recursive: true });
  if (!isDue(await readdir(directory))) return 0;
  await write(directory);
  await removeOldBackups(directory, setting('BACKUP_KEEP'));
  return 1;
}

async function backUpToStore(store: BackupStore, write: WriteBackup): Promise<number> {
  const stored = await store.list();
  if (!isDue(stored)) return 0;
  const directory = await mkdtemp(join(tmpdir(), 'hexbolt-backup-'));
  try {
    await write(directory);
    const [name] = await readdir(directory);
    if (!name) throw new Error('The backup was not written.');
    await store.put(name, join(directory, name));
    for (const old of namesToRemove([...stored, name], setting('BACKUP_KEEP'))) await store.remove(old);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  return 1;
}

/**
 * Makes a backup into BACKUP_DIR and BACKUP_STORE_URL where the newest one there is older than BACKUP_HOURS, and deletes all
 * but the newest BACKUP_KEEP. One server does at a time. A failure is recorded as that of the job `backups`.
 */
export async function makeDueBackups(write: WriteBackup): Promise<Result<unknown>> {
  const work = async () => {
    const [directory, url] = [setting('BACKUP_DIR'), setting('BACKUP_STORE_URL')];
    try {
      const inDirectory = directory ? await backUpToDirectory(resolve(directory), write) : 0;
      const inStore = url ? await backUpToStore(new BackupStore(url), write) : 0;
      return ok({ written: inDirectory + inStore });
    } catch (error) {
      log.error({ err: error }, 'no backup was made');
      return fail('unavailable', 'no-backup', (error as Error).message);
    }
  };
  return runJob('backups', work, { ifDue: true });
}

/** Looks each minute whether a backup is due, in place of an external scheduler. */
export function scheduleBackups(write: WriteBackup): NodeJS.Timeout {
  const look = () =>
    makeDueBackups(write).catch((error: unknown) => log.error({ err: error }, 'no backup was made'));
  return setInterval(() => void look(), jobInterval).unref();
}
