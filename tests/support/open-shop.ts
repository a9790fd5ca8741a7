import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { databaseProcess } from './database-process';
import { demoAdmin } from './people';
import { withServer } from './stop-database';
import { buildWhenNeeded, newSettings, seedShop, startShop, type Shop, type ShopSettings } from './shop';

/** What differs between the shops of one run; their secrets are the same. */
type TestedShop = { database: string; url: string };

/**
 * Starts a built shop with the demo data, on a database of its own, for each worker of the run, so that no test file
 * finds the shop changed by one that runs at the same time.
 */
export default async function openShop({ maxWorkers = 1 } = {}): Promise<void> {
  if (!process.env.MONGODB_URI) {
    const { uri, pid } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-tests-')));
    process.env.MONGODB_URI = uri;
    Object.assign(globalThis, { testDatabasePid: pid });
  }
  const first = newSettings(process.env.MONGODB_URI!);
  const each = Array.from({ length: maxWorkers }, (_, at) => ({
    ...first,
    MONGODB_DB: `${first.MONGODB_DB}-${at + 1}`,
  }));
  await Promise.all(each.map((settings) => seedShop(settings)));
  await Promise.all(each.map(postponeTwoFactorOfDemoAdmin));
  buildWhenNeeded(each[0]!);
  const shops = await Promise.all(each.map((settings) => startShop(settings)));
  const tested: TestedShop[] = shops.map(({ url }, at) => ({ database: each[at]!.MONGODB_DB, url }));
  Object.assign(process.env, first, { HEXBOLT_TEST_SHOPS: JSON.stringify(tested) });
  chooseShop(1);
  Object.assign(globalThis, { testShops: shops });
}

const testedShops = () => JSON.parse(process.env.HEXBOLT_TEST_SHOPS!) as TestedShop[];

/** Makes the shop of a worker, counted from 1, the one that this process tests. */
export function chooseShop(worker: number): void {
  const { database, url } = testedShops()[worker - 1]!;
  Object.assign(process.env, { MONGODB_DB: database, HEXBOLT_TEST_URL: url });
}

/** Stops the shops of the run and drops their databases. */
export async function closeShops(): Promise<void> {
  const { testShops = [] } = globalThis as { testShops?: Shop[] };
  await Promise.all(testShops.map((shop) => shop.stop()));
  await withServer(process.env.MONGODB_URI!, async (client) => {
    for (const { database } of testedShops()) await client.db(database).dropDatabase();
  });
  const { testDatabasePid: pid } = globalThis as { testDatabasePid?: number };
  if (pid) process.kill(pid, 'SIGTERM');
}

/** Skips the page that asks the demo admin to turn on two-factor sign-in: most tests go straight to admin pages. */
export async function postponeTwoFactorOfDemoAdmin(settings: ShopSettings): Promise<void> {
  const client = await MongoClient.connect(settings.MONGODB_URI);
  await client
    .db(settings.MONGODB_DB)
    .collection('users')
    .updateOne({ email: demoAdmin.email }, { $set: { twoFactorPutOffAt: new Date() } });
  await client.close();
}

/** The URL of the shop that this process tests. */
export const theShop = () => process.env.HEXBOLT_TEST_URL!;

/** The settings of that shop, to start a second server on the same database. */
export const theSettings = (): ShopSettings => ({
  MONGODB_URI: process.env.MONGODB_URI!,
  MONGODB_DB: process.env.MONGODB_DB!,
  NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET!,
  CRON_SECRET: process.env.CRON_SECRET!,
  METRICS_TOKEN: process.env.METRICS_TOKEN!,
});
