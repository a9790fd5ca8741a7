import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer } from '@hexbolt/embedded-mongodb/launcher';
import { freePort } from '../support/shop';

const directory = mkdtempSync(join(tmpdir(), 'hexbolt-start-'));
const dataDir = join(directory, 'database');

// A complete first start: database, demo data, server.
jest.setTimeout(120_000);

/** An environment without any setting of the shop. */
function emptyEnvironment(port: number): NodeJS.ProcessEnv {
  const own = { HEXBOLT_DATA_DIR: directory, PORT: String(port), LOG_LEVEL: 'error' };
  const { MONGODB_URI, MONGODB_DB, NEXTAUTH_SECRET, NEXTAUTH_URL, CRON_SECRET, ...rest } = process.env;
  void [MONGODB_URI, MONGODB_DB, NEXTAUTH_SECRET, NEXTAUTH_URL, CRON_SECRET];
  return { ...rest, ...own, NODE_ENV: undefined } as unknown as NodeJS.ProcessEnv;
}

async function whenReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the shop is not ready');
}

afterAll(() => stopServer(dataDir));

test('npm start opens a shop with the demo data, restarts its database, and stops on SIGTERM', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: emptyEnvironment(port),
  });
  const exited = once(start, 'exit');
  await whenReady(url);
  const home = await (await fetch(url)).text();
  expect(home).toContain('href="/product/');
  // Every address of 127.0.0.0/8 is this machine, but the shop listens on one of them only.
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();

  const { pid } = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
  await whenReady(url);
  expect((await fetch(`${url}/api/item?limit=1`)).status).toBe(200);

  start.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
});
