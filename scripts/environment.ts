import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import nextEnv from '@next/env';
import { setDefaults, setting } from '../lib/platform/env';

/** The directory of the embedded database and the generated secrets. */
export const dataDirectory = () => resolve(setting('HEXBOLT_DATA_DIR'));

async function persistedSecret(name: string): Promise<string> {
  const file = join(dataDirectory(), name);
  await mkdir(dataDirectory(), { recursive: true, mode: 0o700 });
  // With the flag 'wx' only the first of several processes started together writes the secret; the others read it.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    () => undefined,
  );
  return readFile(file, 'utf8');
}

/**
 * Loads `.env` as Next does and returns whether the embedded database is used (no MONGODB_URI). In that case, missing
 * secrets are generated once and stored in the data directory, so that sessions survive a restart.
 * A database that somebody named asks for passwords of 8 characters and for two-factor sign-in of staff, unless it is a demo
 * or configured otherwise.
 */
export async function loadEnvironment(development: boolean): Promise<{ embedded: boolean }> {
  nextEnv.loadEnvConfig(process.cwd(), development);
  const embedded = !setting('MONGODB_URI');
  if (embedded) {
    setDefaults({
      NEXTAUTH_SECRET: await persistedSecret('session-secret'),
      CRON_SECRET: await persistedSecret('cron-secret'),
    });
  }
  if (embedded || setting('HEXBOLT_DEMO') === '1') setDefaults({ ADMIN_TWO_FACTOR: 'asked' });
  else setDefaults({ NEXT_PUBLIC_PASSWORD_LENGTH: '8' });
  return { embedded };
}
