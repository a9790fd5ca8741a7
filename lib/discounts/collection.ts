import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { DiscountInput } from './schema';

/** A code or an automatic rule. `code` is absent where there is none, because it is unique. */
export type DiscountDocument = Omit<DiscountInput, 'code'> & {
  _id: ObjectId;
  code?: string;
  automatic: boolean;
  words: string[];
};

export const discounts = defineCollection<DiscountDocument>('discounts', [
  { key: { code: 1 }, unique: true, sparse: true },
  { key: { title: 1 }, unique: true },
  { key: { automatic: 1, active: 1 } },
  { key: { customers: 1 } },
  { key: { words: 1, _id: -1 } },
]);

/** One use, claimed by an order attempt until it commits or fails. */
export type Claim = { order: string; at: Date };

/**
 * The uses of a discount, by everyone or by one customer. `used` counts claims and orders; `returned` are the orders
 * that gave their use back, so that none does it twice.
 */
export type UseCountDocument = {
  /** The id of the discount, or that of the discount and the customer. */
  _id: string;
  discountId: string;
  customerId?: string;
  used: number;
  claims: Claim[];
  returned: string[];
};

export const discountUses = defineCollection<UseCountDocument>('discountUses', [
  { key: { 'claims.at': 1 } },
  { key: { customerId: 1 }, sparse: true },
]);

/** The id of the count of all uses, or of those by one customer. */
export const countIdOf = (discountId: string, customerId?: string): string =>
  customerId ? `${discountId}:${customerId}` : discountId;
