import { findStructure } from '../../catalog/queries/structure';
import { ancestrySlugs } from '../../catalog/rules/structure';
import { findVariants } from '../../catalog/queries/products';
import { buyingProblem, mergeLines } from '../../cart/rules';
import { findOffer, type Buyer } from '../../discounts/queries';
import type { AppliedDiscount } from '../../discounts/schema';
import { formatMoney } from '../../shared/money';
import { ok, fail, type Result } from '../../shared/result';
import type { Shop } from '../../settings/schema/shop';
import type { OrderInput } from '../schema/inputs';
import { hasFreeDelivery, savedBy } from '../rules/discounts';
import { orderLine, totalsOf } from '../rules/totals';
import type { Delivery, OrderLine, Totals } from '../schema/order';

export type PricedOrder = {
  lines: OrderLine[];
  totals: Totals;
  delivery: Delivery;
  discounts?: AppliedDiscount[];
};

/**
 * Prices an order from the catalog, the discounts and the shop's rules. Fails when something is not for sale, a quantity violates its
 * product's limits, country or delivery method are not offered, or the total differs from what the customer saw. Stock
 * and the uses of discounts are taken later: only that is conclusive.
 */
export async function priceOrder(input: OrderInput, shop: Shop, buyer: Buyer): Promise<Result<PricedOrder>> {
  const method = shop.deliveryMethods.find(({ id }) => id === input.delivery);
  if (!method) {
    const message = 'This delivery method is no longer offered.';
    return fail('invalid', 'unknown-delivery', message, { fields: { delivery: message } });
  }
  if (!shop.countries.some(({ code }) => code === input.address.country)) {
    const message = 'We do not deliver to this country.';
    return fail('invalid', 'unknown-country', message, { fields: { 'address.country': message } });
  }
  const quantities = new Map(mergeLines(input.lines).map(({ sku, quantity }) => [sku, quantity]));
  // The lines keep the customer's order; stock is taken in the order of the SKUs.
  const skus = [...new Set(input.lines.map(({ sku }) => sku))];
  const offers = await findVariants(skus);
  const lines: OrderLine[] = [];
  for (const sku of skus) {
    const quantity = quantities.get(sku) ?? 0;
    const offer = offers.get(sku);
    const problem = buyingProblem(offer, quantity);
    if (!offer || problem?.state === 'unavailable') {
      const message = 'Something in this order is no longer available.';
      return fail('conflict', 'not-for-sale', message, { fields: { [sku]: 'No longer available' } });
    }
    if (problem?.state === 'wrong-quantity') {
      const words = `${offer.product.name}: ${problem.message}`;
      return fail('invalid', 'wrong-quantity', words, { fields: { [sku]: problem.message } });
    }
    lines.push(orderLine(offer, quantity));
  }
  const structure = await findStructure();
  const priced = lines.map(({ sku, total }) => ({
    sku,
    total,
    categories: ancestrySlugs(structure, offers.get(sku)!.product.category),
  }));
  const offer = await findOffer(priced, buyer, input.code ?? null);
  const discounted = lines.map((line, index) => ({
    ...line,
    discount: offer.lineDiscounts[index] || undefined,
  }));
  const totals = totalsOf(discounted, method, input.address, shop, hasFreeDelivery(offer.discounts));
  if (totals.total !== input.total) {
    const reason = offer.codeProblem ? `${offer.codeProblem} ` : '';
    const message = `${reason}The total has changed to ${formatMoney(totals.total, totals.currency, shop.locale)}. Please check it and order again.`;
    return fail('conflict', 'total-changed', message, { fields: { total: String(totals.total) } });
  }
  const { id, name, minDays, maxDays } = method;
  const discounts = savedBy(offer.discounts, totals);
  const taxed = discounted.map((line) => ({ ...line, taxBasisPoints: totals.taxBasisPoints }));
  return ok({
    lines: taxed,
    totals,
    delivery: { id, name, minDays, maxDays, tracking: '' },
    ...(discounts.length > 0 && { discounts }),
  });
}
