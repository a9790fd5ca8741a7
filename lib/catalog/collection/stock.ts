import type { ObjectId } from 'mongodb';
import { defineCollection } from '../../platform/database';

/** Units reserved by an order attempt. A confirmed hold is a tombstone: late duplicates find it and do nothing. */
export type Hold = { order: string; quantity: number; confirmed: boolean; at: Date };

/**
 * A stock change made by hand. It is stored in the stock document that it changes until `fileMovements` moves it out.
 */
export type Movement = {
  _id: ObjectId;
  at: Date;
  change: number;
  available: number;
  reason: string;
  actor: string | null;
};

/** The stock of one SKU. `returns` lists the orders whose units were returned to stock. */
export type StockDocument = {
  _id: string;
  productId: string;
  available: number;
  holds: Hold[];
  returns: string[];
  movements?: Movement[];
};

export const stock = defineCollection<StockDocument>('stock', [
  { key: { productId: 1 } },
  { key: { 'holds.at': 1 } },
]);
