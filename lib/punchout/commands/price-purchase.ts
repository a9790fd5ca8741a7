import { findOffers } from '../../assortments/queries';
import { mergeLines } from '../../cart/rules';
import { backorderedPart } from '../../catalog/rules/backorders';
import { findCreditOffer } from '../../credit/queries';
import { findDeliveryOptions } from '../../delivery/queries';
import { cheapestDelivery } from '../../delivery/rules/cheapest';
import { findPresentPrices } from '../../orders/commands/price-order';
import { orderLine } from '../../orders/rules/totals';
import type { OrderInput } from '../../orders/schema/inputs';
import type { OrderLine } from '../../orders/schema/order';
import { findShop } from '../../settings/queries';
import { decimalMoney } from '../../shared/money';
import type { Failure } from '../../shared/result';
import { problem, type CxmlProblem, type CxmlStatus } from '../rules/cxml';
import type { Purchase, PurchaseItem } from '../rules/purchase';

const statuses: Partial<Record<Failure['kind'], CxmlStatus>> = {
  invalid: 400,
  forbidden: 403,
  'too-many': 560,
  unavailable: 560,
};

/** A failure of the shop as a status of cXML; its text names what is wrong with each field. */
export function problemOf({ kind, message, fields = {} }: Failure): CxmlProblem {
  const named = Object.entries(fields).map(([field, text]) => `${field}: ${text}`);
  const text = named.length ? `${message} (${named.join('; ')})` : message;
  return problem(statuses[kind] ?? 409, text.slice(0, 1_000));
}

/** What an order pays that differs from the present prices, line by line; null for nothing. */
function priceProblem(items: PurchaseItem[], lines: OrderLine[], currency: string): CxmlProblem | null {
  const prices = new Map(lines.map(({ sku, unitPrice }) => [sku, unitPrice]));
  const wrong = items
    .filter((item) => item.currency !== currency || item.unitPrice !== prices.get(item.sku))
    .map((item) => {
      const price = `${decimalMoney(prices.get(item.sku) ?? 0, currency)} ${currency}`;
      return `line ${item.lineNumber} (${item.sku}): the price is ${price}, the order says ${decimalMoney(item.unitPrice, item.currency)} ${item.currency}`;
    });
  return wrong.length
    ? problem(409, `Prices differ, nothing was ordered: ${wrong.join('; ').slice(0, 900)}`)
    : null;
}

const noTerms =
  'Orders by cXML are paid on invoice, and this company has no invoice terms: ask the shop for them. Nothing was ordered.';

type Buyer = { userId: string; email: string; companyId: string };

/**
 * The order as the shop places it: on invoice terms, by the cheapest delivery, at the present prices of the company. Fails
 * where something can't be ordered, or the purchasing system pays another price for a unit.
 */
export async function pricePurchase(
  { orderId, address, items }: Purchase,
  buyer: Buyer,
): Promise<OrderInput | CxmlProblem> {
  const shop = await findShop();
  if (!(await findCreditOffer(buyer.companyId, shop))) return problem(409, noTerms);
  const merged = mergeLines(items);
  const offers = await findOffers(
    merged.map(({ sku }) => sku),
    buyer,
  );
  const missing = merged.filter(({ sku }) => !offers.has(sku)).map(({ sku }) => sku);
  if (missing.length) return problem(409, `Not offered to this company: ${missing.join(', ').slice(0, 500)}`);
  const goods = merged.map(({ sku, quantity }) => orderLine(offers.get(sku)!, quantity));
  const wrong = priceProblem(items, goods, shop.currency);
  if (wrong) return wrong;
  const options = await findDeliveryOptions(shop, address, goods, offers);
  const { cheapest, problems } = cheapestDelivery(options, false);
  if (!cheapest)
    return problem(409, `The goods can’t be delivered there. ${problems.join(' ')}`.slice(0, 900));
  const lines = merged.map((line) => {
    const comments = items.filter(({ sku }) => sku === line.sku).map(({ comment }) => comment);
    const comment = [...new Set(comments.filter(Boolean))].join('; ').slice(0, 200);
    return { ...line, ...(comment && { comment }) };
  });
  const selection = { lines, address, delivery: cheapest.offer.id };
  const priced = await findPresentPrices(selection, shop, buyer);
  if (!priced.ok) return problemOf(priced.failure);
  const backorders = merged.flatMap(({ sku, quantity }) => {
    const part = backorderedPart(offers.get(sku)!.variant, quantity);
    return part ? [{ sku, quantity: part.quantity }] : [];
  });
  return {
    ...selection,
    ...(backorders.length > 0 && { backorders }),
    fromCart: false,
    payment: { method: 'invoice', purchaseOrder: orderId },
    company: buyer.companyId,
    total: priced.value.totals.total,
  };
}
