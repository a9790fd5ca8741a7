import { formatDay } from '../../shared/dates';
import type { Product, Variant } from '../types';
import { maxQuantityUpTo } from './quantity';
import { countUnits } from './units';

export type Availability = { code: 'in-stock' | 'out-of-stock' | 'later'; text: string; detail: string };

type Supply = Pick<Product, 'availableFrom' | 'leadTimeDays' | 'successor' | 'unit' | 'packSize'>;

const workingDays = (days: number) => `${days} working day${days === 1 ? '' : 's'}`;

/** What a page says about the stock of a product or of one of its variants. */
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

export type StockProblem = {
  code: 'out-of-stock' | 'too-few';
  /** The largest quantity that can be bought now; 0 when none can. */
  possible: number;
  message: string;
};

/**
 * Why a quantity of a variant exceeds its stock: how much is possible now, and when there is more. Null when the stock
 * suffices. Ask `quantityProblem` first: it checks the quantity against the product's own limits.
 *
 * @example stockProblem(drill, drill.variants[0], 20, new Date())?.message
 *   // "Only 12 in stock. More is usually back within 3 working days"
 */
export function stockProblem(
  product: Supply & Pick<Product, 'minQuantity' | 'multiple' | 'maxQuantity'>,
  { availableQuantity }: Pick<Variant, 'availableQuantity'>,
  quantity: number,
  now: Date,
): StockProblem | null {
  if (quantity <= availableQuantity) return null;
  const possible = maxQuantityUpTo(product, availableQuantity);
  const next = nextDelivery(product, now);
  if (possible === 0) {
    const units =
      availableQuantity > 0 ? `Only ${countUnits(product, availableQuantity)} left` : 'Out of stock';
    return { code: 'out-of-stock', possible, message: `${units}. ${next}` };
  }
  const stock = `Only ${countUnits(product, availableQuantity)} in stock`;
  const limit = possible < availableQuantity ? `, sold in multiples: at most ${possible}` : '';
  return { code: 'too-few', possible, message: `${stock}${limit}. ${next}` };
}

function nextDelivery({ availableFrom, successor, leadTimeDays }: Supply, now: Date): string {
  if (availableFrom > now.toISOString()) return `Available from ${formatDay(availableFrom)}`;
  if (successor) return 'It is no longer made';
  return `More is usually back within ${workingDays(leadTimeDays)}`;
}
