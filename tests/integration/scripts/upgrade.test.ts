import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { EJSON } from 'bson';
import type { Document, IndexDescription } from 'mongodb';
import { isPassword } from '@/lib/auth/passwords';
import { findProduct } from '@/lib/catalog/queries/products';
import { readPicture } from '@/lib/images/queries';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { findOrder } from '@/lib/orders/queries/orders';
import { database, databaseClient } from '@/lib/platform/database';
import { setDefaults } from '@/lib/platform/env';
import { findCredentials } from '@/lib/users/queries';
import { allCollections } from '@/scripts/indexes';
import { migrationLeases } from '@/scripts/migration-lease';
import { appliedMigrations, migrationNames, rejectNewerSchema } from '@/scripts/migrations';
import { requireUpgraded, upgradeDatabase } from '@/scripts/upgrade-database';

type Dump = Record<string, { indexes: IndexDescription[]; documents: Document[] }>;

/**
 * What the version of 23 November 2026, the last one without migrations, had written: ten of its sample products, both
 * demo accounts, four orders that were placed, shipped and returned by its own code, and an uploaded picture.
 */
const dump = (): Dump =>
  EJSON.parse(gunzipSync(readFileSync('tests/fixtures/first-release.json.gz')).toString(), {
    relaxed: false,
  }) as Dump;

const current = process.env.MONGODB_DB!;
const upgraded = `${current}-old`;
const select = (name: string) => {
  delete process.env.MONGODB_DB;
  setDefaults({ MONGODB_DB: name });
};

async function loadDump(): Promise<void> {
  for (const [name, { indexes, documents }] of Object.entries(dump())) {
    const collection = database().collection(name);
    if (documents.length) await collection.insertMany(documents);
    if (indexes.length) await collection.createIndexes(indexes);
  }
}

/** Starts a script, such as that of `npm run migrate`, on the old database. */
function startScript(
  name: string,
  more: NodeJS.Dict<string> = {},
): { process: ChildProcess; names(): string[]; output(): string } {
  const child = spawn(process.execPath, ['scripts/run.mjs', name], {
    env: { ...process.env, NODE_ENV: 'production', MONGODB_DB: upgraded, LOG_LEVEL: 'info', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const names = () => [...output.matchAll(/"migration":"([^"]+)"/g)].map(([, name = '']) => name);
  return { process: child, names, output: () => output };
}

async function indexesOf(name: string): Promise<string[]> {
  select(name);
  const found: string[] = [];
  for (const { collectionName } of allCollections) {
    const indexes = await database()
      .collection(collectionName)
      .indexes()
      .catch(() => []);
    found.push(...indexes.slice(1).map(({ key }) => `${collectionName} ${JSON.stringify(key)}`));
  }
  return found.sort();
}

beforeAll(async () => {
  select(upgraded);
  await databaseClient().db(upgraded).dropDatabase();
  await loadDump();
}, 180_000);

afterAll(async () => {
  await databaseClient().db(upgraded).dropDatabase();
  select(current);
});

test('servers that start together run each migration once, after one that was killed in the middle', async () => {
  const killed = startScript('migrate');
  while (killed.names().length === 0) {
    if (killed.process.exitCode !== null) throw new Error(killed.output());
    await once(killed.process.stdout!, 'data');
  }
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  const done = (await appliedMigrations().find().toArray()).map(({ _id }) => _id);
  expect(done.length).toBeLessThan(migrationNames.length);
  // As after half a minute.
  const lease = await migrationLeases().findOneAndUpdate({}, { $set: { until: new Date(0) } });
  expect(lease!.until.getTime()).toBeGreaterThan(Date.now());

  const both = [startScript('migrate'), startScript('migrate')];
  const codes = await Promise.all(both.map(async ({ process: child }) => (await once(child, 'exit'))[0]));
  expect([codes, both.map(({ output }) => output()).join('')]).toEqual([[0, 0], expect.any(String)]);
  const names = [...done, ...both.flatMap((each) => each.names())];
  expect(names.sort()).toEqual([...migrationNames].sort());
  expect(await migrationLeases().countDocuments()).toBe(0);
}, 180_000);

test('what the first release stored can be read, signed in to and sold after the upgrade', async () => {
  const states = new Map<string, string>();
  for (const number of ['HX-WHMGJD12', 'HX-M79CV77V', 'HX-GRN0FBV3', 'HX-ZG07NV65']) {
    const { state, totals, returns } = (await findOrder(number))!;
    states.set(number, `${state} ${totals.total} ${returns?.map((each) => each.status).join() ?? ''}`);
  }
  expect([...states.values()]).toEqual([
    'returned 13111 closed',
    'shipped 12150 ',
    'delivered 16999 requested',
    'placed 16999 ',
  ]);
  const account = await findCredentials('customer@hexbolt.example');
  expect(await isPassword(account!.passwordHash, 'demo-customer')).toBe(true);
  expect((await findProduct('18-v-brushless-drill-driver-kit'))!.variants[0]).toHaveProperty('color');
  expect((await readPicture('Yit2rC-z3Mo0vgtFNGjw2k-0'))!.bytes.subarray(8, 12).toString()).toBe('WEBP');
  for (const sku of ['BF-BC300', 'BF-BC600', 'BF-CH16', 'BF-CH20']) {
    const { available, sum } = (await auditLedger(sku))!;
    expect([sku, sum]).toEqual([sku, available]);
  }
});

test('an upgraded database has the indexes of a new one, and no other', async () => {
  const old = await indexesOf(upgraded);
  const fresh = await indexesOf(current);
  select(upgraded);
  expect(old.filter((index) => !fresh.includes(index))).toEqual([]);
  expect(fresh.filter((index) => !old.includes(index))).toEqual([]);
});

test('a build on Vercel changes no database, and says what is missing there', async () => {
  await expect(requireUpgraded()).resolves.toBeUndefined();
  await database().collection('outbox').dropIndex('state_1_dueAt_1');
  await appliedMigrations().deleteOne({ _id: 'company-keys' });
  const build = startScript('build', { VERCEL: '1' });
  expect(await once(build.process, 'exit')).toEqual([1, null]);
  expect(build.output()).toContain(
    '(company-keys, outbox.state_1_dueAt_1), and a build on Vercel changes no database. Run npm run migrate',
  );
  await expect(requireUpgraded()).rejects.toThrow('company-keys');
  await upgradeDatabase();
  await expect(requireUpgraded()).resolves.toBeUndefined();
}, 60_000);

test('the shop does not start on the database of a newer version that it would damage', async () => {
  await appliedMigrations().insertOne({ _id: 'newer-and-compatible', at: new Date() });
  await expect(rejectNewerSchema()).resolves.toBeUndefined();
  await appliedMigrations().insertOne({ _id: 'renamed-orders', at: new Date(), breaking: true });
  await expect(upgradeDatabase()).rejects.toThrow(
    /belongs to a newer version of the shop \(renamed-orders\).*Install that version or a later one/,
  );
});
