import { roundedShare, type MinorUnits } from '../../shared/money';

/** How computed prices are rounded: to the nearest multiple of `step`, plus `ending`; both in minor units. */
export const roundings = {
  exact: { name: 'To the cent', step: 1, ending: 0 },
  five: { name: 'To 5 cents', step: 5, ending: 0 },
  ten: { name: 'To 10 cents', step: 10, ending: 0 },
  whole: { name: 'To a whole amount', step: 100, ending: 0 },
  'ends-99': { name: 'Ending in .99', step: 100, ending: 99 },
  'ends-95': { name: 'Ending in .95', step: 100, ending: 95 },
} as const;
export type Rounding = keyof typeof roundings;
export const roundingNames = Object.keys(roundings) as Rounding[];

/**
 * The amount `numerator / denominator` (at least 0, in minor units) rounded to the nearest amount that the rule allows,
 * upwards from the middle. Amounts that end in .99 or .95 are never below that ending.
 */
function roundTo(numerator: number, denominator: number, rounding: Rounding): MinorUnits {
  const { step, ending } = roundings[rounding];
  const shifted = numerator - ending * denominator;
  const steps = roundedShare(shifted, 1, denominator * step);
  return (ending > 0 ? Math.max(0, steps) : steps) * step + ending;
}

/** A price changed by a percentage with at most two decimals: `changeByPercent(1000, 5, 'ends-99')` is 1099. */
export function changeByPercent(price: MinorUnits, percent: number, rounding: Rounding): MinorUnits {
  const factor = 10_000 + Math.round(percent * 100);
  return roundTo(price * factor, 10_000, rounding);
}

/** A price changed by an amount. May be negative if the rule allows it: the caller rejects such prices. */
export function changeByAmount(price: MinorUnits, amount: MinorUnits, rounding: Rounding): MinorUnits {
  const sum = price + amount;
  return sum < 0 ? sum : roundTo(sum, 1, rounding);
}
