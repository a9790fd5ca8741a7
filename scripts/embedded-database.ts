import { join } from 'node:path';
import { ensureServer } from '@hexbolt/embedded-mongodb/launcher';
import { dataDirectory } from './environment';

/** Starts the embedded database unless it is running, and returns its URI. It stops by itself when idle. */
export async function ensureEmbeddedDatabase(): Promise<string> {
  const { uri } = await ensureServer({ dataDir: join(dataDirectory(), 'database') });
  return uri;
}

/** Restarts the embedded database whenever it exits while this process runs. */
export function superviseEmbeddedDatabase(): void {
  const check = () =>
    ensureEmbeddedDatabase().catch((error) =>
      console.error(`The embedded database does not start: ${error}`),
    );
  setInterval(check, 1_000).unref();
}
