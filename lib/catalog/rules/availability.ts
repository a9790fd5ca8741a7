import { formatDay } from '../../shared/dates';
import type { Product } from '../schema/product';
import { countUnits } from './units';

export type Availability = { code: 'in-stock' | 'out-of-stock' | 'later'; text: string; detail: string };

type Supply = Pick<Product, 'availableFrom' | 'leadTimeDays' | 'successor' | 'unit' | 'packSize'>;

const workingDays = (days: number) => `${days} working day${days === 1 ? '' : 's'}`;

/** The stock status that a page shows for a product or for one of its variants. */
export function availabilityOf(product: Supply, available: number, now: Date): Availability {
  const days = workingDays(product.leadTimeDays);
  if (product.availableFrom > now.toISOString()) {
    return { code: 'later', text: `Available from ${formatDay(product.availableFrom)}`, detail: '' };
  }
  if (available > 0) {
    return {
      code: 'in-stock',
      text: `${countUnits(product, available)} in stock`,
      detail: `Leaves within ${days}`,
    };
  }
  return {
    code: 'out-of-stock',
    text: 'Out of stock',
    detail: product.successor ? 'No longer made' : `Usually back within ${days}`,
  };
}
