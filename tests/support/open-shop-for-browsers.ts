import closeShop from './close-shop';
import openShop from './open-shop';

/** Starts one shop for all browser tests; returns the function that stops it. */
export default async function openShopForBrowsers(): Promise<() => Promise<void>> {
  // The tests also visit /dev/ui and /dev/mailbox.
  process.env.HEXBOLT_DEV_PAGES = '1';
  await openShop();
  return closeShop;
}
