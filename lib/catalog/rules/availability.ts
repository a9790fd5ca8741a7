import { formatDay } from '../../shared/dates';
import type { BackorderOffer } from '../schema/backorders';
import type { Product } from '../schema/product';
import { expectedText } from './backorders';
import { countUnits } from './units';

export type Availability = {
  code: 'in-stock' | 'out-of-stock' | 'on-backorder' | 'later';
  text: string;
  detail: string;
};

type Supply = Pick<Product, 'availableFrom' | 'leadTimeDays' | 'successor' | 'unit' | 'packSize'>;

const workingDays = (days: number) => `${days} working day${days === 1 ? '' : 's'}`;

/** The stock status that a page shows for a product or for one of its variants; `backorder` is what may be ordered beyond. */
export function availabilityOf(
  product: Supply,
  available: number,
  now: Date,
  backorder?: BackorderOffer,
): Availability {
  const days = workingDays(product.leadTimeDays);
  if (product.availableFrom > now.toISOString()) {
    return { code: 'later', text: `Available from ${formatDay(product.availableFrom)}`, detail: '' };
  }
  if (available > 0) {
    return {
      code: 'in-stock',
      text: `${countUnits(product, available)} in stock`,
      detail: `Leaves within ${days}${backorder ? `; more on backorder, ${expectedText(backorder)}` : ''}`,
    };
  }
  if (backorder) {
    const expected = expectedText(backorder);
    return {
      code: 'on-backorder',
      text: 'On backorder',
      detail: expected.charAt(0).toUpperCase() + expected.slice(1),
    };
  }
  return {
    code: 'out-of-stock',
    text: 'Out of stock',
    detail: product.successor ? 'No longer made' : `Usually back within ${days}`,
  };
}
