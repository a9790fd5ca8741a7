import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressOf, respondsToPing } from './address';
import { lockFile, ownerOf } from './lock';

export type LaunchedServer = { uri: string; pid: number };

const startTimeoutMs = 30_000;
const restartAfterMs = 5_000;

/**
 * Finds the running server of a data directory, or starts one that outlives this process. The URI of a directory never
 * changes, so clients reconnect after a restart. Before this returns, every process that it started has ended except the
 * server itself: a latecomer could write into the directory, or take it over after `stopServer`.
 */
export async function ensureServer({
  dataDir,
  idleSeconds = 600,
}: {
  dataDir: string;
  idleSeconds?: number;
}): Promise<LaunchedServer> {
  const dir = resolve(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const address = await addressOf(dir);
  const end = Date.now() + startTimeoutMs;
  const children: Child[] = [];
  while (Date.now() < end) {
    const owner = ownerOf(dir);
    const hasLatecomer = children.some((child) => child.pid !== owner?.pid && !child.hasEnded());
    if (owner && !hasLatecomer && (await respondsToPing(address)))
      return { uri: address.uri, pid: owner.pid };
    const last = children.at(-1);
    if (!owner && (!last || last.hasEnded() || Date.now() - last.startedAt > restartAfterMs)) {
      if (last?.hasFailed()) break;
      children.push(spawnDaemon(dir, idleSeconds));
    }
    await pause(25);
  }
  const owner = ownerOf(dir);
  const lockHint = owner
    ? ` (process ${owner.pid} holds its lock; if that process is not a database, remove ${lockFile(dir)})`
    : '';
  throw new Error(`The embedded database in ${dir} did not start${lockHint}:\n${logTail(dir)}`);
}

type Child = { pid?: number; startedAt: number; hasEnded(): boolean; hasFailed(): boolean };

function spawnDaemon(dataDir: string, idleSeconds: number): Child {
  const log = openSync(join(dataDir, 'server.log'), 'a');
  const child = spawn(process.execPath, [...daemonCommand(), dataDir, String(idleSeconds)], {
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  return {
    pid: child.pid,
    startedAt: Date.now(),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    hasFailed: () => child.exitCode !== null && child.exitCode !== 0,
  };
}

/** Node's arguments to run the daemon beside this file: the compiled one, or the TypeScript source through tsx. */
function daemonCommand(): string[] {
  const here = fileURLToPath(import.meta.url);
  if (!here.endsWith('.ts')) return [join(here, '..', 'daemon.js')];
  const tsx = pathToFileURL(createRequire(here).resolve('tsx')).href;
  return ['--import', tsx, join(here, '..', 'daemon.ts')];
}

function logTail(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'server.log'), 'utf8').split('\n').slice(-12).join('\n');
  } catch {
    return '';
  }
}

/** Stops the server of a data directory if one is running. */
export async function stopServer(dataDir: string): Promise<void> {
  const owner = ownerOf(resolve(dataDir));
  if (!owner) return;
  process.kill(owner.pid, 'SIGTERM');
  for (const end = Date.now() + 10_000; ownerOf(resolve(dataDir))?.pid === owner.pid; await pause(20))
    if (Date.now() > end) process.kill(owner.pid, 'SIGKILL');
}
