import type { MinorUnits } from '../../shared/money';

/**
 * Divides an amount over shares in proportion to their weights, exact to the minor unit by the largest remainder
 * method; of equal remainders the first one counts. No part exceeds its weight when the amount doesn't exceed their sum.
 */
export function allocate(amount: MinorUnits, weights: MinorUnits[]): MinorUnits[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 || amount === 0) return weights.map(() => 0);
  // BigInt: the product of two amounts may exceed what a number holds exactly.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(whole)));
  const remainders = products.map((product) => Number(product % BigInt(whole)));
  const missing = amount - parts.reduce((sum, part) => sum + part, 0);
  const largestFirst = [...parts.keys()].sort((one, other) => remainders[other]! - remainders[one]!);
  for (const index of largestFirst.slice(0, missing)) parts[index]! += 1;
  return parts;
}
