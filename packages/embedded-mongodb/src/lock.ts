import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that holds a data directory. The start time tells it from a later process with the same id. */
export type Owner = { pid: number; started: string };

/** The lock file of a data directory. */
export const lockFile = (dataDir: string) => join(dataDir, 'lock');

/** The start time of a process as the operating system reports it, or undefined if there is no such process. */
export function processStartTime(pid: number, platform = process.platform): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    if (platform === 'win32') return 'running';
    if (platform !== 'linux') {
      // The output must not depend on the caller's locale and time zone.
      const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC0' };
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env })
        .toString()
        .trim();
    }
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** The process that holds a data directory, if it is still alive. */
export function ownerOf(dataDir: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as Owner;
    return processStartTime(owner.pid) === owner.started ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Locks a data directory for this process. Returns false if a living process holds it. */
export function takeLock(dataDir: string): boolean {
  const ownFile = `${lockFile(dataDir)}.${process.pid}`;
  writeFileSync(ownFile, JSON.stringify({ pid: process.pid, started: processStartTime(process.pid) }));
  try {
    for (let attempt = 0; attempt < 200; attempt++) {
      try {
        linkSync(ownFile, lockFile(dataDir));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      if (ownerOf(dataDir)) return false;
      removeStaleLock(dataDir);
    }
    return false;
  } finally {
    rmSync(ownFile, { force: true });
  }
}

// Only one process may remove a stale lock at a time: a second one would remove the new lock of the first.
function removeStaleLock(dataDir: string): void {
  const guard = `${lockFile(dataDir)}.clearing`;
  try {
    mkdirSync(guard);
  } catch {
    if (isStale(guard)) rmdirSync(guard);
    return void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
  try {
    if (!ownerOf(dataDir)) rmSync(lockFile(dataDir), { force: true });
  } finally {
    rmdirSync(guard);
  }
}

function isStale(guard: string): boolean {
  try {
    return Date.now() - statSync(guard).mtimeMs > 2_000;
  } catch {
    return false;
  }
}

/** Releases the lock of a data directory if this process holds it. */
export function releaseLock(dataDir: string): void {
  if (ownerOf(dataDir)?.pid === process.pid) rmSync(lockFile(dataDir), { force: true });
}
