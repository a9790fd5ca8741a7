import { defineCollection } from '../../platform/database';

/**
 * A search term of the published products. `seen` counts the writes in which it occurred. `deletes` are its SymSpell
 * deletes: a misspelled term is looked up in their index instead of being compared with every term.
 */
export type SearchWordDocument = { _id: string; seen: number; deletes: string[] };

export const searchWords = defineCollection<SearchWordDocument>('searchWords', [{ key: { deletes: 1 } }]);
