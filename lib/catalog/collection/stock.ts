import type { ObjectId } from 'mongodb';
import { defineCollection } from '../../platform/database';

/** Units that an attempt to order has taken. A confirmed hold is a tombstone: late duplicates find it and do nothing. */
export type Hold = { order: string; quantity: number; confirmed: boolean; at: Date };

/** One change by hand, waiting in the document whose number it explains until it is filed. */
export type Movement = {
  _id: ObjectId;
  at: Date;
  change: number;
  available: number;
  reason: string;
  actor: string | null;
};

/** The stock of one SKU. `returns` names the orders whose units came back. */
export type StockDocument = {
  _id: string;
  itemId: string;
  available: number;
  holds: Hold[];
  returns: string[];
  movements?: Movement[];
};

export const stock = defineCollection<StockDocument>('stock', [
  { key: { itemId: 1 } },
  { key: { 'holds.at': 1 } },
]);
