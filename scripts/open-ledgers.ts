import { ObjectId } from 'mongodb';
import type { Hold, Movement, StockDocument } from '../lib/catalog/collection/stock';
import { movementReasons } from '../lib/inventory/rules';
import { database } from '../lib/platform/database';

/** The hold of a placed order stayed for ten minutes, marked as confirmed. */
type EarlierHold = Hold & { confirmed?: boolean };

const batchSize = 500;
const shelves = () => database().collection<StockDocument>('stock');

const movementOf = (change: number, reason: string, order?: string): Movement => ({
  _id: new ObjectId(),
  at: new Date(),
  change,
  reason,
  actor: null,
  ...(order !== undefined && { source: { kind: 'order', id: order } }),
});

const sumOf = (movements: Movement[]) => movements.reduce((sum, { change }) => sum + change, 0);

/**
 * The movements that a ledger lacks: those of units held at this moment, which their attempt takes back if it fails, and
 * the one that makes all of them add up to the stock.
 */
function missingMovements(
  { available = 0, holds = [], movements = [] }: Partial<StockDocument>,
  filed: number,
): Movement[] {
  const known = new Set(movements.map(({ source }) => source?.id));
  const held = (holds as EarlierHold[])
    .filter(({ order, confirmed }) => !confirmed && !known.has(order))
    .map(({ order, quantity }) => movementOf(-quantity, movementReasons.order, order));
  const difference = available - filed - sumOf(movements) - sumOf(held);
  return difference ? [movementOf(difference, movementReasons.migrated), ...held] : held;
}

/** The sum of the filed movements of each SKU, without those that still wait in their stock document too. */
async function filedSums(documents: StockDocument[]): Promise<Map<string, number>> {
  const waiting = documents.flatMap(({ movements = [] }) => movements.map(({ _id }) => _id));
  const sums = await database()
    .collection('stockMovements')
    .aggregate<{ _id: string; sum: number }>([
      { $match: { sku: { $in: documents.map(({ _id }) => _id) }, _id: { $nin: waiting } } },
      { $group: { _id: '$sku', sum: { $sum: '$change' } } },
    ])
    .toArray();
  return new Map(sums.map(({ _id, sum }) => [_id, sum]));
}

async function openBatch(skus: string[]): Promise<void> {
  for (;;) {
    const documents = await shelves()
      .find({ _id: { $in: skus } })
      .toArray();
    const filed = await filedSums(documents);
    const writes = documents.flatMap((document) => {
      const { _id, available, holds, movements } = document;
      const missing = missingMovements(document, filed.get(_id) ?? 0);
      if (missing.length === 0) return [];
      // A document that changes between the read and the write doesn't match and is processed in the next round.
      const unchanged = movements ? { movements } : { movements: { $exists: false } };
      return [
        {
          updateOne: {
            filter: { _id, available, holds, ...unchanged },
            update: { $push: { movements: { $each: missing } } },
          },
        },
      ];
    });
    if (writes.length === 0) return;
    await shelves().bulkWrite(writes, { ordered: false });
  }
}

/**
 * Gives each SKU of earlier versions, whose ledger lacked the orders, the movements that make it add up to the stock.
 * They wait in the stock document until they are filed.
 */
export async function openLedgers(): Promise<void> {
  const skus = (
    await shelves()
      .find({}, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => _id);
  for (let at = 0; at < skus.length; at += batchSize) await openBatch(skus.slice(at, at + batchSize));
}
