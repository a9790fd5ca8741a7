import { ownQuotesPath } from '../../quotes/rules/paths';

export const partsListPath = '/parts-list';

/** Where the browser keeps the best cart for which a quote is asked. */
export const partsListStorageKey = 'parts-list';

/** The page on which a customer asks for a quote for it. */
export const partsListQuoteHref = `${ownQuotesPath}/new?list=parts-list`;
