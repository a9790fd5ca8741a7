import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { defineCollection } from '../../platform/database';

/** Units reserved by an order attempt. A confirmed hold is a tombstone: late duplicates find it and do nothing. */
export type Hold = { order: string; quantity: number; confirmed: boolean; at: Date };

/** What caused a movement, besides a change by hand; `id` is that of its record. */
export type MovementSource = { kind: 'order' | 'purchase-order' | 'stock-count'; id: string };

/**
 * A change of a SKU's stock. It is stored in the stock document by the same update that changes `available`, until
 * `fileMovements` moves it out: at any moment the movements of a SKU, waiting and filed, add up to `available`.
 */
export type Movement = {
  _id: ObjectId;
  at: Date;
  change: number;
  reason: string;
  actor: string | null;
  /** The units available after it, where the change knew them. */
  available?: number;
  source?: MovementSource;
  /** The cost of one unit in minor units of the shop's currency, of units that were bought. */
  cost?: number;
};

/**
 * The stock of one SKU. `returns` lists the orders whose units were returned to stock, `applied` the last movements that
 * came from other records, so that none is applied twice.
 */
export type StockDocument = {
  _id: string;
  productId: string;
  available: number;
  holds: Hold[];
  returns: string[];
  movements?: Movement[];
  applied?: ObjectId[];
  /** It should be ordered again when this many units or fewer are available and on order. */
  reorderPoint?: number;
  reorderQuantity?: number;
  /** The id of the supplier from whom it is bought first. */
  preferredSupplier?: string;
  /** The moving average of what its units cost, in minor units of the shop's currency. */
  averageCost?: number;
  /** Where it lies in the warehouse, such as A-03-2; absent or empty where nobody has said. */
  bin?: string;
};

export const stock = defineCollection<StockDocument>('stock', [
  { key: { productId: 1 } },
  { key: { 'holds.at': 1 } },
  { key: { 'movements.at': 1 } },
  { key: { available: 1, _id: 1 } },
  { key: { reorderPoint: 1 }, sparse: true },
]);

export const openingReason = 'Opening stock';

/** What a new stock document has besides its product: its units, and the movement that explains them. */
export function newStock(
  available: number,
): Pick<StockDocument, 'available' | 'holds' | 'returns' | 'movements'> {
  const opening = { _id: new ObjectId(), at: now(), change: available, reason: openingReason, actor: null };
  return { available, holds: [], returns: [], movements: available ? [opening] : [] };
}
