import type { LineInput } from '../../cart/schema';
import type { Order, OrderLine, Totals } from '../schema/order';

/**
 * The line of an order that replaces returned units: the product as it was bought, at no charge. Its price is 0, not
 * discounted to 0: there is no sale, so there is no invoice, no tax and no discount.
 */
export function replacementLine({ lines }: Pick<Order, 'lines'>, { sku, quantity }: LineInput): OrderLine {
  const bought = lines.find((line) => line.sku === sku)!;
  const { productId, slug, name, color, size, img, unit, taxBasisPoints } = bought;
  const free = { listPrice: 0, unitPrice: 0, total: 0, taxBasisPoints };
  return { sku, productId, slug, name, color, size, img, unit, quantity, ...free };
}

/** The totals of an order that replaces returned units. */
export const replacementTotals = ({ currency, taxName, taxBasisPoints }: Totals): Totals => ({
  subtotal: 0,
  shipping: 0,
  tax: 0,
  taxName,
  taxBasisPoints,
  taxes: [],
  total: 0,
  currency,
});
