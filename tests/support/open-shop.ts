import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { databaseProcess } from './database-process';
import { demoAdmin } from './people';
import { buildWhenNeeded, newSettings, seedShop, startShop, type Shop, type ShopSettings } from './shop';

/** Starts one built shop with the demo data, on its own database, for the whole HTTP suite. */
export default async function openShop(): Promise<void> {
  if (!process.env.MONGODB_URI) {
    const { uri, pid } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-tests-')));
    process.env.MONGODB_URI = uri;
    Object.assign(globalThis, { testDatabasePid: pid });
  }
  const settings = newSettings(process.env.MONGODB_URI!);
  seedShop(settings);
  await postponeTwoFactorOfDemoAdmin(settings);
  buildWhenNeeded(settings);
  const shop = await startShop(settings);
  Object.assign(process.env, settings, { HEXBOLT_TEST_URL: shop.url });
  Object.assign(globalThis, { testShop: shop });
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

/** The URL of the shop that open-shop started. */
export const theShop = () => process.env.HEXBOLT_TEST_URL!;

/** The settings of that shop, to start a second server on the same database. */
export const theSettings = (): ShopSettings => ({
  MONGODB_URI: process.env.MONGODB_URI!,
  MONGODB_DB: process.env.MONGODB_DB!,
  NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET!,
  CRON_SECRET: process.env.CRON_SECRET!,
  METRICS_TOKEN: process.env.METRICS_TOKEN!,
});

export const openedShop = () => (globalThis as { testShop?: Shop }).testShop;
