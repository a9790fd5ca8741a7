import { database } from '../lib/platform/database';
import { seedAccounts } from './accounts';
import { seedCarts } from './carts';
import { seedContent } from './content';
import { seedHistory } from './history/history';
import { seedProducts } from './products';
import { seedReviews } from './reviews';
import { seedSettings } from './settings';

/** Whether this database has never had a product. */
export async function isEmptyShop(): Promise<boolean> {
  return (
    (await database()
      .collection('items')
      .findOne({}, { projection: { _id: 1 } })) === null
  );
}

/**
 * Loads the demo data in this folder: products, content, reviews. Idempotent; it changes nothing that an admin or a
 * customer has changed. `accounts` adds users whose passwords are public, and an invented bank account: for demos only.
 * `history` adds a year of orders, customers and messages to such a demo.
 */
export async function seed({ accounts, history }: { accounts: boolean; history: boolean }): Promise<void> {
  await seedProducts();
  await seedContent();
  await seedReviews();
  if (!accounts) return;
  await seedSettings();
  await seedCarts(await seedAccounts());
  if (history) await seedHistory();
}
