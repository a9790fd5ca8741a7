import { database } from '../lib/platform/database';
import { seedCarts } from './carts';
import { seedContent } from './content';
import { seedCustomers } from './customers';
import { seedProducts } from './products';
import { seedReviews } from './reviews';

/** Whether this database has never held a product. */
export async function isEmptyShop(): Promise<boolean> {
  return (
    (await database()
      .collection('items')
      .findOne({}, { projection: { _id: 1 } })) === null
  );
}

/**
 * Loads the demo data of this folder: products, content, reviews. Safe to repeat; it changes nothing that an admin or
 * a customer has changed. `accounts` adds people to sign in as. Their passwords are published: for a demo only.
 */
export async function seed({ accounts }: { accounts: boolean }): Promise<void> {
  await seedProducts();
  await seedContent();
  await seedReviews();
  if (accounts) await seedCarts(await seedCustomers());
}
