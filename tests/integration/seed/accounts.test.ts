import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { carts } from '@/lib/cart/collection';
import { products } from '@/lib/catalog/collection/products';
import { posts } from '@/lib/content/collection';
import { reviews } from '@/lib/reviews/collection';
import { users } from '@/lib/users/collection';
import { ensureServer, stopServer } from '@hexbolt/embedded-mongodb/launcher';

// Four complete seedings, each in a separate process.
jest.setTimeout(180_000);

const emails = ['admin@hexbolt.example', 'customer@hexbolt.example', 'warehouse@hexbolt.example'];

/** Runs `npm run seed` with other settings on top of those of the tests, and returns what it printed. */
function runSeed(settings: Record<string, string | undefined>): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = ['--import', 'tsx', 'scripts/seed.ts', '--no-history'];
    execFile(process.execPath, command, { env: { ...process.env, ...settings } }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
}

test('a database set by MONGODB_URI gets the demo catalog but no account with a published password', async () => {
  const output = await runSeed({ HEXBOLT_DEMO: undefined });
  expect(output).toContain('No demo accounts');
  expect(await products().countDocuments()).toBeGreaterThan(160);
  expect(await posts().countDocuments()).toBeGreaterThan(0);
  expect(await reviews().countDocuments()).toBeGreaterThan(0);
  expect(await users().countDocuments()).toBe(0);
  expect(await carts().countDocuments()).toBe(0);
});

test('HEXBOLT_DEMO=1 adds the demo accounts there, once', async () => {
  expect(await runSeed({ HEXBOLT_DEMO: '1' })).not.toContain('No demo accounts');
  await runSeed({ HEXBOLT_DEMO: '1' });
  const accounts = await users()
    .find({ passwordHash: { $ne: null } })
    .sort({ email: 1 })
    .toArray();
  expect(accounts.map(({ email, role }) => [email, role])).toEqual([
    [emails[0], 'admin'],
    [emails[1], 'customer'],
    [emails[2], 'warehouse'],
  ]);
});

test('the embedded database of a first start has the demo accounts', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hexbolt-seed-'));
  await runSeed({
    HEXBOLT_DATA_DIR: directory,
    HEXBOLT_DEMO: undefined,
    MONGODB_URI: '',
    NEXTAUTH_SECRET: '',
  });
  const { uri } = await ensureServer({ dataDir: join(directory, 'database') });
  const client = new MongoClient(uri);
  const found = await client
    .db(process.env.MONGODB_DB)
    .collection('users')
    .find({ passwordHash: { $ne: null } }, { projection: { email: 1 } })
    .sort({ email: 1 })
    .toArray();
  await client.close();
  await stopServer(join(directory, 'database'));
  await rm(directory, { recursive: true, maxRetries: 5, retryDelay: 200 });
  expect(found.map(({ email }) => email)).toEqual(emails);
});
