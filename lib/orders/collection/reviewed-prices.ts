import { defineCollection } from '../../platform/database';
import type { PricedOrder } from '../rules/price-changes';

/** The prices that a customer has seen in the last step of the checkout, for one selection of goods, place and delivery. */
export type ReviewedPricesDocument = {
  /** The customer and the hash of what is ordered: see `reviewIdOf`. */
  _id: string;
  customerId: string;
  prices: PricedOrder;
  /** What the review before had shown, where it differs. */
  previous?: PricedOrder;
  /** Until when the prices hold. */
  until: Date;
  /** When it is deleted. Later than `until`, so that somebody who comes back sees what has changed. */
  removeAt: Date;
};

export const reviewedPrices = defineCollection<ReviewedPricesDocument>('reviewedPrices', [
  { key: { customerId: 1 } },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);
