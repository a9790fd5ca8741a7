import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { updateProduct } from '../../catalog/collection/products';
import { stock, type Hold, type Movement, type StockDocument } from '../../catalog/collection/stock';
import { refreshInStock } from '../../catalog/commands/in-stock';
import { movementReasons } from '../rules';
import { fileMovements } from './file-movements';

/** The movement of units that an order takes or gives back. */
const movementOf = (order: string, change: number, reason: string): Movement => ({
  _id: new ObjectId(),
  at: now(),
  change,
  reason,
  actor: null,
  source: { kind: 'order', id: order },
});

export type Taken = { taken: true } | { taken: false; available: number; mayBackorder: number };

/** How many units more than are in stock an order may take, by the terms of the SKU. */
const backorderRoom = ({ available, backorders }: Pick<StockDocument, 'available' | 'backorders'>) =>
  Math.max(0, (backorders?.limit ?? 0) + Math.min(0, available));

/**
 * Reserves `quantity` units of a SKU for an order attempt, all or none. Of these, at most `accepted` may be on backorder,
 * and no more than the SKU allows; the hold says how many are. Repeating the call for the same attempt reserves nothing
 * more as long as its hold exists. Only the process that began an attempt may call it, and only before it commits: a write
 * that the driver repeats is applied once by the database.
 */
export async function takeStock(
  attempt: string,
  sku: string,
  quantity: number,
  accepted = 0,
): Promise<Taken> {
  for (;;) {
    const after = await stock().findOneAndUpdate(
      { _id: sku, available: { $gte: quantity }, 'holds.order': { $ne: attempt } },
      {
        $inc: { available: -quantity },
        $push: {
          holds: { order: attempt, quantity, at: now() },
          movements: movementOf(attempt, -quantity, movementReasons.order),
        },
      },
      { returnDocument: 'after', projection: { available: 1, productId: 1 } },
    );
    if (after) {
      if (after.available === 0) await refreshInStock(after.productId);
      return { taken: true };
    }
    const found = await stock().findOne(
      { _id: sku },
      { projection: { available: 1, backorders: 1, productId: 1, 'holds.order': 1 } },
    );
    if (!found) return { taken: false, available: 0, mayBackorder: 0 };
    if (found.holds.some((hold) => hold.order === attempt)) return { taken: true };
    // If units were returned to stock between the two reads, try again.
    if (found.available >= quantity) continue;
    const missing = quantity - Math.max(0, found.available);
    const mayBackorder = backorderRoom(found);
    if (missing > Math.min(accepted, mayBackorder))
      return { taken: false, available: Math.max(0, found.available), mayBackorder };
    // The hold says exactly how many of its units are on backorder: all, unless some are in stock at this moment.
    const limit = found.backorders!.limit;
    const isSame = found.available > 0 ? found.available : { $lte: 0, $gte: quantity - limit };
    const { matchedCount } = await stock().updateOne(
      {
        _id: sku,
        available: isSame,
        'backorders.limit': limit,
        'holds.order': { $ne: attempt },
      },
      {
        $inc: { available: -quantity },
        $push: {
          holds: { order: attempt, quantity, at: now(), backordered: missing },
          movements: movementOf(attempt, -quantity, movementReasons.order),
        },
      },
    );
    if (!matchedCount) continue;
    if (found.available > 0) await refreshInStock(found.productId);
    return { taken: true };
  }
}

/** Whether a change of the units from `before` has brought a SKU back into stock. */
const isBack = (before: number, quantity: number) => before <= 0 && before + quantity > 0;

/**
 * With so many movements waiting in a stock document they are filed before the job does it: each write of a SKU that
 * everybody buys would store all of them again.
 */
const waitingMovements = 50;
const filing = new Set<string>();

async function fileManyMovements(sku: string, count: number): Promise<void> {
  if (count < waitingMovements || filing.has(sku)) return;
  filing.add(sku);
  try {
    await fileMovements(sku);
  } finally {
    filing.delete(sku);
  }
}

/** Ends the hold of a committed order: its units are sold. Safe to repeat. */
export async function confirmHold(attempt: string, sku: string): Promise<void> {
  const found = await stock().findOneAndUpdate(
    { _id: sku, 'holds.order': attempt },
    { $pull: { holds: { order: attempt } } },
    { projection: { productId: 1, holds: { $elemMatch: { order: attempt } }, 'movements._id': 1 } },
  );
  if (!found) return;
  await updateProduct({ _id: found.productId }, { unitsSold: found.holds[0]?.quantity ?? 0 });
  await fileManyMovements(sku, found.movements?.length ?? 0);
}

/**
 * Returns the held units of an attempt to stock, once; resolves to whether this call did. For attempts that never
 * committed: committed orders use `giveBack`.
 */
export async function releaseHold(attempt: string, sku: string): Promise<boolean> {
  const hold = await findHold(attempt, sku);
  if (!hold) return false;
  const before = await stock().findOneAndUpdate(
    {
      _id: sku,
      holds: { $elemMatch: { order: attempt, quantity: hold.quantity } },
      returns: { $ne: attempt },
    },
    {
      $inc: { available: hold.quantity },
      // The movement of a hold is never filed: an attempt that fails leaves no trace in the ledger.
      $pull: { holds: { order: attempt }, movements: { 'source.id': attempt } },
    },
    { projection: { available: 1, productId: 1 } },
  );
  if (before && isBack(before.available, hold.quantity)) await refreshInStock(before.productId);
  return before !== null;
}

/**
 * Returns the units of a cancelled or returned order to stock, once per key (the order, unless another is given) and SKU
 * however often it is called. It also ends the hold, so the sweeper can't return the same units a second time.
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
      $pull: { holds: { order: orderId } },
    },
    { projection: { available: 1, productId: 1 } },
  );
  if (before && isBack(before.available, quantity)) await refreshInStock(before.productId);
  return before !== null;
}

/** Holds taken before `takenBefore`: for each, the sweeper checks its order and confirms or releases it. */
export async function listExpiredHolds(
  takenBefore: Date,
  limit = 200,
): Promise<{ attempt: string; sku: string; quantity: number; at: Date }[]> {
  const stale = (hold: Hold) => hold.at < takenBefore;
  const found = await stock()
    .find({ 'holds.at': { $lt: takenBefore } })
    .hint({ 'holds.at': 1 })
    .project<{ _id: string; holds: Hold[] }>({ holds: 1 })
    .limit(limit)
    .toArray();
  return found.flatMap(({ _id: sku, holds }) =>
    holds.filter(stale).map(({ order, quantity, at }) => ({ attempt: order, sku, quantity, at })),
  );
}

async function findHold(attempt: string, sku: string): Promise<Hold | null> {
  const found = await stock().findOne(
    { _id: sku, 'holds.order': attempt },
    { projection: { holds: { $elemMatch: { order: attempt } } } },
  );
  return found?.holds[0] ?? null;
}
