import { database } from '../lib/platform/database';
import { seedCarts } from './carts';
import { seedContent } from './content';
import { seedItems } from './items';
import { seedPeople } from './people';
import { seedReviews } from './reviews';

/** Whether this database has never held an item. */
export async function isEmptyShop(): Promise<boolean> {
  return (
    (await database()
      .collection('items')
      .findOne({}, { projection: { _id: 1 } })) === null
  );
}

/** Loads the demo data: items, content, two people, a cart. Safe to repeat; it changes nothing that is already there. */
export async function seed(): Promise<void> {
  await seedItems();
  await seedContent();
  await seedReviews();
  const { customerId } = await seedPeople();
  await seedCarts(customerId);
}
