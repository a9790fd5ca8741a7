import { z } from 'zod';
import { quantityNumber } from '../cart/schema';
import { skuText } from '../catalog/schema/inputs';
import { cartDelivery, cartDeliveryQuery, deliveryEstimate } from '../delivery/schema';
import { listPart, maxListLines } from '../quick-order/schema';

/** One product of a parts list. */
export const partsListLine = z.strictObject({
  sku: skuText,
  /** Pieces that are needed, not packs. */
  pieces: z
    .int('Enter a whole number')
    .min(1, 'Enter at least 1')
    .max(1_000_000_000, 'is more than can be ordered'),
});
export type PartsListLine = z.infer<typeof partsListLine>;

export const partsListGoal = z.enum(['cheapest', 'fastest']);

export const partsListInput = cartDeliveryQuery.extend({
  lines: z.array(partsListLine).min(1).max(maxListLines),
  goal: partsListGoal,
  /** The ids of the changes that the buyer has accepted. */
  accepted: z.array(z.string().max(140)).max(maxListLines * 4),
});
export type PartsListInput = z.infer<typeof partsListInput>;

const pick = z.object({ part: listPart, quantity: quantityNumber, total: z.int() });
export type PartsListPick = z.infer<typeof pick>;

export const partsListChange = z.object({
  id: z.string(),
  /** Another product of equal specification, or more units than are needed. */
  kind: z.enum(['substitution', 'more']),
  /** The SKU that is replaced; null for `more`. */
  from: z.string().nullable(),
  part: listPart,
  /** What it takes off the price of the goods, in minor units; 0 where it saves delivery or time. */
  saving: z.int(),
  isAccepted: z.boolean(),
  /** Whether the cart makes use of it: it may be accepted and save nothing. */
  isUsed: z.boolean(),
  /** Why it is proposed, in sentences. */
  reasons: z.array(z.string()),
});
export type PartsListChange = z.infer<typeof partsListChange>;

/** The products of a list that have the same specification, and what the cart gets for them. */
const partsListGroup = z.object({
  needs: z.array(z.object({ part: listPart, pieces: z.int() })),
  /** What the list costs here as it is; null where it can't be bought so. */
  listed: z.array(pick).nullable(),
  /** What goes into the cart; null where nothing can be bought. */
  picks: z.array(pick).nullable(),
  problem: z.string().nullable(),
  changes: z.array(partsListChange),
});
export type PartsListGroup = z.infer<typeof partsListGroup>;

const totals = z.object({
  /** Before discounts and tax, in minor units. */
  goods: z.int(),
  delivery: z.object({ name: z.string(), charge: z.int(), estimate: deliveryEstimate }).nullable(),
  total: z.int(),
  /** Working days until all goods are there, at most; without delivery until they leave. */
  days: z.int(),
});
export type PartsListTotals = z.infer<typeof totals>;

export const partsListPlan = z.object({
  currency: z.string(),
  place: cartDelivery.shape.place,
  /** The list as it is, the cart with the accepted changes, and that with all proposed ones; null for no goods. */
  listed: totals.nullable(),
  cart: totals.nullable(),
  best: totals.nullable(),
  /** Whether it is certain that there is no better cart. */
  isProven: z.boolean(),
  groups: z.array(partsListGroup),
  /** SKUs that aren't for sale to the buyer. */
  gone: z.array(z.string()),
});
export type PartsListPlan = z.infer<typeof partsListPlan>;
