import type { ProductVariant } from '../../lib/catalog/schema/product';
import { chooseDiscounts } from '../../lib/discounts/rules/offer';
import type { DiscountOffer } from '../../lib/discounts/schema';
import { orderLine } from '../../lib/orders/rules/totals';
import type { Shop } from '../../lib/settings/schema/shop';
import { dayAt } from '../../lib/shared/dates';
import { demoDiscounts } from '../discounts';
import type { PlannedOrder } from './order-plan';

const candidates = demoDiscounts.map((discount) => ({ ...discount, used: 0, usedByCustomer: 0 }));
const automatic = candidates.filter(({ code }) => code === null);
const welcome = candidates.find(({ code }) => code === 'WELCOME10')!;
const freight = candidates.find(({ code }) => code === 'FREIGHT')!;

/**
 * Decides about the discounts of planned orders, which it must be asked for in their order: every other buyer enters the
 * welcome code with the first order, and some later orders have the code for free delivery.
 */
export function demoDiscounter(
  offers: Map<string, ProductVariant>,
  { timeZone, currency, locale }: Shop,
): (planned: PlannedOrder) => DiscountOffer {
  const seen = new Set<string>();
  return ({ index, buyer, lines, placedAt }) => {
    const isFirst = !seen.has(buyer.id);
    seen.add(buyer.id);
    const candidate = isFirst && index % 2 === 0 ? welcome : !isFirst && index % 9 === 0 ? freight : null;
    const priced = lines.map(({ sku, quantity }) => {
      const offer = offers.get(sku)!;
      return { sku, categories: [offer.product.category], total: orderLine(offer, quantity).total };
    });
    const today = dayAt(placedAt, timeZone);
    const situation = { lines: priced, email: buyer.email, today, currency, locale };
    return chooseDiscounts(automatic, candidate && { code: candidate.code!, candidate }, situation);
  };
}
