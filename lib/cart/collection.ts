import { defineCollection } from '../platform/database';

/** A SKU in a cart with what the customer saw when it was added, so that changes can be told. */
export type StoredLine = {
  sku: string;
  quantity: number;
  saved: boolean;
  addedAt: Date;
  priceSeen: number;
  slug: string;
  name: string;
  img: string;
};

/** One document a customer. Each change is a compare-and-set on `version`. */
export type CartDocument = {
  /** The id of the customer. */
  _id: string;
  version: number;
  lines: StoredLine[];
  /** The latest orders whose lines have left the cart, so that none is taken out twice. */
  bought: string[];
  updatedAt: Date;
};

export const carts = defineCollection<CartDocument>('carts');
