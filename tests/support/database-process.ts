import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts the embedded database of a data directory in its own process, as the shop does, unless it already runs. */
export function databaseProcess(directory: string): { uri: string; pid: number } {
  const { MONGODB_URI: _, ...environment } = process.env as NodeJS.Dict<string>;
  const uri = execFileSync(process.execPath, ['scripts/run.mjs', 'db-uri'], {
    encoding: 'utf8',
    env: { ...environment, NODE_ENV: 'production', HEXBOLT_DATA_DIR: directory },
  }).trim();
  const { pid } = JSON.parse(readFileSync(join(directory, 'database', 'lock'), 'utf8')) as { pid: number };
  return { uri, pid };
}
