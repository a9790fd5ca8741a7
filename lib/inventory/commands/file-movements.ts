import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { stock, type Movement, type StockDocument } from '../../catalog/collection/stock';
import { stockMovements } from '../collection';

type Waiting = Pick<StockDocument, '_id' | 'productId' | 'holds' | 'movements'>;

const waitingFields = { productId: 1, holds: 1, movements: 1 } as const;

/** The waiting movements that are final. Those of unconfirmed holds are not: an attempt that fails takes its own back. */
function finalMovements({ holds, movements = [] }: Waiting): Movement[] {
  const open = new Set(holds.flatMap(({ order, confirmed }) => (confirmed ? [] : [order])));
  return movements.filter(({ source }) => source?.kind !== 'order' || !open.has(source.id));
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
  await stock().updateOne(
    { _id: sku },
    { $pull: { movements: { _id: { $in: movements.map(({ _id }) => _id) } } } },
  );
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

/** Files the movements that orders have left in the stock documents of at most `limit` SKUs, the oldest first. */
export async function fileWaitingMovements(limit = 500): Promise<void> {
  const waiting = await stock()
    .find({ 'movements.at': { $lt: now() } }, { projection: waitingFields })
    .hint({ 'movements.at': 1 })
    .limit(limit)
    .toArray();
  for (const document of waiting) await fileOf(document);
}
