import { formatDay } from '../shared/dates';
import { maxQuantityUpTo } from '../catalog/rules/quantity';
import type { QuantityLimits } from '../catalog/schema/fields';
import type { Product } from '../catalog/schema/product';

/** The reasons of movements that the shop writes itself, as the ledger and the reports show them. */
export const movementReasons = {
  order: 'Order',
  cancelled: 'Order cancelled',
  returned: 'Order returned',
  givenBack: 'Returned to stock',
  received: 'Received from supplier',
  counted: 'Stock count',
  migrated: 'Opening balance',
} as const;

/** Suggested reasons for a stock change. */
export const stockReasons = ['Counted', 'Delivery arrived', 'Damaged or lost', 'Correction'];

/**
 * The message for a quantity that exceeds the stock: how much can be ordered now, and when more arrives. Null when the
 * stock suffices. `quantityProblem` checks the product's own limits.
 */
export function stockProblem(
  product: QuantityLimits & Pick<Product, 'leadTimeDays' | 'successor' | 'availableFrom'>,
  available: number,
  quantity: number,
  now = new Date(),
): string | null {
  if (quantity <= available) return null;
  const possible = maxQuantityUpTo(product, available);
  const stock = available > 0 ? `Only ${available} in stock` : 'Out of stock';
  const limit =
    possible > 0 ? `: order up to ${possible} now` : available > 0 ? ', less than the minimum order' : '';
  return `${stock}${limit}. ${nextDelivery(product, now)}`;
}

function nextDelivery(
  { availableFrom, successor, leadTimeDays }: Pick<Product, 'leadTimeDays' | 'successor' | 'availableFrom'>,
  now: Date,
): string {
  if (availableFrom > now.toISOString()) return `Available from ${formatDay(availableFrom)}.`;
  if (successor) return 'No more will be made.';
  return `More within about ${leadTimeDays} working day${leadTimeDays === 1 ? '' : 's'}.`;
}
