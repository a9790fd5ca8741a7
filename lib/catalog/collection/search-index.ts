import { defineCollection } from '../../platform/database';

/**
 * A search term of the published products. `seen` counts the writes in which it occurred; `deletes` are its SymSpell
 * deletes, by which a misspelled term is found through an index instead of by a comparison with every term.
 */
export type SearchWordDocument = { _id: string; seen: number; deletes: string[] };

export const searchWords = defineCollection<SearchWordDocument>('searchWords', [{ key: { deletes: 1 } }]);
