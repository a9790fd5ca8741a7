import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { updateProduct } from '../../catalog/collection/products';
import { stock, type Hold, type Movement } from '../../catalog/collection/stock';
import { refreshInStock } from '../../catalog/commands/in-stock';
import { movementReasons } from '../rules';

/** The movement of units that an order takes or gives back. */
const movementOf = (order: string, change: number, reason: string): Movement => ({
  _id: new ObjectId(),
  at: now(),
  change,
  reason,
  actor: null,
  source: { kind: 'order', id: order },
});

export type Taken = { taken: true } | { taken: false; available: number };

/**
 * Reserves `quantity` units of a SKU for an order attempt, all or none. Repeating the call for the same attempt
 * reserves nothing more as long as its hold or tombstone exists.
 */
export async function takeStock(attempt: string, sku: string, quantity: number): Promise<Taken> {
  for (;;) {
    const after = await stock().findOneAndUpdate(
      { _id: sku, available: { $gte: quantity }, 'holds.order': { $ne: attempt } },
      {
        $inc: { available: -quantity },
        $push: {
          holds: { order: attempt, quantity, confirmed: false, at: now() },
          movements: movementOf(attempt, -quantity, movementReasons.order),
        },
      },
      { returnDocument: 'after', projection: { available: 1, productId: 1 } },
    );
    if (after) {
      if (after.available === 0) await refreshInStock(after.productId);
      return { taken: true };
    }
    const found = await stock().findOne({ _id: sku }, { projection: { available: 1, 'holds.order': 1 } });
    if (found?.holds.some((hold) => hold.order === attempt)) return { taken: true };
    // If units were returned to stock between the two reads, try again.
    if (!found || found.available < quantity) return { taken: false, available: found?.available ?? 0 };
  }
}

/**
 * Marks the hold of a committed order: it stays as a tombstone until `purgeConfirmedHolds`. Returns whether it exists.
 */
export async function confirmHold(attempt: string, sku: string): Promise<boolean> {
  const found = await stock().findOneAndUpdate(
    { _id: sku, holds: { $elemMatch: { order: attempt, confirmed: false } } },
    { $set: { 'holds.$.confirmed': true, 'holds.$.at': now() } },
    { projection: { productId: 1, holds: 1 } },
  );
  if (!found) return (await findHold(attempt, sku)) !== null;
  const quantity = found.holds.find((hold) => hold.order === attempt)?.quantity ?? 0;
  await updateProduct({ _id: found.productId }, { unitsSold: quantity });
  return true;
}

/**
 * Returns the held units of an attempt to stock, once; resolves to whether this call did. For attempts that never
 * committed: committed orders use `giveBack`, which stays safe to repeat after the tombstone is deleted.
 */
export async function releaseHold(attempt: string, sku: string): Promise<boolean> {
  const hold = await findHold(attempt, sku);
  if (!hold) return false;
  if (hold.confirmed) return giveBack(attempt, sku, hold.quantity);
  const before = await stock().findOneAndUpdate(
    {
      _id: sku,
      holds: { $elemMatch: { order: attempt, quantity: hold.quantity, confirmed: false } },
      returns: { $ne: attempt },
    },
    {
      $inc: { available: hold.quantity },
      // The movement of an unconfirmed hold is never filed: an attempt that fails leaves no trace in the ledger.
      $pull: { holds: { order: attempt }, movements: { 'source.id': attempt } },
    },
    { projection: { available: 1, productId: 1 } },
  );
  if (before?.available === 0) await refreshInStock(before.productId);
  return before !== null;
}

/**
 * Returns the units of a cancelled or returned order to stock, once per key (the order, unless another is given) and SKU
 * however often it is called. It also confirms the hold, so the sweeper can't return the same units a second time.
 */
export async function giveBack(
  orderId: string,
  sku: string,
  quantity: number,
  reason: string = movementReasons.givenBack,
  key: string = orderId,
): Promise<boolean> {
  const before = await stock().findOneAndUpdate(
    { _id: sku, returns: { $ne: key } },
    {
      $inc: { available: quantity },
      $push: { returns: key, movements: movementOf(orderId, quantity, reason) },
      $set: { 'holds.$[own].confirmed': true },
    },
    { arrayFilters: [{ 'own.order': orderId }], projection: { available: 1, productId: 1 } },
  );
  if (before?.available === 0) await refreshInStock(before.productId);
  return before !== null;
}

/** Unconfirmed holds taken before `takenBefore`: for each, the sweeper checks its order and confirms or releases it. */
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

/**
 * Deletes tombstones from before `confirmedBefore` and returns the number of SKUs that had any. No duplicate request
 * arrives ten minutes late.
 */
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
