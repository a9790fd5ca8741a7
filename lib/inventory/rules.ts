import { startQuantity } from '../catalog/rules/quantity';
import type { Product, QuantityLimits } from '../catalog/types';

/** What a change of stock may be put down to. */
export const stockReasons = ['Counted', 'Delivery arrived', 'Damaged or lost', 'Correction'];

/** Why so many units are not in stock, with the quantity that can be ordered now and when more arrive; or null. */
export function stockProblem(
  product: QuantityLimits & Pick<Product, 'leadTimeDays' | 'successor'>,
  available: number,
  quantity: number,
): string | null {
  if (quantity <= available) return null;
  const multiple = Math.max(1, product.multiple);
  const possible = Math.floor(available / multiple) * multiple;
  const days = `${product.leadTimeDays} working day${product.leadTimeDays === 1 ? '' : 's'}`;
  const more = product.successor ? 'No more will be made.' : `More within about ${days}.`;
  return possible >= startQuantity(product)
    ? `Only ${available} in stock: order up to ${possible} now. ${more}`
    : `Only ${available} in stock, less than the minimum order. ${more}`;
}
