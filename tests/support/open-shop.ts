import { MongoClient } from 'mongodb';
import { demoAdmin } from './people';
import startDatabase from './start-database';
import stopDatabase from './stop-database';
import { buildWhenNeeded, newSettings, seedShop, startShop, type Shop, type ShopSettings } from './shop';

/**
 * Starts a built shop with the demo data, on a database of its own, for each worker of the run, so that no test file
 * finds the shop changed by one that runs at the same time.
 */
export default async function openShop({ maxWorkers = 1 } = {}): Promise<void> {
  await startDatabase();
  const settings = newSettings(process.env.MONGODB_URI!);
  const each = Array.from({ length: maxWorkers }, (_, at) => ({
    ...settings,
    MONGODB_DB: databaseOf(at + 1),
  }));
  await Promise.all(each.map((one) => seedShop(one)));
  await Promise.all(each.map(postponeTwoFactorOfDemoAdmin));
  await buildWhenNeeded(each[0]!);
  const shops = await Promise.all(each.map((one) => startShop(one)));
  Object.assign(globalThis, { testShops: shops });
  Object.assign(process.env, settings, { HEXBOLT_TEST_URLS: shops.map(({ url }) => url).join(' ') });
  chooseShop(1);
}

const databaseOf = (worker: number) => `${process.env.TEST_DATABASE}-${worker}`;

/** Makes the shop of a worker, counted from 1, the one that this process tests. */
export function chooseShop(worker: number): void {
  process.env.MONGODB_DB = databaseOf(worker);
  process.env.HEXBOLT_TEST_URL = process.env.HEXBOLT_TEST_URLS!.split(' ')[worker - 1];
}

/** Stops the shops of the run, and their database or what they stored there. */
export async function closeShops(): Promise<void> {
  const { testShops = [] } = globalThis as { testShops?: Shop[] };
  await Promise.all(testShops.map((shop) => shop.stop()));
  await stopDatabase();
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
