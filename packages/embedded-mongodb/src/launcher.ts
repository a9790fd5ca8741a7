import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressOf, answers } from './address';
import { lockFile, ownerOf } from './lock';

export type Launched = { uri: string; pid: number };

const patience = 30_000;
const again = 5_000;

/**
 * Finds the server of a data directory or starts one that outlives this process.
 * The URI is the same each time, so that a client connects again after a restart.
 * When it answers, the processes that it started are gone but for the server: one that came late
 * would still write into the directory, or take it after `stopServer`.
 */
export async function ensureServer({
  dataDir,
  idleSeconds = 600,
}: {
  dataDir: string;
  idleSeconds?: number;
}): Promise<Launched> {
  const dir = resolve(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const address = await addressOf(dir);
  const end = Date.now() + patience;
  const children: Child[] = [];
  while (Date.now() < end) {
    const owner = ownerOf(dir);
    const late = children.some((child) => child.pid !== owner?.pid && !child.ended());
    if (owner && !late && (await answers(address))) return { uri: address.uri, pid: owner.pid };
    const last = children.at(-1);
    if (!owner && (!last || last.ended() || Date.now() - last.since > again)) {
      if (last?.failed()) break;
      children.push(start(dir, idleSeconds));
    }
    await pause(25);
  }
  const owner = ownerOf(dir);
  const held = owner
    ? ` (process ${owner.pid} holds its lock; if that is not a database, remove ${lockFile(dir)})`
    : '';
  throw new Error(`The embedded database in ${dir} did not start${held}:\n${lastLines(dir)}`);
}

type Child = { pid?: number; since: number; ended(): boolean; failed(): boolean };

function start(dataDir: string, idleSeconds: number): Child {
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
    since: Date.now(),
    ended: () => child.exitCode !== null || child.signalCode !== null,
    failed: () => child.exitCode !== null && child.exitCode !== 0,
  };
}

/** The daemon beside this file: compiled as this file is, or TypeScript that tsx runs. */
function daemonCommand(): string[] {
  const here = fileURLToPath(import.meta.url);
  if (!here.endsWith('.ts')) return [join(here, '..', 'daemon.js')];
  const tsx = pathToFileURL(createRequire(here).resolve('tsx')).href;
  return ['--import', tsx, join(here, '..', 'daemon.ts')];
}

function lastLines(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'server.log'), 'utf8').split('\n').slice(-12).join('\n');
  } catch {
    return '';
  }
}

/** Stops the server of a data directory, if one runs. */
export async function stopServer(dataDir: string): Promise<void> {
  const owner = ownerOf(resolve(dataDir));
  if (!owner) return;
  process.kill(owner.pid, 'SIGTERM');
  for (const end = Date.now() + 10_000; ownerOf(resolve(dataDir))?.pid === owner.pid; await pause(20))
    if (Date.now() > end) process.kill(owner.pid, 'SIGKILL');
}
