import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { defineCollection } from '../../platform/database';
import { eventsIndex, type PendingEvent } from '../../events/outbox';
import type { BackorderTerms } from '../schema/backorders';
import { stampUpdates, type Stamped } from '../../platform/stamped-collection';

/** Units reserved by an order attempt, until it commits or fails; `backordered` of them were not in stock. */
export type Hold = { order: string; quantity: number; at: Date; backordered?: number };

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
 * The stock of one SKU. `available` are the units that are free to sell; it is negative while orders wait for units on
 * backorder, so that units that arrive are theirs. `returns` lists the orders whose units were returned to stock, `applied` the last movements that
 * came from other records, so that none is applied twice.
 */
export type StockDocument = Stamped & {
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
  /** Set once `stock.low` is written, until its units are above the reorder point again. */
  low?: true;
  /** Events that it has caused, on their way to webhooks, and the number of all so far. */
  events?: PendingEvent[];
  eventCount?: number;
  /** What may be ordered beyond the stock; absent where nothing may. */
  backorders?: BackorderTerms;
  /** Where it lies in the warehouse, such as A-03-2; absent or empty where nobody has said. */
  bin?: string;
};

const collection = defineCollection<StockDocument>('stock', [
  { key: { productId: 1 } },
  { key: { 'holds.at': 1 } },
  { key: { 'movements.at': 1 } },
  { key: { available: 1, _id: 1 } },
  { key: { reorderPoint: 1 }, sparse: true },
  { key: { changedAt: 1, _id: 1 } },
  eventsIndex,
]);

/** The stock of all SKUs; every update stamps its documents with the time of the change. */
export const stock = Object.assign(() => stampUpdates(collection()), {
  collectionName: collection.collectionName,
  indexes: collection.indexes,
});

export const openingReason = 'Opening stock';

/** What a new stock document has besides its product: its units, and the movement that explains them. */
export function newStock(
  available: number,
): Pick<StockDocument, 'available' | 'holds' | 'returns' | 'movements'> {
  const opening = { _id: new ObjectId(), at: now(), change: available, reason: openingReason, actor: null };
  return { available, holds: [], returns: [], movements: available ? [opening] : [] };
}
