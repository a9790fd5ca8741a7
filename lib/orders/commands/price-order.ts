import { findOffers } from '../../assortments/queries';
import { findStructure } from '../../catalog/queries/structure';
import { ancestrySlugs } from '../../catalog/rules/structure';
import { findVariants } from '../../catalog/queries/products';
import type { ProductVariant } from '../../catalog/schema/product';
import { buyingProblem, mergeLines } from '../../cart/rules';
import { noOffer } from '../../cart/rules';
import { findCallOffTerms } from '../../blanket-orders/queries/terms';
import { findQuoteTerms } from '../../quotes/queries/terms';
import { findOffer, type Buyer } from '../../discounts/queries';
import { findDeliveryOptions } from '../../delivery/queries';
import type { DeliveryOffer } from '../../delivery/schema';
import { withOwnNumbers } from '../../own-numbers/queries';
import type { ContractBuyer } from '../../price-lists/queries';
import { formatMoney } from '../../shared/money';
import { ok, fail, type Result } from '../../shared/result';
import type { Shop } from '../../settings/schema/shop';
import type { OrderInput, OrderSelection } from '../schema/inputs';
import { hasFreeDelivery, savedBy } from '../rules/discounts';
import { findTaxing } from '../queries/taxing';
import { quotedMethod } from '../rules/quotes';
import { orderLine, taxedLine, totalsOf } from '../rules/totals';
import type { OrderBlanketOrder, OrderLine, OrderQuote } from '../schema/order';
import type { PricedOrder } from '../rules/price-changes';

/**
 * The delivery of these lines as it is offered now; fails when the method or the country is unknown, or when the method
 * doesn't take these goods to this place.
 */
export async function findDelivery(
  lines: OrderLine[],
  offers: Map<string, ProductVariant>,
  { delivery, address }: Pick<OrderSelection, 'delivery' | 'address'>,
  shop: Shop,
): Promise<Result<DeliveryOffer>> {
  const options = await findDeliveryOptions(shop, address, lines, offers);
  const option = options.find(({ id }) => id === delivery);
  if (!option) {
    const message = 'This delivery method is no longer offered.';
    return fail('invalid', 'unknown-delivery', message, { fields: { delivery: message } });
  }
  if (!shop.countries.some(({ code }) => code === address.country)) {
    const message = 'We do not deliver to this country.';
    return fail('invalid', 'unknown-country', message, { fields: { 'address.country': message } });
  }
  if (!option.offer) {
    const message = `${option.problem} Please choose another delivery method.`;
    return fail('conflict', 'delivery-not-offered', message, { fields: { delivery: message } });
  }
  return ok(option.offer);
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
  input: Pick<OrderSelection, 'address' | 'code'>;
  method: DeliveryOffer;
  shop: Shop;
  buyer: Buyer;
  held?: string[];
  /** The quote, or the blanket order, that fixes the prices of the goods: no discount counts then. */
  quote?: OrderQuote;
  blanketOrder?: OrderBlanketOrder;
};

/** The prices of an order, and why a code that was entered takes nothing off it. */
type Priced = { prices: PricedOrder; codeProblem: string | null };

async function addTerms(
  lines: OrderLine[],
  categoryOf: (sku: string) => string,
  { input, method: offered, shop, buyer, held, quote, blanketOrder }: Terms,
): Promise<Priced> {
  const structure = await findStructure();
  const priced = lines.map(({ sku, total }) => ({
    sku,
    total,
    categories: ancestrySlugs(structure, categoryOf(sku)),
  }));
  const method = quotedMethod(offered, quote?.delivery);
  const isFixed = quote !== undefined || blanketOrder !== undefined;
  const offer = isFixed ? noOffer : await findOffer(priced, buyer, input.code ?? null, held);
  const discounted = lines.map((line, index) => ({
    ...line,
    discount: offer.lineDiscounts[index] || undefined,
  }));
  const taxing = await findTaxing(lines, shop, buyer);
  const { address } = input;
  const totals = totalsOf(discounted, method, address, shop, hasFreeDelivery(offer.discounts), taxing);
  const { id, name, minDays, maxDays, zone, estimate } = method;
  const discounts = savedBy(offer.discounts, totals);
  const taxed = discounted.map((line) => taxedLine(line, method, address, shop, taxing));
  const delivery = { id, name, minDays, maxDays, tracking: '', ...(zone && { zone }), estimate };
  const prices = {
    lines: taxed,
    totals,
    delivery,
    ...(discounts.length > 0 && { discounts }),
    ...(quote && { quote }),
    ...(blanketOrder && { blanketOrder }),
  };
  return { prices, codeProblem: offer.codeProblem };
}

/** The prices, or a failure where their total differs from what was seen. */
function agreed({ prices, codeProblem }: Priced, seen: number, { locale }: Shop): Result<PricedOrder> {
  const { total, currency } = prices.totals;
  if (total === seen) return ok(prices);
  const reason = codeProblem ? `${codeProblem} ` : '';
  const message = `${reason}The total has changed to ${formatMoney(total, currency, locale)}. Please check it and order again.`;
  return fail('conflict', 'total-changed', message, { fields: { total: String(total) } });
}

/**
 * Adds discounts, delivery and tax to lines; `categoryOf` names the category of each SKU's product. Fails when the total
 * differs from what was seen.
 */
export async function priceLines(
  lines: OrderLine[],
  categoryOf: (sku: string) => string,
  terms: Terms & { input: Pick<OrderInput, 'total'> },
): Promise<Result<PricedOrder>> {
  return agreed(await addTerms(lines, categoryOf, terms), terms.input.total, terms.shop);
}

type AgreedLine = { sku: string; name: string; quantity: number; unitPrice: number };

/**
 * The goods of an order at agreed prices and in agreed quantities, which count whatever the catalog says. Fails like
 * `findLines`.
 */
async function findAgreedLines(
  agreed: AgreedLine[],
  input: OrderSelection,
  shop: Shop,
  buyer: ContractBuyer,
) {
  // What was agreed may be exclusive, whatever the buyer's assortments are now.
  const found = await findVariants(
    agreed.map(({ sku }) => sku),
    { exclusive: true },
  );
  const offers = await withOwnNumbers(found, buyer);
  const lines: OrderLine[] = [];
  for (const { sku, name, quantity, unitPrice } of agreed) {
    const offer = offers.get(sku);
    if (!offer) return lineFailure(buyingProblem(undefined, quantity), sku, name)!;
    lines.push({ ...orderLine(offer, quantity), name, unitPrice, total: unitPrice * quantity });
  }
  const categoryOf = (sku: string) => offers.get(sku)!.product.category;
  const method = await findDelivery(lines, offers, input, shop);
  return method.ok ? ok({ lines, categoryOf, method: method.value }) : method;
}

/** The goods of an order by a quote. Fails like `findLines`. */
async function findQuotedLines(
  quote: NonNullable<OrderSelection['quote']>,
  input: OrderSelection,
  shop: Shop,
  buyer: ContractBuyer,
) {
  if (input.blanketOrder) {
    const message = 'An order is by a quote or calls off from a blanket order, not both';
    return fail('invalid', 'two-agreements', `${message}.`, { fields: { blanketOrder: message } });
  }
  const terms = await findQuoteTerms(quote, input.lines, buyer, shop.currency);
  if (!terms.ok) return terms;
  const { number, version, delivery, lines } = terms.value;
  const found = await findAgreedLines(lines, input, shop, buyer);
  if (!found.ok) return found;
  const fixed = { number, version, ...(delivery !== null && { delivery }) };
  return ok({ ...found.value, quote: fixed, blanketOrder: undefined });
}

/** The goods of an order that calls off from a blanket order. Fails like `findLines`. */
async function findCalledOffLines(number: string, input: OrderSelection, shop: Shop, buyer: ContractBuyer) {
  const terms = await findCallOffTerms(number, input.lines, buyer, shop.currency);
  if (!terms.ok) return terms;
  const { lines, purchaseOrder } = terms.value;
  const found = await findAgreedLines(lines, input, shop, buyer);
  if (!found.ok) return found;
  return ok({ ...found.value, quote: undefined, blanketOrder: { number, purchaseOrder } });
}

/**
 * The goods of an order at the buyer's present prices, or at those of a quote or a blanket order. Fails when something
 * is not for sale, a quantity violates its product's limits, the country is unknown, or the delivery method doesn't
 * take the goods there.
 */
export async function findLines(input: OrderSelection, shop: Shop, buyer: ContractBuyer) {
  if (input.code && (input.quote || input.blanketOrder)) {
    const message = 'A discount code can’t be used with prices that are agreed';
    return fail('invalid', 'code-with-quote', `${message}.`, { fields: { code: message } });
  }
  if (input.quote) return findQuotedLines(input.quote, input, shop, buyer);
  if (input.blanketOrder) return findCalledOffLines(input.blanketOrder, input, shop, buyer);
  const quantities = new Map(mergeLines(input.lines).map(({ sku, quantity }) => [sku, quantity]));
  // The lines keep the customer's order; stock is taken in the order of the SKUs.
  const skus = [...new Set(input.lines.map(({ sku }) => sku))];
  const offers = await withOwnNumbers(await findOffers(skus, buyer), buyer);
  const lines: OrderLine[] = [];
  for (const sku of skus) {
    const quantity = quantities.get(sku) ?? 0;
    const offer = offers.get(sku);
    const failure = lineFailure(buyingProblem(offer, quantity), sku, offer?.product.name ?? sku);
    if (failure) return failure;
    lines.push(orderLine(offer!, quantity));
  }
  const categoryOf = (sku: string) => offers.get(sku)!.product.category;
  const method = await findDelivery(lines, offers, input, shop);
  if (!method.ok) return method;
  return ok({ lines, categoryOf, method: method.value, quote: undefined, blanketOrder: undefined });
}

async function priceSelection(input: OrderSelection, shop: Shop, buyer: Buyer): Promise<Result<Priced>> {
  const found = await findLines(input, shop, buyer);
  if (!found.ok) return found;
  const { lines, categoryOf, method, quote, blanketOrder } = found.value;
  return ok(await addTerms(lines, categoryOf, { input, method, shop, buyer, quote, blanketOrder }));
}

/** The present prices of what a customer has selected. Fails like `findLines`. */
export async function findPresentPrices(
  input: OrderSelection,
  shop: Shop,
  buyer: Buyer,
): Promise<Result<PricedOrder>> {
  const priced = await priceSelection(input, shop, buyer);
  return priced.ok ? ok(priced.value.prices) : priced;
}

/**
 * Prices an order from the catalog, the discounts and the shop's rules. Fails like `findLines`, and when the total differs
 * from what the customer saw. Stock and the uses of discounts are taken later: only that is conclusive.
 */
export async function priceOrder(input: OrderInput, shop: Shop, buyer: Buyer): Promise<Result<PricedOrder>> {
  const priced = await priceSelection(input, shop, buyer);
  return priced.ok ? agreed(priced.value, input.total, shop) : priced;
}
