import { database } from '../lib/platform/database';
import { wireNames } from '../lib/shared/wire-names';
import { seedAccounts } from './accounts';
import { seedCarts } from './carts';
import { seedContent } from './content';
import { seedDiscounts } from './discounts';
import { seedHistory } from './history/history';
import { seedSuppliers } from './history/purchasing';
import { seedSample } from './sample';
import { seedSavedViews } from './saved-views';
import { seedSettings } from './settings';

/** Whether this database has never had a product. */
export async function isEmptyShop(): Promise<boolean> {
  return (
    (await database()
      .collection(wireNames.productCollection)
      .findOne({}, { projection: { _id: 1 } })) === null
  );
}

/**
 * Loads the sample catalog with its articles and reviews. Idempotent; it changes nothing that an admin or a customer has
 * changed. `accounts` makes it the demo: its own pages, users whose passwords are public, an invented bank account.
 * `history` adds a year of orders, customers and messages to such a demo.
 */
export async function seed({ accounts, history }: { accounts: boolean; history: boolean }): Promise<void> {
  await seedSample();
  if (!accounts) return;
  await seedContent();
  await seedSettings();
  await seedSavedViews();
  await seedDiscounts();
  await seedSuppliers();
  await seedCarts(await seedAccounts());
  if (history) await seedHistory();
}
