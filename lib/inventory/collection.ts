import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { CountState } from './schema';
import type { Movement } from '../catalog/collection/stock';

export type StockMovementDocument = Movement & { sku: string; productId: string };

export const stockMovements = defineCollection<StockMovementDocument>('stockMovements', [
  { key: { sku: 1, at: -1 } },
  { key: { at: -1 } },
]);

/** A count of the stock: of a list of SKUs, of a category, or of all when both are empty. */
export type StockCountDocument = {
  _id: ObjectId;
  name: string;
  category: string | null;
  skus: string[];
  state: CountState;
  startedAt: Date;
  by: string;
  /** The email of who posted it. */
  postedBy?: string;
};

export const stockCounts = defineCollection<StockCountDocument>('stockCounts', [
  { key: { startedAt: -1 } },
  { key: { state: 1 } },
]);

/**
 * What was counted of a SKU; its id is that of the count and the SKU. `expected` are the units that should have been on
 * the shelf then. `outcome` is null until the count is posted; `entries` are the last entries, which a repeat finds.
 */
export type StockCountLineDocument = {
  _id: string;
  count: string;
  sku: string;
  counted: number;
  expected: number;
  at: Date;
  by: string;
  entries: string[];
  outcome?: 'pending' | 'applied' | 'conflict' | null;
};

export const stockCountLines = defineCollection<StockCountLineDocument>('stockCountLines', [
  { key: { count: 1, at: -1 } },
  { key: { count: 1, outcome: 1 } },
]);
