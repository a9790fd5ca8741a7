import { mergeLines } from '../../cart/rules';
import { sha256 } from '../../platform/hash';
import type { Buyer } from '../../discounts/queries';
import { reviewedPrices, type ReviewedPricesDocument } from '../collection/reviewed-prices';
import { canonicalText } from '../rules/canonical-text';
import { priceChanges, type ReviewedPrices } from '../rules/price-changes';
import type { OrderSelection } from '../schema/inputs';
import { findBuyerTaxes } from './taxing';

/**
 * The id of the review of this selection by this customer. It covers everything by which customers change prices
 * themselves: goods, place, delivery, code, the company for which they buy, and what exempts them from tax.
 */
export async function reviewIdOf(
  buyer: Pick<Buyer, 'userId' | 'companyId'>,
  { lines, address: { country, region, postcode }, delivery, code = '', quote, blanketOrder }: OrderSelection,
): Promise<string> {
  const taxes = await findBuyerTaxes(buyer);
  const { userId, companyId = '' } = buyer;
  const goods = { lines: mergeLines(lines), delivery, code };
  const selection = {
    ...goods,
    country,
    region,
    postcode,
    taxes,
    companyId,
    ...(quote && { quote }),
    ...(blanketOrder && { blanketOrder }),
  };
  return `${userId}:${sha256(canonicalText(selection))}`;
}

/** A review as the checkout shows it. */
export function reviewView(
  { prices, previous, until }: ReviewedPricesDocument,
  locale: string,
): ReviewedPrices {
  const { lines, totals, discounts } = prices;
  const changes = previous ? priceChanges(previous, prices, locale) : [];
  return { lines, totals, discounts, until: until.toISOString(), changes };
}

/** The review of an id, also one whose prices no longer hold, or null. */
export async function findReview(id: string): Promise<ReviewedPricesDocument | null> {
  return reviewedPrices().findOne({ _id: id });
}

/** The prices that a customer has reviewed of late: for the account export. */
export async function listOwnReviewedPrices(
  customerId: string,
): Promise<(Pick<ReviewedPricesDocument, 'prices'> & { until: string })[]> {
  const found = await reviewedPrices().find({ customerId }).toArray();
  return found.map(({ prices, until }) => ({ prices, until: until.toISOString() }));
}
