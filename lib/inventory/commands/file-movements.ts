import { composeEvent, eventWrites } from '../../events/outbox';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { stock, type Movement, type StockDocument } from '../../catalog/collection/stock';
import { stockMovements } from '../collection';

type Waiting = Pick<
  StockDocument,
  '_id' | 'productId' | 'holds' | 'movements' | 'available' | 'reorderPoint' | 'low'
>;

const waitingFields = {
  productId: 1,
  holds: 1,
  movements: 1,
  available: 1,
  reorderPoint: 1,
  low: 1,
} as const;

/** The waiting movements that are final. Those of open holds are not: an attempt that fails takes its own back. */
function finalMovements({ holds, movements = [] }: Waiting): Movement[] {
  const open = new Set(holds.map(({ order }) => order));
  return movements.filter(({ source }) => source?.kind !== 'order' || !open.has(source.id));
}

/**
 * Removes filed movements from their document, and notes in that write whether its units have come to the reorder point or
 * are above it again. When the units change meanwhile, the movement that changes them does so.
 */
async function removeFiled(waiting: Waiting, filed: Movement[]): Promise<void> {
  const { _id: sku, productId, available, reorderPoint, low: wasLow = false } = waiting;
  const pull = { $pull: { movements: { _id: { $in: filed.map(({ _id }) => _id) } } } };
  if (reorderPoint !== undefined && available <= reorderPoint !== wasLow) {
    const event = composeEvent('stock.low', { sku, productId, available, reorderPoint });
    const { push, inc } = eventWrites([event]);
    const { matchedCount } = await stock().updateOne(
      { _id: sku, available, reorderPoint, low: wasLow ? true : { $exists: false } },
      wasLow ? { ...pull, $unset: { low: 1 } } : { ...pull, $set: { low: true }, $push: push, $inc: inc },
    );
    if (matchedCount) return;
  }
  await stock().updateOne({ _id: sku }, pull);
}

/** Files a document's final movements. Idempotent: first they are copied, then they are deleted from the document. */
async function fileOf(waiting: Waiting): Promise<void> {
  const { _id: sku, productId } = waiting;
  const movements = finalMovements(waiting);
  if (movements.length === 0) return;
  try {
    await stockMovements().insertMany(
      movements.map((movement) => ({ ...movement, sku, productId })),
      { ordered: false },
    );
  } catch (error) {
    // Another server files them too, or one that crashed has done so.
    if (!isDuplicateKey(error)) throw error;
  }
  await removeFiled(waiting, movements);
}

/**
 * Moves the final movements that wait in a stock document to their own collection. Idempotent. Returns the id of the
 * product; null when there is no such SKU.
 */
export async function fileMovements(sku: string): Promise<string | null> {
  const waiting = await stock().findOne({ _id: sku }, { projection: waitingFields });
  if (waiting) await fileOf(waiting);
  return waiting?.productId ?? null;
}

/** Files the final movements of many SKUs at once. Idempotent. */
export async function fileManyMovements(skus: string[]): Promise<void> {
  const found = await stock()
    .find({ _id: { $in: skus } }, { projection: waitingFields })
    .toArray();
  const filed = found
    .map((waiting) => ({ waiting, movements: finalMovements(waiting) }))
    .filter(({ movements }) => movements.length > 0);
  if (filed.length === 0) return;
  try {
    await stockMovements().insertMany(
      filed.flatMap(({ waiting: { _id: sku, productId }, movements }) =>
        movements.map((movement) => ({ ...movement, sku, productId })),
      ),
      { ordered: false },
    );
  } catch (error) {
    // Another server files them too, or one that crashed has done so.
    if (!isDuplicateKey(error)) throw error;
  }
  const plain = filed.filter(({ waiting }) => waiting.reorderPoint === undefined);
  if (plain.length)
    await stock().bulkWrite(
      plain.map(({ waiting, movements }) => ({
        updateOne: {
          filter: { _id: waiting._id },
          update: { $pull: { movements: { _id: { $in: movements.map(({ _id }) => _id) } } } },
        },
      })),
      { ordered: false },
    );
  for (const { waiting, movements } of filed)
    if (waiting.reorderPoint !== undefined) await removeFiled(waiting, movements);
}

/** Files the movements that orders have left in the stock documents of at most `limit` SKUs, the oldest first. */
export async function fileWaitingMovements(limit = 500): Promise<void> {
  const waiting = await stock()
    .find({ 'movements.at': { $lt: now() } }, { projection: waitingFields })
    .hint({ 'movements.at': 1 })
    .limit(limit)
    .toArray();
  for (const document of waiting) await fileOf(document);
}
