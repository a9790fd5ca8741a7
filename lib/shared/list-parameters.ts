/**
 * Whether a query name belongs to a list that is searched, filtered, sorted or paged (`shopParams` in lib/search/rules/shop-view.ts):
 * one of the fixed names, or one of a specification field. Lists without any of them are cached pages.
 */
export const isListParameter = (name: string): boolean =>
  /^(q|tag|brand|color|price_min|price_max|stock|rating|sort|view|units|page|(is|min|max)_[a-z0-9-]+)$/.test(
    name,
  );
