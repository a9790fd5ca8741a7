import { findStructure } from '../../catalog/queries/structure';
import { ancestrySlugs } from '../../catalog/rules/structure';
import { findVariants } from '../../catalog/queries/products';
import { buyingProblem, mergeLines } from '../../cart/rules';
import { findOffer, type Buyer } from '../../discounts/queries';
import type { AppliedDiscount } from '../../discounts/schema';
import { formatMoney } from '../../shared/money';
import { ok, fail, type Result } from '../../shared/result';
import type { DeliveryMethod, Shop } from '../../settings/schema/shop';
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

/** The delivery method of an order; fails when it or the country is not offered. */
export function findMethod(
  { delivery, address }: Pick<OrderInput, 'delivery' | 'address'>,
  shop: Shop,
): Result<DeliveryMethod> {
  const method = shop.deliveryMethods.find(({ id }) => id === delivery);
  if (!method) {
    const message = 'This delivery method is no longer offered.';
    return fail('invalid', 'unknown-delivery', message, { fields: { delivery: message } });
  }
  if (!shop.countries.some(({ code }) => code === address.country)) {
    const message = 'We do not deliver to this country.';
    return fail('invalid', 'unknown-country', message, { fields: { 'address.country': message } });
  }
  return ok(method);
}

/** Why a line can't be bought, as a failure; null when it can, as far as stock doesn't matter. */
export function lineFailure(problem: ReturnType<typeof buyingProblem>, sku: string, name: string) {
  if (problem?.state === 'unavailable') {
    const message = 'Something in this order is no longer available.';
    return fail('conflict', 'not-for-sale', message, { fields: { [sku]: 'No longer available' } });
  }
  if (problem?.state === 'wrong-quantity') {
    const words = `${name}: ${problem.message}`;
    return fail('invalid', 'wrong-quantity', words, { fields: { [sku]: problem.message } });
  }
  return null;
}

/** What decides about discounts, delivery and tax of an order; `held` are the discounts that it has already. */
export type Terms = {
  input: Pick<OrderInput, 'address' | 'code' | 'total'>;
  method: DeliveryMethod;
  shop: Shop;
  buyer: Buyer;
  held?: string[];
};

/**
 * Adds discounts, delivery and tax to lines; `categoryOf` names the category of each SKU's product. Fails when the total
 * differs from what was seen.
 */
export async function priceLines(
  lines: OrderLine[],
  categoryOf: (sku: string) => string,
  { input, method, shop, buyer, held }: Terms,
): Promise<Result<PricedOrder>> {
  const structure = await findStructure();
  const priced = lines.map(({ sku, total }) => ({
    sku,
    total,
    categories: ancestrySlugs(structure, categoryOf(sku)),
  }));
  const offer = await findOffer(priced, buyer, input.code ?? null, held);
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

/**
 * Prices an order from the catalog, the discounts and the shop's rules. Fails when something is not for sale, a quantity violates its
 * product's limits, country or delivery method are not offered, or the total differs from what the customer saw. Stock
 * and the uses of discounts are taken later: only that is conclusive.
 */
export async function priceOrder(input: OrderInput, shop: Shop, buyer: Buyer): Promise<Result<PricedOrder>> {
  const method = findMethod(input, shop);
  if (!method.ok) return method;
  const quantities = new Map(mergeLines(input.lines).map(({ sku, quantity }) => [sku, quantity]));
  // The lines keep the customer's order; stock is taken in the order of the SKUs.
  const skus = [...new Set(input.lines.map(({ sku }) => sku))];
  const offers = await findVariants(skus);
  const lines: OrderLine[] = [];
  for (const sku of skus) {
    const quantity = quantities.get(sku) ?? 0;
    const offer = offers.get(sku);
    const failure = lineFailure(buyingProblem(offer, quantity), sku, offer?.product.name ?? sku);
    if (failure) return failure;
    lines.push(orderLine(offer!, quantity));
  }
  const categoryOf = (sku: string) => offers.get(sku)!.product.category;
  return priceLines(lines, categoryOf, { input, method: method.value, shop, buyer });
}
