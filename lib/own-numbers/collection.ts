import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';

/** The number under which an owner knows a SKU. */
export type OwnNumberDocument = {
  _id: ObjectId;
  /** `company 0123…` or `customer 0123…`. */
  owner: string;
  sku: string;
  number: string;
  /** The number as searches compare it (`codeOf`). */
  code: string;
};

export const ownNumbers = defineCollection<OwnNumberDocument>('ownNumbers', [
  { key: { owner: 1, sku: 1 }, unique: true },
  { key: { owner: 1, code: 1 }, unique: true },
]);
