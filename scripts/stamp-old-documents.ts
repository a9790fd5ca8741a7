import { database } from '../lib/platform/database';

/** The collections whose changes are listed for other systems, and the time that an unstamped document has instead. */
const fallbacks = {
  orders: '$placedAt',
  items: '$updatedAt',
  stock: '$$NOW',
  invoices: '$issuedAt',
  users: '$createdAt',
};

/**
 * Stamps the documents that no write has stamped yet, so that they are listed, and drops the indexes that lacked the id.
 * Attempts to order that failed have no time of an order and stay without a stamp.
 */
export async function stampOldDocuments(): Promise<void> {
  for (const [name, time] of Object.entries(fallbacks)) {
    const collection = database().collection(name);
    const filter = {
      changedAt: { $exists: false },
      ...(name === 'orders' && { placedAt: { $exists: true } }),
    };
    await collection.updateMany(filter, [{ $set: { changedAt: time } }]);
    const old = (await collection.indexes().catch(() => [])).find(
      ({ name: index }) => index === 'changedAt_1',
    );
    if (old) await collection.dropIndex('changedAt_1');
  }
}
