import { defineCollection } from '../platform/database';

/** A search that found nothing. `typed` is its latest spelling. */
export type MissedSearchDocument = {
  _id: string;
  typed?: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
};

export const missedSearches = defineCollection<MissedSearchDocument>('missedSearches', [
  { key: { count: -1, lastAt: -1, _id: 1 } },
]);

/** A search that finds nothing by itself, and the words that an admin has set to search for instead. */
export type SearchSynonymDocument = { _id: string; typed: string; means: string; at: Date };

export const searchSynonyms = defineCollection<SearchSynonymDocument>('searchSynonyms', [
  { key: { at: -1 } },
]);
