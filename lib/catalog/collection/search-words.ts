import { defineCollection } from '../../platform/database';

/**
 * One word of the catalogue: in how many writes it was seen, and what is left of it when one or two of its letters
 * are dropped, so that a misspelt word is found by an index instead of by comparing it with every word.
 */
export type SearchWordDocument = { _id: string; seen: number; drops: string[] };

export const searchWords = defineCollection<SearchWordDocument>('searchWords', [{ key: { drops: 1 } }]);
