import closeShop from './close-shop';
import openShop from './open-shop';

/** Opens one shop for all browser tests; what it returns closes it. */
export default async function openShopForBrowsers(): Promise<() => Promise<void>> {
  await openShop();
  return closeShop;
}
