import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer, type ServerOptions } from '../../src/server';

export type TestServer = RunningServer & { dataDir: string; stop(): Promise<void> };

/** Creates an empty directory for a database. */
export const folder = () => mkdtempSync(join(tmpdir(), 'embedded-mongodb-test-'));

/** Starts a server in this process on a temporary directory, which is removed when it stops. */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = folder();
  const server = await startServer({ dataDir, durable: false, ...options });
  return {
    ...server,
    dataDir,
    async stop() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
