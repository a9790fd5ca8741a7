import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type Shop = {
  url: string;
  process: ChildProcess;
  /** The server's output so far. */
  output(): string;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
};

/** Database and secrets of a shop under test. Several servers can share them. */
export type ShopSettings = {
  MONGODB_URI: string;
  MONGODB_DB: string;
  NEXTAUTH_SECRET: string;
  CRON_SECRET: string;
  METRICS_TOKEN: string;
  SMTP_URL?: string;
  LOG_LEVEL?: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  WEBHOOK_ALLOWED_TARGETS?: string;
  RESPONSE_CACHE_MB?: string;
  MEMORY_MB?: string;
  DRAIN_SECONDS?: string;
  /** The address of a proxy before several servers. */
  NEXTAUTH_URL?: string;
};

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Runs a command of the shop with these settings, as in the demo: its passwords may have 6 characters. */
async function runCommand(
  args: string[],
  settings: ShopSettings & { NODE_ENV?: 'production' },
  stdout: 'inherit' | 'ignore',
  folder = process.cwd(),
): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    stdio: ['ignore', stdout, 'inherit'],
    cwd: folder,
    env: { ...process.env, ...settings, HEXBOLT_DEMO: '1' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed`);
}

/** Builds the shop against the given database unless `.next` is up to date. */
export const buildWhenNeeded = (settings: ShopSettings, folder?: string): Promise<void> =>
  runCommand(['build', '--when-needed'], { ...settings, NODE_ENV: 'production' }, 'inherit', folder);

/** New secrets and a new database name on the MongoDB server at `uri`. */
export function newSettings(uri: string): ShopSettings {
  return {
    MONGODB_URI: uri,
    MONGODB_DB: `hexbolt-test-${randomBytes(6).toString('hex')}`,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    CRON_SECRET: randomBytes(32).toString('base64url'),
    METRICS_TOKEN: randomBytes(32).toString('base64url'),
  };
}

/** Creates indexes and loads the demo data, with generated products up to `products` in total. */
export const seedShop = (settings: ShopSettings, products = 0, folder?: string): Promise<void> =>
  runCommand(
    ['seed', '--no-history', ...(products ? ['--products', String(products)] : [])],
    settings,
    'ignore',
    folder,
  );

/**
 * Starts the built shop and waits until it serves pages from its own database. The command `start` upgrades the database
 * before, and runs the scheduled jobs.
 */
export const startShop = (
  settings: ShopSettings,
  port?: number,
  folder?: string,
  command: 'serve' | 'start' = 'serve',
): Promise<Shop> => startServer(['scripts/run.mjs', command], settings, port, folder);

/** Starts the built shop by `next start`: Next alone, without server/, as on Vercel. */
export const startNextAlone = (settings: ShopSettings): Promise<Shop> =>
  startServer(['node_modules/next/dist/bin/next', 'start'], settings);

async function startServer(
  args: string[],
  settings: ShopSettings,
  wantedPort?: number,
  folder = process.cwd(),
): Promise<Shop> {
  const port = wantedPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      // Lets the visitors of a test have different addresses.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ADMIN_TWO_FACTOR: 'asked',
      NEXTAUTH_URL: url,
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  child.stderr.pipe(process.stderr);
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null || attempt === 600) throw new Error('the shop does not start');
    const response = await fetch(`${url}/api/cron/cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.CRON_SECRET}` },
    }).catch(() => null);
    if (response?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    process: child,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
