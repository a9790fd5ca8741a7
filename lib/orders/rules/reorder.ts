import type { VariantOfItem } from '../../catalog/types';
import { largestQuantity, quantityProblem } from '../../catalog/rules/quantity';
import { unitPrice } from '../../catalog/rules/prices';
import { formatMoney } from '../../shared/money';
import type { OrderLine } from '../types';

/** What of an earlier line can be bought now, and what the customer should know about it. */
export function reorderLine(
  line: OrderLine,
  offer: VariantOfItem | undefined,
): { quantity: number; note: string | null } {
  if (!offer) return { quantity: 0, note: `${line.name} is no longer sold` };
  const { item, variant } = offer;
  const fitting = Math.min(line.quantity, variant.availableQuantity, largestQuantity(item));
  const quantity = fitting - (fitting % Math.max(1, item.multiple));
  if (quantityProblem(item, quantity)) return { quantity: 0, note: `${item.name} is sold out at present` };
  if (quantity < line.quantity)
    return { quantity, note: `${item.name}: ${quantity} instead of ${line.quantity}, more are not in stock` };
  const price = unitPrice(item, variant, quantity);
  if (price === line.unitPrice) return { quantity, note: null };
  const [before, after] = [line.unitPrice, price].map((amount) => formatMoney(amount, item.currency));
  return { quantity, note: `${item.name} now costs ${after} each instead of ${before}` };
}
