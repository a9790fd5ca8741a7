import type { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { stock } from '../../catalog/collection/stock';
import { refreshInStock } from '../../catalog/commands/in-stock';
import { stockMovements } from '../collection';
import { fileMovements } from './file-movements';

/** A stock change by hand; the movement's id makes it safe to repeat. */
export type StockReplacement = {
  movement: ObjectId;
  from: number;
  to: number;
  reason: string;
  actor: string | null;
};

/**
 * Sets the available units of a SKU if they are still `from`, and records the movement. Returns whether the movement is
 * made, now or by an earlier call with the same id; false when the stock is another one or the SKU does not exist. Writes
 * no audit record: the caller records what the change belongs to.
 */
export async function replaceStock(
  sku: string,
  { movement, from, to, reason, actor }: StockReplacement,
): Promise<boolean> {
  const isFiled = async () => (await stockMovements().countDocuments({ _id: movement }, { limit: 1 })) > 0;
  const isRepeated = await isFiled();
  if (!isRepeated) {
    // The movement is stored in the same update as the number it explains, and filed afterwards.
    await stock().updateOne(
      { _id: sku, available: from, 'movements._id': { $ne: movement } },
      {
        $inc: { available: to - from },
        $push: { movements: { _id: movement, at: now(), change: to - from, available: to, reason, actor } },
      },
    );
  }
  const productId = await fileMovements(sku);
  if (!isRepeated && !(await isFiled())) return false;
  if (productId) await refreshInStock(productId);
  return true;
}
