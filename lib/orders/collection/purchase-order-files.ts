import type { Binary, ObjectId } from 'mongodb';
import { defineCollection } from '../../platform/database';

/** A purchase order as a PDF, rewritten without active content or metadata. */
export type PurchaseOrderFileDocument = {
  _id: ObjectId;
  /** The account that uploaded it: a customer for an order of theirs, or staff. */
  uploadedBy: string;
  /** The name of the file as it was uploaded. */
  name: string;
  bytes: Binary;
  at: Date;
  /** When it is deleted, as long as no order has it. */
  removeAt?: Date;
};

export const purchaseOrderFiles = defineCollection<PurchaseOrderFileDocument>('purchaseOrderFiles', [
  { key: { uploadedBy: 1 } },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);
