import { defineCollection } from '../platform/database';
import type { Movement } from '../catalog/collection/stock';

export type StockMovementDocument = Movement & { sku: string; productId: string };

export const stockMovements = defineCollection<StockMovementDocument>('stockMovements', [
  { key: { sku: 1, at: -1 } },
  { key: { at: -1 } },
]);
