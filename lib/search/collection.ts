import type { Binary } from 'mongodb';
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

/** The owner’s table of standards that can take each other’s place; a shop without one has the built-in table. */
type StandardTableDocument = { _id: 'standards'; groups: string[][]; revision: number; at: Date };

export const standardTables = defineCollection<StandardTableDocument>('searchStandards');

/** The index of published products as it was last stored, so that servers start with it: the ids of its parts, in order. */
type StoredIndexDocument = { _id: 'products'; format: number; parts: string[]; at: Date };

export const storedIndexes = defineCollection<StoredIndexDocument>('searchIndexes');

/** A part of a stored index. */
type IndexPartDocument = { _id: string; data: Binary; storedAt: Date };

export const indexParts = defineCollection<IndexPartDocument>('searchIndexParts');

/** The collections of this module. */
export const searchCollections = [
  missedSearches,
  searchSynonyms,
  standardTables,
  storedIndexes,
  indexParts,
] as const;
