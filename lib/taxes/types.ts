import type { TaxShop } from './rules/resolve';
import type { LineTax, TaxCustomer, TaxPlace } from './schema/tax';

/**
 * How goods of a tax category are taxed at a place, sold to this customer. Decides alike for the same arguments, because
 * the server computes the totals of an order again.
 */
export type TaxDecision = (
  shop: TaxShop,
  place: Omit<TaxPlace, 'postcode'> & { postcode?: string },
  category: string,
  customer: TaxCustomer,
) => LineTax;

/** Decides about taxes, in one folder of lib/taxes/providers. Orders keep what was decided when they were placed. */
export interface TaxProvider {
  /** Whether what it decides depends on the tax category of goods; the shop reads categories only then. */
  needsCategories(shop: TaxShop): boolean;
  /**
   * What decides about one order. It may ask other systems before it resolves; what it throws fails the checkout.
   */
  decision(shop: TaxShop): Promise<TaxDecision>;
}
