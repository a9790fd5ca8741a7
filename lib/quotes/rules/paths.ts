import type { QuoteFilters } from '../schema/inputs';

/** The list of staff, and that of customers. */
export const quotesPath = '/dashboard/quotes';
export const ownQuotesPath = '/dashboard/myQuotes';
export const quoteHref = (number: string): string => `${quotesPath}/${number}`;
export const ownQuoteHref = (number: string): string => `${ownQuotesPath}/${number}`;

/** The page on which a customer asks for a quote for one product. */
export const newOwnQuoteHref = (sku: string, quantity: number): string =>
  `${ownQuotesPath}/new?${new URLSearchParams({ sku, quantity: String(quantity) })}`;

/** The page on which a customer asks for a quote for the list of quick order, which their browser keeps. */
export const quickOrderQuoteHref = `${ownQuotesPath}/new?list=quick-order`;

/** The page on which a customer asks for a quote for a shopping list. */
export const listQuoteHref = (listId: string): string => `${ownQuotesPath}/new?list=${listId}`;

/** The address of a list of quotes, or of its export; defaults are left out. */
export function quotesHref(filters: QuoteFilters & { page?: number }, path = quotesPath): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
