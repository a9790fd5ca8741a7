import { formatDay } from '../../shared/dates';
import type { Product } from '../types';
import { countUnits } from './units';

export type Availability = { code: 'in-stock' | 'out-of-stock' | 'later'; text: string; detail: string };

/** What to say about the stock of an item or of one of its variants. */
export function availabilityOf(
  product: Pick<Product, 'availableFrom' | 'leadTimeDays' | 'successor' | 'unit' | 'packSize'>,
  available: number,
  now: Date,
): Availability {
  const days = `${product.leadTimeDays} working day${product.leadTimeDays === 1 ? '' : 's'}`;
  if (product.availableFrom > now.toISOString()) {
    return { code: 'later', text: `Available from ${formatDay(product.availableFrom)}`, detail: '' };
  }
  return available > 0
    ? {
        code: 'in-stock',
        text: `${countUnits(product, available)} in stock`,
        detail: `Leaves within ${days}`,
      }
    : {
        code: 'out-of-stock',
        text: 'Out of stock',
        detail: product.successor ? 'No longer made' : `Back within ${days} as a rule`,
      };
}
