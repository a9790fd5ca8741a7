import { database } from '../platform/database';
import { seedCarts } from './seed/carts';
import { seedContent } from './seed/content';
import { seedItems } from './seed/items';
import { seedPeople } from './seed/people';
import { seedReviews } from './seed/reviews';

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
