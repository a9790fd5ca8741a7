import type { ObjectId } from 'mongodb';
import { defineCollection } from '../../platform/database';

/** The order that has a purchase order number of a company which uses each number once; `_id` names both. */
export type ClaimedPurchaseOrder = { _id: string; companyId: string; order: ObjectId; at: Date };

export const claimedPurchaseOrders = defineCollection<ClaimedPurchaseOrder>('claimedPurchaseOrders', [
  { key: { companyId: 1 } },
]);
