import type { ProductVariant } from '../../catalog/schema/product';
import { orderableUnits } from '../../catalog/rules/backorders';
import { maxQuantityOf, quantityProblem } from '../../catalog/rules/quantity';
import { unitPrice } from '../../pricing/rules';
import { formatMoney } from '../../shared/money';
import type { OrderLine } from '../schema/order';

/** The quantity of an earlier line that can be bought now, with a note for the customer when something has changed. */
export function reorderLine(
  line: OrderLine,
  offer: ProductVariant | undefined,
): { quantity: number; note: string | null } {
  if (!offer) return { quantity: 0, note: `${line.name} is no longer sold` };
  const { product, variant } = offer;
  const fitting = Math.min(line.quantity, orderableUnits(variant), maxQuantityOf(product));
  const quantity = fitting - (fitting % Math.max(1, product.multiple));
  if (quantityProblem(product, quantity)) return { quantity: 0, note: `${product.name} is sold out` };
  if (quantity < line.quantity)
    return {
      quantity,
      note: `${product.name}: ${quantity} instead of ${line.quantity}, no more are in stock`,
    };
  const price = unitPrice(product, variant, quantity);
  if (price === line.unitPrice) return { quantity, note: null };
  const [before, after] = [line.unitPrice, price].map((amount) => formatMoney(amount, product.currency));
  return { quantity, note: `${product.name} now costs ${after} each instead of ${before}` };
}
