import { coverQuantity, maxQuantityUpTo, startQuantity } from '../../catalog/rules/quantity';
import type { QuantityLimits } from '../../catalog/schema/fields';
import type { PriceBreak, PriceStep } from '../../catalog/schema/product';
import { unitPrice } from '../../pricing/rules';

/** A variant that can fill a line, with what its price, its delivery and its arrival depend on. */
export type Supply = {
  sku: string;
  /** Pieces in one unit. */
  packSize: number;
  /** The price of one unit before price breaks, in minor units. */
  price: number;
  priceBreaks: PriceBreak[];
  contract?: PriceStep[];
  limits: QuantityLimits;
  availableQuantity: number;
  weightGrams: number;
  oversize: boolean;
  dangerousGoods: boolean;
  leadTimeDays: number;
};

/** Units that may be added to a line so that the goods reach an amount. */
const maxExtraSteps = 4;
export const costOf = (supply: Supply, quantity: number): number =>
  unitPrice(supply, supply, quantity) * quantity;

/** A supply with what is asked of it again and again. */
export type Known = Supply & {
  start: number;
  step: number;
  /** The most that can be bought; 0 for none. */
  largest: number;
  /** The quantities at which a lower price begins. */
  breaks: number[];
};

const roundedUp = ({ start, step }: Pick<Known, 'start' | 'step'>, quantity: number) =>
  Math.max(start, Math.ceil(quantity / step) * step);

export function knownOf(supply: Supply): Known {
  const { limits, availableQuantity, priceBreaks, contract = [] } = supply;
  const steps = { start: startQuantity(limits), step: Math.max(1, limits.multiple) };
  const breaks = [...priceBreaks, ...contract].map(({ from }) => roundedUp(steps, from));
  return { ...supply, ...steps, largest: maxQuantityUpTo(limits, availableQuantity), breaks };
}

/** The smallest quantity that can be bought and has at least so many pieces; null where there is none. */
const coverOf = ({ limits, availableQuantity, packSize }: Known, pieces: number) =>
  coverQuantity(limits, availableQuantity, pieces / packSize);

/**
 * The quantities of one product that are worth considering for so many pieces: the smallest, those at which a lower price
 * begins, and, where `slack` may be saved elsewhere, some that add less than it to the cost.
 */
export function coversOf(supply: Known, pieces: number, slack: number): number[] {
  const base = coverOf(supply, pieces);
  if (base === null) return [];
  const limit = costOf(supply, base) + slack;
  const extras =
    slack > 0 ? Array.from({ length: maxExtraSteps }, (_, at) => base + (at + 1) * supply.step) : [];
  const isUseful = (quantity: number) =>
    quantity > base && quantity <= supply.largest && costOf(supply, quantity) < limit;
  return [base, ...new Set([...supply.breaks, ...extras].filter(isUseful))];
}
