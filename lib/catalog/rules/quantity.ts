import type { QuantityLimits } from '../types';

/** The usual ceiling for one line; larger wishes become a request for a quote. */
const usualMaximum = 100;

export type QuantityProblem = {
  code: 'not-whole' | 'zero' | 'below-minimum' | 'not-a-multiple' | 'above-maximum';
  message: string;
};

const roundUp = (quantity: number, multiple: number) => Math.ceil(quantity / multiple) * multiple;

/** The quantity that a product page starts with, and the least that can be bought. */
export function startQuantity({ minQuantity, multiple }: QuantityLimits): number {
  return roundUp(Math.max(1, minQuantity), Math.max(1, multiple));
}

/** The most that can be bought at once: 100, unless the item says otherwise or its own minimum is larger. */
export function maxQuantityOf(limits: QuantityLimits): number {
  const multiple = Math.max(1, limits.multiple);
  const start = startQuantity(limits);
  const usual = start > usualMaximum ? start * 10 : usualMaximum * multiple;
  return Math.max(start, Math.floor((limits.maxQuantity ?? usual) / multiple) * multiple);
}

/** What plus makes of a quantity: it stops at the largest, and leaves 0 for the smallest that can be bought. */
export function stepUp(limits: QuantityLimits, quantity: number): number {
  const multiple = Math.max(1, limits.multiple);
  const next = (Math.floor(quantity / multiple) + 1) * multiple;
  return Math.min(Math.max(next, startQuantity(limits)), maxQuantityOf(limits));
}

/** What minus makes of a quantity: it stops at 0, and goes there from the smallest that can be bought. */
export function stepDown(limits: QuantityLimits, quantity: number): number {
  const multiple = Math.max(1, limits.multiple);
  const next = Math.min((Math.ceil(quantity / multiple) - 1) * multiple, maxQuantityOf(limits));
  return next < startQuantity(limits) ? 0 : next;
}

/** A typed quantity as a number, or null when it is not a whole number of at least 0. */
export function readQuantity(typed: string): number | null {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
}

/** Why a quantity can't be bought, in words for the person, or null. The one rule of screen, cart and API. */
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
