import type { CategorySlug } from '../catalog/schema/product';

/** `count` is null where a list is too long to be counted. */
export type Count = { value: string; count: number | null };

/** What the filters of the shop offer for a view, with live counts; see queries/shop.ts. */
export type ShopFacets = {
  /** With `more` there are at least as many. */
  categories: { slug: CategorySlug; count: number; more: boolean }[];
  /** By group ("brand", "tag", a field's key), leaving the group's own choice out. */
  choices: { group: string; counts: Count[] }[];
  /** Least and greatest value of each measure, in its metric unit; no limits where the list is too long. */
  ranges: { group: string; limits: { from: number; to: number } | null }[];
  inStock: number | null;
  /** Items with at least so many stars. */
  rated: { stars: number; count: number | null }[];
  currency: string;
};

/** A search that found nothing: the words that it comes down to, how it was last typed, how often and when. */
export type MissedSearch = { term: string; typed: string; count: number; firstAt: string; lastAt: string };

/** What a search that finds nothing by itself has been said to mean. */
export type SearchSynonym = { term: string; typed: string; means: string; at: string };
