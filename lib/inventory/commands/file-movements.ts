import { stock } from '../../catalog/collection/stock';
import { stockMovements } from '../collection';

/**
 * Moves the movements waiting in a stock document to their own collection. Idempotent. Returns the id of the product;
 * null when there is no such SKU.
 */
export async function fileMovements(sku: string): Promise<string | null> {
  const waiting = await stock().findOne({ _id: sku }, { projection: { productId: 1, movements: 1 } });
  for (const { _id, ...movement } of waiting?.movements ?? []) {
    await stockMovements().updateOne(
      { _id },
      { $setOnInsert: { ...movement, sku, productId: waiting?.productId ?? '' } },
      { upsert: true },
    );
    await stock().updateOne({ _id: sku }, { $pull: { movements: { _id } } });
  }
  return waiting?.productId ?? null;
}
