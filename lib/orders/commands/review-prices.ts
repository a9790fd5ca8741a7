import type { CheckoutCart } from '../rules/checkout';
import type { Buyer } from '../../discounts/queries';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { formatMoney } from '../../shared/money';
import { fail, ok, type Result } from '../../shared/result';
import type { Shop } from '../../settings/schema/shop';
import { reviewedPrices, type ReviewedPricesDocument } from '../collection/reviewed-prices';
import { findReview, reviewIdOf, reviewView } from '../queries/reviewed-prices';
import { changeFields, priceChanges, type PricedOrder, type ReviewedPrices } from '../rules/price-changes';
import type { OrderInput, OrderSelection } from '../schema/inputs';
import type { SavedAddress } from '../schema/order';
import { findLines, findPresentPrices, priceOrder } from './price-order';

/** How long the prices of a review hold. */
export const reviewMinutes = 15;
/** A review is kept for a day longer, to say what has changed. */
const retention = 24 * 60 * 60_000;

function isValid({ until, prices }: ReviewedPricesDocument, { currency }: Shop): boolean {
  return until > now() && prices.totals.currency === currency;
}

/** A review of these prices that begins now; `last` is the one that it replaces. */
function begin(
  _id: string,
  customerId: string,
  prices: PricedOrder,
  last: ReviewedPricesDocument | null,
): ReviewedPricesDocument {
  const until = new Date(now().getTime() + reviewMinutes * 60_000);
  const removeAt = new Date(until.getTime() + retention);
  const isChanged = last !== null && priceChanges(last.prices, prices).length > 0;
  return { _id, customerId, prices, until, removeAt, ...(isChanged && { previous: last.prices }) };
}

/** Stores a review unless another request has stored one meanwhile; false then. */
async function store(next: ReviewedPricesDocument, last: ReviewedPricesDocument | null): Promise<boolean> {
  try {
    if (last) {
      const { _id, until } = last;
      return (await reviewedPrices().replaceOne({ _id, until }, next)).matchedCount > 0;
    }
    await reviewedPrices().insertOne(next);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * The prices that hold for a selection of a customer for 15 minutes from their first look at it: looking again neither
 * changes nor prolongs them. New prices begin, with what has changed, once the time is over, or earlier where the total
 * has become lower. Stock is not reserved. Fails like `priceOrder` where something can't be ordered at all.
 */
export async function reviewPrices(
  buyer: Buyer,
  input: OrderSelection,
  shop: Shop,
): Promise<Result<ReviewedPrices>> {
  const id = await reviewIdOf(buyer, input);
  const present = await findPresentPrices(input, shop, buyer);
  if (!present.ok) return present;
  for (;;) {
    const last = await findReview(id);
    if (last && isValid(last, shop) && last.prices.totals.total <= present.value.totals.total)
      return ok(reviewView(last, shop.locale));
    const next = begin(id, buyer.userId, present.value, last);
    if (await store(next, last)) return ok(reviewView(next, shop.locale));
  }
}

/** The review of a checkout; null where something in it can't be ordered, which its lines say. */
export async function reviewCheckout(
  buyer: Buyer,
  { lines, code, quote, blanketOrder }: Pick<CheckoutCart, 'lines' | 'code' | 'quote' | 'blanketOrder'>,
  { step, address, method }: { step: string; address: SavedAddress | null; method: { id: string } | null },
  shop: Shop,
): Promise<ReviewedPrices | null> {
  if (step !== 'review' || !address || !method) return null;
  const selection = {
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    address,
    delivery: method.id,
    ...(code && { code }),
    ...(quote && { quote: { number: quote.number, version: quote.version } }),
    ...(blanketOrder && { blanketOrder: blanketOrder.number }),
  };
  const reviewed = await reviewPrices(buyer, selection, shop);
  return reviewed.ok ? reviewed.value : null;
}

function pricesChanged({ totals, changes }: ReviewedPrices, { locale }: Shop) {
  const total = formatMoney(totals.total, totals.currency, locale);
  const message = `Prices have changed since you checked your order. The total is now ${total}. Please check it and order again.`;
  return fail('conflict', 'prices-changed', message, {
    fields: { ...changeFields(changes), total: String(totals.total) },
  });
}

/** The prices of an order, and the id of the review that they come from. */
export type AgreedPrices = { prices: PricedOrder; review: string | null };

/**
 * Prices an order of a customer by what they have reviewed. While the review holds, its prices do, whatever has changed in
 * the catalog, the discounts, the tax rules or the delivery methods. Afterwards new prices fail with `prices-changed`, line
 * by line, and hold for 15 minutes from then on. Without a review the present prices count, as `priceOrder` says.
 */
export async function priceByReview(
  input: OrderInput,
  shop: Shop,
  buyer: Buyer,
): Promise<Result<AgreedPrices>> {
  const id = await reviewIdOf(buyer, input);
  const review = await findReview(id);
  if (!review) {
    const priced = await priceOrder(input, shop, buyer);
    return priced.ok ? ok({ prices: priced.value, review: null }) : priced;
  }
  if (isValid(review, shop)) {
    const found = await findLines(input, shop, buyer);
    if (!found.ok) return found;
    if (review.prices.totals.total === input.total) return ok({ prices: review.prices, review: id });
    return pricesChanged(reviewView(review, shop.locale), shop);
  }
  const renewed = await reviewPrices(buyer, input, shop);
  if (!renewed.ok) return renewed;
  if (renewed.value.changes.length || renewed.value.totals.total !== input.total)
    return pricesChanged(renewed.value, shop);
  return priceByReview(input, shop, buyer);
}

/** Ends the time of a review, because a discount of it has no use left: the next look finds new prices. */
export async function endReview(id: string): Promise<void> {
  const until = now();
  await reviewedPrices().updateOne({ _id: id, until: { $gt: until } }, { $set: { until } });
}

/** Deletes the review of an order that is placed. */
export async function deleteReview(id: string): Promise<void> {
  await reviewedPrices().deleteOne({ _id: id });
}
