import { defineCollection } from '../platform/database';
import type { CartLine } from './schema';

/** A line with what the customer saw when adding it, so that later changes can be shown. */
export type StoredLine = Pick<CartLine, 'sku' | 'quantity' | 'slug' | 'name' | 'img'> & {
  saved: boolean;
  addedAt: Date;
  priceSeen: number;
};

/** One document for each customer. Each change is a compare-and-set on `version`. */
export type CartDocument = {
  /** The id of the customer. */
  _id: string;
  version: number;
  lines: StoredLine[];
  /** The latest orders whose lines were removed, so that none is removed twice. */
  bought: string[];
  /** The discount code that the customer has entered. */
  code?: string;
  updatedAt: Date;
};

export const carts = defineCollection<CartDocument>('carts');
