import { defineCollection } from '../platform/database';
import type { MissedSearch, SearchSynonym } from './types';

/** A search that found nothing. `typed` is its latest spelling. */
export type MissedSearchDocument = Pick<MissedSearch, 'count'> & {
  _id: string;
  typed?: string;
  firstAt: Date;
  lastAt: Date;
};

export const missedSearches = defineCollection<MissedSearchDocument>('missedSearches', [
  { key: { count: -1, lastAt: -1, _id: 1 } },
  { key: { lastAt: -1, _id: 1 } },
]);

/** A search that finds nothing by itself, and the words that an admin has set to search for instead. */
export type SearchSynonymDocument = Pick<SearchSynonym, 'typed' | 'means'> & { _id: string; at: Date };

export const searchSynonyms = defineCollection<SearchSynonymDocument>('searchSynonyms', [
  { key: { at: -1 } },
]);
