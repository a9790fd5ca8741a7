import { defineCollection } from '../platform/database';

/** What buyers looked for and the shop did not have; `typed` is how it was last written. */
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

/** What an admin has said that a search means which finds nothing by itself. */
export type SearchSynonymDocument = { _id: string; typed: string; means: string; at: Date };

export const searchSynonyms = defineCollection<SearchSynonymDocument>('searchSynonyms', [
  { key: { at: -1 } },
]);
