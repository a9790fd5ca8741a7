import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer } from '@hexbolt/embedded-mongodb/launcher';
import { freePort } from '../support/shop';

const directory = mkdtempSync(join(tmpdir(), 'hexbolt-start-'));
const emptyDirectory = mkdtempSync(join(tmpdir(), 'hexbolt-start-'));
const databaseOf = (dataDirectory: string) => join(dataDirectory, 'database');

// A complete first start: database, demo data, server.
jest.setTimeout(120_000);

type Start = { url: string; process: ChildProcess; exited: Promise<unknown[]>; output(): string };

/** Runs `npm start` on a free port with only the given settings of the shop. */
async function npmStart(dataDirectory: string, settings: NodeJS.Dict<string> = {}): Promise<Start> {
  const port = await freePort();
  const none = { MONGODB_URI: undefined, MONGODB_DB: undefined, NEXTAUTH_SECRET: undefined };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...none,
      NEXTAUTH_URL: undefined,
      CRON_SECRET: undefined,
      NODE_ENV: 'production',
      HEXBOLT_DATA_DIR: dataDirectory,
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return {
    url: `http://localhost:${port}`,
    process: child,
    exited: once(child, 'exit'),
    output: () => output,
  };
}

async function whenReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the shop is not ready');
}

afterAll(async () => {
  for (const dataDirectory of [directory, emptyDirectory]) await stopServer(databaseOf(dataDirectory));
});

test('npm start opens a shop with the demo data, restarts its database, and stops on SIGTERM', async () => {
  const { url, process: start, exited } = await npmStart(directory);
  await whenReady(url);
  const home = await (await fetch(url)).text();
  expect(home).toContain('href="/product/');
  // All of 127.0.0.0/8 is this machine, but the shop listens on only one address of it.
  await expect(fetch(url.replace('localhost', '127.0.0.2'))).rejects.toThrow();

  const { pid } = JSON.parse(readFileSync(join(databaseOf(directory), 'lock'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
  await whenReady(url);
  expect((await fetch(`${url}/api/item?limit=1`)).status).toBe(200);

  start.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
});

test('under a public address npm start rejects a database whose demo accounts have their published passwords', async () => {
  const start = await npmStart(directory, { NEXTAUTH_URL: 'https://shop.example' });
  expect(await start.exited).toEqual([1, null]);
  expect(start.output()).toMatch(/demo account \S+@hexbolt\.example, whose password is published/);
});

test('under a public address an empty database stays empty, and npm start prints the code to set it up', async () => {
  const start = await npmStart(emptyDirectory, { NEXTAUTH_URL: 'https://shop.example' });
  await whenReady(start.url);
  expect((await fetch(`${start.url}/api/item`)).status).toBe(503);
  expect(await (await fetch(start.url)).text()).toContain('This shop is being set up');
  expect(start.output()).toMatch(
    /Set it up at https:\/\/shop\.example\/setup with the code \w{4}-\w{4}-\w{4}\n/,
  );
  start.process.kill('SIGTERM');
  expect(await start.exited).toEqual([0, null]);
});
