import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { databaseProcess } from './database-process';
import { demoAdmin } from './people';
import { buildWhenNeeded, newSettings, seedShop, startShop, type Shop, type ShopSettings } from './shop';

/** One built shop with the demo data for the whole HTTP suite, on a database of its own. */
export default async function openShop(): Promise<void> {
  if (!process.env.MONGODB_URI) {
    const { uri, pid } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-tests-')));
    process.env.MONGODB_URI = uri;
    Object.assign(globalThis, { testDatabasePid: pid });
  }
  const settings = newSettings(process.env.MONGODB_URI!);
  seedShop(settings);
  await putOffTwoFactorOfTheDemoAdmin(settings);
  buildWhenNeeded(settings);
  const shop = await startShop(settings);
  Object.assign(process.env, settings, { HEXBOLT_TEST_URL: shop.url });
  Object.assign(globalThis, { testShop: shop });
}

/** Most tests want the desks at once, not the step that asks an admin for a second factor. */
export async function putOffTwoFactorOfTheDemoAdmin(settings: ShopSettings): Promise<void> {
  const client = await MongoClient.connect(settings.MONGODB_URI);
  await client
    .db(settings.MONGODB_DB)
    .collection('users')
    .updateOne({ email: demoAdmin.email }, { $set: { twoFactorPutOffAt: new Date() } });
  await client.close();
}

/** The shop that open-shop started. */
export const theShop = () => process.env.HEXBOLT_TEST_URL!;

/** The settings of that shop, for a second server on the same database. */
export const theSettings = (): ShopSettings => ({
  MONGODB_URI: process.env.MONGODB_URI!,
  MONGODB_DB: process.env.MONGODB_DB!,
  NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET!,
  CRON_SECRET: process.env.CRON_SECRET!,
});

export const openedShop = () => (globalThis as { testShop?: Shop }).testShop;
