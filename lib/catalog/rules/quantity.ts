import type { QuantityLimits } from '../schema/fields';

/** The default maximum of one line; customers request a quote for more. */
const usualMaximum = 100;

export type QuantityProblem = {
  code: 'not-whole' | 'zero' | 'below-minimum' | 'not-a-multiple' | 'above-maximum';
  message: string;
};

const roundUp = (quantity: number, multiple: number) => Math.ceil(quantity / multiple) * multiple;

/** The smallest quantity that can be bought; product pages start with it. */
export function startQuantity({ minQuantity, multiple }: QuantityLimits): number {
  return roundUp(Math.max(1, minQuantity), Math.max(1, multiple));
}

/** The largest quantity that can be bought at once when `available` units are in stock; 0 when none can. */
export function maxQuantityUpTo(limits: QuantityLimits, available: number): number {
  const multiple = Math.max(1, limits.multiple);
  const possible = Math.min(maxQuantityOf(limits), Math.floor(available / multiple) * multiple);
  return possible < startQuantity(limits) ? 0 : possible;
}

/**
 * The smallest quantity that can be bought when `available` units are in stock, and is at least `wanted`, which may be a
 * fraction; null when there is none.
 */
export function coverQuantity(limits: QuantityLimits, available: number, wanted: number): number | null {
  const multiple = Math.max(1, limits.multiple);
  const quantity = Math.max(startQuantity(limits), Math.ceil(wanted / multiple) * multiple);
  return quantity > maxQuantityUpTo(limits, available) ? null : quantity;
}

/** The largest quantity that can be bought at once: 100, unless the product sets its own or has a larger minimum. */
export function maxQuantityOf(limits: QuantityLimits): number {
  const multiple = Math.max(1, limits.multiple);
  const start = startQuantity(limits);
  const usual = start > usualMaximum ? start * 10 : usualMaximum * multiple;
  return Math.max(start, Math.floor((limits.maxQuantity ?? usual) / multiple) * multiple);
}

/** The quantity after pressing plus: from 0 it jumps to the smallest quantity, and it never exceeds the largest. */
export function stepUp(limits: QuantityLimits, quantity: number): number {
  const multiple = Math.max(1, limits.multiple);
  const next = (Math.floor(quantity / multiple) + 1) * multiple;
  return Math.min(Math.max(next, startQuantity(limits)), maxQuantityOf(limits));
}

/** The quantity after pressing minus: below the smallest quantity it drops to 0. */
export function stepDown(limits: QuantityLimits, quantity: number): number {
  const multiple = Math.max(1, limits.multiple);
  const next = Math.min((Math.ceil(quantity / multiple) - 1) * multiple, maxQuantityOf(limits));
  return next < startQuantity(limits) ? 0 : next;
}

/** A typed quantity as a number, or null unless it is a whole number of at least 0. */
export function readQuantity(typed: string): number | null {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
}

/** The message for a customer whose quantity breaks the product's limits; null when it doesn't. */
export function quantityProblem(limits: QuantityLimits, quantity: number | null): QuantityProblem | null {
  const start = startQuantity(limits);
  const max = maxQuantityOf(limits);
  if (quantity === null || !Number.isInteger(quantity) || quantity < 0) {
    return { code: 'not-whole', message: `Enter a whole number from 0 to ${max}` };
  }
  if (quantity === 0) return { code: 'zero', message: 'Choose a quantity' };
  if (quantity < start) return { code: 'below-minimum', message: `Minimum order is ${start}` };
  if (quantity > max) {
    return { code: 'above-maximum', message: `At most ${max} at once. Request a quote for more` };
  }
  if (quantity % Math.max(1, limits.multiple) !== 0) {
    return { code: 'not-a-multiple', message: `Sold in multiples of ${limits.multiple}` };
  }
  return null;
}
