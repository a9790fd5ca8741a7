import { formatDay } from '../shared/dates';
import { roundedShare } from '../shared/money';
import { maxQuantityUpTo } from '../catalog/rules/quantity';
import type { QuantityLimits } from '../catalog/schema/fields';
import { onlyBackorder, orderableUnits } from '../catalog/rules/backorders';
import type { Product, Variant } from '../catalog/schema/product';
import type { StockFilters } from './schema';

/** The reasons of movements that the shop writes itself, as the ledger and the reports show them. */
export const movementReasons = {
  order: 'Order',
  edited: 'Order changed',
  cancelled: 'Order cancelled',
  returned: 'Order returned',
  repaired: 'Repaired',
  givenBack: 'Returned to stock',
  received: 'Received from supplier',
  counted: 'Stock count',
  migrated: 'Opening balance',
} as const;

/** Suggested reasons for a stock change. */
export const stockReasons = ['Counted', 'Delivery arrived', 'Damaged or lost', 'Correction'];

/**
 * The message for a quantity that exceeds the stock and what may be on backorder: how much can be ordered now, and when more arrives. Null when the
 * stock suffices. `quantityProblem` checks the product's own limits.
 */
export function stockProblem(
  product: QuantityLimits & Pick<Product, 'leadTimeDays' | 'successor' | 'availableFrom'>,
  supply: Pick<Variant, 'availableQuantity' | 'backorder'>,
  quantity: number,
  now = new Date(),
): string | null {
  const available = orderableUnits(supply);
  if (quantity <= available) return null;
  const possible = maxQuantityUpTo(product, available);
  const { availableQuantity, backorder } = supply;
  const stock = backorder
    ? onlyBackorder(availableQuantity, backorder.left)
    : available > 0
      ? `Only ${available} in stock`
      : 'Out of stock';
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

/**
 * The moving average of what the units of a SKU cost, after `change` units at `cost` each arrived: a whole number of
 * minor units. It stays the same when units leave or have no known cost.
 */
export function averageCostAfter(
  { available, averageCost }: { available: number; averageCost?: number },
  change: number,
  cost: number | undefined,
): number | undefined {
  if (cost === undefined || change <= 0) return averageCost;
  if (averageCost === undefined || available <= 0) return cost;
  return roundedShare(available * averageCost + change * cost, 1, available + change);
}

/** Whether a SKU has reached its reorder point; never without one. */
export const isLow = (units: number, reorderPoint: number | null | undefined): boolean =>
  typeof reorderPoint === 'number' && units <= reorderPoint;

export const stockPath = '/dashboard/stock';
export const ledgerPath = `${stockPath}/ledger`;
export const backordersPath = `${stockPath}/backorders`;
export const countsPath = `${stockPath}/counts`;

/** The address of the ledger of a SKU; SKUs may have slashes and spaces. */
export const ledgerHref = (sku: string, page = 1): string =>
  `${ledgerPath}?${new URLSearchParams({ sku, ...(page > 1 && { page: String(page) }) })}`;

const binOrder = new Intl.Collator('en', { numeric: true });

/** Orders bin places as one walks past them: A-2 before A-10, and no place last. */
export function compareBins(one: string, other: string): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return binOrder.compare(one, other);
}

/** The address of the stock list with these filters. */
export function stockHref(filters: StockFilters & { page?: number }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${stockPath}?${query}` : stockPath;
}
