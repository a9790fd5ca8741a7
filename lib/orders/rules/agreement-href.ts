import { ownBlanketOrderHref } from '../../blanket-orders/rules/paths';
import { ownQuoteHref } from '../../quotes/rules/paths';
import type { CheckoutChoices } from './checkout';

/** The page of the quote or the blanket order from which the checkout buys; null for neither. */
export function agreementHref({ quote, blanketOrder }: CheckoutChoices): string | null {
  if (quote) return ownQuoteHref(quote);
  return blanketOrder ? ownBlanketOrderHref(blanketOrder) : null;
}
