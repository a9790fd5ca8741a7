import { defineCollection } from '../platform/database';
import type { CartLine } from './schema';

/** A line with what the customer saw when adding it, so that later changes can be shown. */
export type StoredLine = Pick<CartLine, 'sku' | 'quantity' | 'slug' | 'name' | 'img'> & {
  saved: boolean;
  addedAt: Date;
  priceSeen: number;
  /** What the buyer wrote about it; absent for nothing. */
  comment?: string;
  /** What happened to the line other than by its customer, until they set its quantity. */
  note?: string;
};

/** One document for each customer, and one for each visitor with a cart. Each change is a compare-and-set on `version`. */
export type CartDocument = {
  /** The id of the customer, or that of a visitor's cart (`lib/cart/queries/visitor.ts`). */
  _id: string;
  version: number;
  lines: StoredLine[];
  /** The latest orders whose lines were removed, so that none is removed twice. */
  bought: string[];
  /** The latest lists that were added whole, by key and content, so that none is added twice. */
  addedLists?: string[];
  /** The discount code that the customer has entered. */
  code?: string;
  updatedAt: Date;
  /** When the cart of a visitor is deleted. */
  expiresAt?: Date;
  /** The account into whose cart that of a visitor is being moved. */
  claimedBy?: string;
};

export const carts = defineCollection<CartDocument>('carts', [
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);
