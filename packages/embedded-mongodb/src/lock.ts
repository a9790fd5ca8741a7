import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a data directory: a process, and when it started, since numbers of processes come again. */
export type Owner = { pid: number; started: string };

/** The file that says who holds a data directory. */
export const lockFile = (dataDir: string) => join(dataDir, 'lock');

/** When a process started, as its system tells it; undefined when there is none. */
export function startOf(pid: number, platform = process.platform): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    if (platform === 'win32') return 'running';
    if (platform !== 'linux') {
      // The same words whoever asks, in whatever language and zone.
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

/** The living owner of a data directory. */
export function ownerOf(dataDir: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as Owner;
    return startOf(owner.pid) === owner.started ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the data directory for this process; false when a living process has it. */
export function takeLock(dataDir: string): boolean {
  const mine = `${lockFile(dataDir)}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    for (let attempt = 0; attempt < 200; attempt++) {
      try {
        linkSync(mine, lockFile(dataDir));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      if (ownerOf(dataDir)) return false;
      clearDead(dataDir);
    }
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

// Only one of several starters may remove a dead owner's lock, or the second would remove the first's new one.
function clearDead(dataDir: string): void {
  const guard = `${lockFile(dataDir)}.clearing`;
  try {
    mkdirSync(guard);
  } catch {
    if (isOld(guard)) rmdirSync(guard);
    return void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
  try {
    if (!ownerOf(dataDir)) rmSync(lockFile(dataDir), { force: true });
  } finally {
    rmdirSync(guard);
  }
}

function isOld(guard: string): boolean {
  try {
    return Date.now() - statSync(guard).mtimeMs > 2_000;
  } catch {
    return false;
  }
}

/** Gives the data directory back. */
export function releaseLock(dataDir: string): void {
  if (ownerOf(dataDir)?.pid === process.pid) rmSync(lockFile(dataDir), { force: true });
}
