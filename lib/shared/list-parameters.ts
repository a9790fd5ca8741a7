/**
 * Whether a query name belongs to a list that is searched, filtered, sorted or paged (`shopParams` in
 * lib/search/rules/shop-view.ts): one of the fixed names, or one of a specification field.
 */
export const isListParameter = (name: string): boolean =>
  /^(q|tag|brand|color|price_min|price_max|stock|rating|sort|view|units|page|(is|min|max)_[a-z0-9-]+)$/.test(
    name,
  );

/**
 * Whether an address is that of a searched, filtered, sorted or paged list. Lists without any such parameter are cached
 * pages.
 */
export const isFilteredList = (path: string, query: URLSearchParams): boolean =>
  /^\/shop(\/|$)/.test(path) && [...query.keys()].some(isListParameter);
