import type { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { stock, type Movement } from '../../catalog/collection/stock';
import { refreshInStock } from '../../catalog/commands/in-stock';
import { stockMovements } from '../collection';
import { averageCostAfter } from '../rules';
import { fileMovements } from './file-movements';

const maxApplied = 100;

/** A stock change that another record causes; its id is derived from that record, so that repeating it is safe. */
export type AppliedMovement = Omit<Movement, 'at' | 'available'>;

const isFiled = async (_id: ObjectId) => (await stockMovements().countDocuments({ _id }, { limit: 1 })) > 0;

/**
 * Adds the units of a movement to the stock of a SKU, or takes them away, once however often and on however many servers
 * it is called. Units that are sold at the same time stay sold. Units with a cost change the average cost. Returns
 * `short` when fewer units are left than it takes away, and `unknown` when there is no such SKU; both change nothing.
 */
export async function applyMovement(
  sku: string,
  movement: AppliedMovement,
): Promise<'applied' | 'short' | 'unknown'> {
  const { _id, change, cost } = movement;
  while (!(await isFiled(_id))) {
    const found = await stock().findOne(
      { _id: sku },
      { projection: { available: 1, averageCost: 1, applied: 1, backorders: 1 } },
    );
    if (!found) return 'unknown';
    if (found.applied?.some((id) => id.equals(_id))) break;
    const available = found.available + change;
    // Units that arrive go to the orders that wait; units that leave may not make more of them wait than the SKU allows.
    if (change < 0 && available < Math.min(0, -(found.backorders?.limit ?? 0))) return 'short';
    const averageCost = averageCostAfter(found, change, cost);
    const { matchedCount } = await stock().updateOne(
      {
        _id: sku,
        available: found.available,
        averageCost: found.averageCost ?? { $exists: false },
        applied: { $ne: _id },
      },
      {
        $inc: { available: change },
        $push: {
          movements: { ...movement, at: now(), available },
          applied: { $each: [_id], $slice: -maxApplied },
        },
        ...(averageCost !== undefined && { $set: { averageCost } }),
      },
    );
    if (matchedCount) break;
  }
  const productId = await fileMovements(sku);
  if (productId) await refreshInStock(productId);
  return 'applied';
}
