import closeShop from './close-shop';
import openShop from './open-shop';

/** Opens one shop for all browser tests; what it returns closes it. */
export default async function openShopForBrowsers(): Promise<() => Promise<void>> {
  // The parts and the mailbox are pages to look at, too.
  process.env.HEXBOLT_DEV_PAGES = '1';
  await openShop();
  return closeShop;
}
