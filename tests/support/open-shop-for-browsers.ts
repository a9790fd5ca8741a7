import { closeTheDatabase } from './factories';
import openShop, { closeShops } from './open-shop';
import { setStock } from './orders';

/** Starts one shop for all browser tests; returns the function that stops it. */
export default async function openShopForBrowsers(): Promise<() => Promise<void>> {
  // The tests also visit /dev/ui and /dev/mailbox.
  process.env.HEXBOLT_DEV_PAGES = '1';
  // Their receivers of webhooks run on this machine.
  process.env.WEBHOOK_ALLOWED_TARGETS = '127.0.0.1';
  await openShop();
  // Most tests of purchases buy it: the demo has too few for all of them.
  await setStock('FX-BD18K-BL', 500);
  await closeTheDatabase();
  return closeShops;
}
