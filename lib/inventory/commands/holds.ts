import { now } from '../../platform/clock';
import { updateProduct } from '../../catalog/collection/products';
import { stock, type Hold } from '../../catalog/collection/stock';
import { refreshInStock } from '../../catalog/commands/in-stock';

export type Taken = { taken: true } | { taken: false; available: number };

/**
 * Takes `quantity` units of a SKU for one attempt to order, all or none. Repeating it for the same attempt takes
 * nothing more, as long as its hold or tombstone is there.
 */
export async function takeStock(attempt: string, sku: string, quantity: number): Promise<Taken> {
  for (;;) {
    const after = await stock().findOneAndUpdate(
      { _id: sku, available: { $gte: quantity }, 'holds.order': { $ne: attempt } },
      {
        $inc: { available: -quantity },
        $push: { holds: { order: attempt, quantity, confirmed: false, at: now() } },
      },
      { returnDocument: 'after', projection: { available: 1, itemId: 1 } },
    );
    if (after) {
      if (after.available === 0) await refreshInStock(after.itemId);
      return { taken: true };
    }
    const found = await stock().findOne({ _id: sku }, { projection: { available: 1, 'holds.order': 1 } });
    if (found?.holds.some((hold) => hold.order === attempt)) return { taken: true };
    // Units that came back between the two reads are worth another try.
    if (!found || found.available < quantity) return { taken: false, available: found?.available ?? 0 };
  }
}

/** Marks the hold of a committed order: it stays as a tombstone until `purgeConfirmedHolds`. Answers whether it is there. */
export async function confirmHold(attempt: string, sku: string): Promise<boolean> {
  const found = await stock().findOneAndUpdate(
    { _id: sku, holds: { $elemMatch: { order: attempt, confirmed: false } } },
    { $set: { 'holds.$.confirmed': true, 'holds.$.at': now() } },
    { projection: { itemId: 1, holds: 1 } },
  );
  if (!found) return (await findHold(attempt, sku)) !== null;
  const quantity = found.holds.find((hold) => hold.order === attempt)?.quantity ?? 0;
  await updateProduct({ _id: found.itemId }, { unitsSold: quantity });
  return true;
}

/**
 * Gives back what an attempt holds, once; answers whether this call did. For attempts that never committed: a
 * committed order uses `giveBack`, which stays safe to repeat after the tombstone is gone.
 */
export async function releaseHold(attempt: string, sku: string): Promise<boolean> {
  const hold = await findHold(attempt, sku);
  if (!hold) return false;
  if (hold.confirmed) return giveBack(attempt, sku, hold.quantity);
  const before = await stock().findOneAndUpdate(
    {
      _id: sku,
      holds: { $elemMatch: { order: attempt, quantity: hold.quantity } },
      returns: { $ne: attempt },
    },
    { $inc: { available: hold.quantity }, $pull: { holds: { order: attempt } } },
    { projection: { available: 1, itemId: 1 } },
  );
  if (before?.available === 0) await refreshInStock(before.itemId);
  return before !== null;
}

/**
 * Gives the units of a committed order back (cancelled, returned), once for each order and SKU however often it is
 * repeated. Its hold counts as confirmed from then on, so that no sweep gives the same units back again.
 */
export async function giveBack(orderId: string, sku: string, quantity: number): Promise<boolean> {
  const before = await stock().findOneAndUpdate(
    { _id: sku, returns: { $ne: orderId } },
    {
      $inc: { available: quantity },
      $push: { returns: orderId },
      $set: { 'holds.$[own].confirmed': true },
    },
    { arrayFilters: [{ 'own.order': orderId }], projection: { available: 1, itemId: 1 } },
  );
  if (before?.available === 0) await refreshInStock(before.itemId);
  return before !== null;
}

/** Unconfirmed holds taken before `takenBefore`: the sweeper asks their orders whether to confirm or release them. */
export async function listExpiredHolds(
  takenBefore: Date,
  limit = 200,
): Promise<{ attempt: string; sku: string; quantity: number; at: Date }[]> {
  const stale = (hold: Hold) => !hold.confirmed && hold.at < takenBefore;
  const found = await stock()
    .find({ holds: { $elemMatch: { confirmed: false, at: { $lt: takenBefore } } } })
    .hint({ 'holds.at': 1 })
    .project<{ _id: string; holds: Hold[] }>({ holds: 1 })
    .limit(limit)
    .toArray();
  return found.flatMap(({ _id: sku, holds }) =>
    holds.filter(stale).map(({ order, quantity, at }) => ({ attempt: order, sku, quantity, at })),
  );
}

/** Forgets tombstones from before `confirmedBefore`; answers how many SKUs lost some. Ten minutes outlive any late duplicate. */
export async function purgeConfirmedHolds(confirmedBefore: Date): Promise<number> {
  const at = { $lt: confirmedBefore };
  const { modifiedCount } = await stock().updateMany(
    { holds: { $elemMatch: { confirmed: true, at } } },
    { $pull: { holds: { confirmed: { $eq: true }, at } } },
    { hint: { 'holds.at': 1 } },
  );
  return modifiedCount;
}

async function findHold(attempt: string, sku: string): Promise<Hold | null> {
  const found = await stock().findOne(
    { _id: sku, 'holds.order': attempt },
    { projection: { holds: { $elemMatch: { order: attempt } } } },
  );
  return found?.holds[0] ?? null;
}
