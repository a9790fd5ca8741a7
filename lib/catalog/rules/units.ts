import { formatNumber } from '../../shared/formats';
import type { Product } from '../schema/product';

/** The unit of a price: "each", "per pair", "per pack of 100". */
export function perUnit({ unit, packSize }: Pick<Product, 'unit' | 'packSize'>): string {
  if (unit === 'each') return packSize > 1 ? `per pack of ${formatNumber(packSize)}` : 'each';
  return `per ${unit}`;
}

/** A number of units, with the word for packs where the unit is one: "360 packs". */
export function countUnits({ unit, packSize }: Pick<Product, 'unit' | 'packSize'>, count: number): string {
  const number = formatNumber(count);
  const inPacks = packSize > 1 && /^(each$|pack )/.test(unit);
  return inPacks ? `${number} ${count === 1 ? 'pack' : 'packs'}` : number;
}
