import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nextEnv from '@next/env';

/** Where the embedded database and the secrets of a shop without settings live. */
export const dataDirectory = () => process.env.HEXBOLT_DATA_DIR || join(process.cwd(), '.data');

async function persistedSecret(name: string): Promise<string> {
  const file = join(dataDirectory(), name);
  await mkdir(dataDirectory(), { recursive: true, mode: 0o700 });
  // 'wx' lets the first of several starters win; the others read what it wrote.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    () => undefined,
  );
  return readFile(file, 'utf8');
}

/**
 * Reads .env as Next does and answers whether the embedded database is meant (no MONGODB_URI). Then a secret that
 * is missing is made once and kept in the data directory, so that sessions outlive a restart.
 */
export async function loadEnvironment(development: boolean): Promise<{ embedded: boolean }> {
  nextEnv.loadEnvConfig(process.cwd(), development);
  const embedded = !process.env.MONGODB_URI;
  if (embedded) {
    process.env.NEXTAUTH_SECRET ||= await persistedSecret('session-secret');
    process.env.CRON_SECRET ||= await persistedSecret('cron-secret');
  }
  return { embedded };
}
