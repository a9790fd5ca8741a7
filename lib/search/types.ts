/** `count` is null if the list is too long to be counted. */
export type Count = { value: string; count: number | null };

/** The options of the shop's filters for a view, with current counts; see queries/shop.ts. */
export type ShopFacets = {
  /** `more` means that the true count is higher. */
  categories: { slug: string; count: number; more: boolean }[];
  /** By group ("brand", "tag", a field's key), ignoring the group's own condition. */
  choices: { group: string; counts: Count[] }[];
  /** The minimum and maximum of each measure, in its metric unit; no limits if the list is too long. */
  ranges: { group: string; limits: { from: number; to: number } | null }[];
  inStock: number | null;
  /** Products with at least this many stars. */
  rated: { stars: number; count: number | null }[];
  currency: string;
};

/** A search that found nothing: its normalized term, its latest spelling, how often and when. */
export type MissedSearch = { term: string; typed: string; count: number; firstAt: string; lastAt: string };

/** A search that finds nothing by itself, and the words that an admin has set to search for instead. */
export type SearchSynonym = { term: string; typed: string; means: string; at: string };
