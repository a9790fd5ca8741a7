import { defineCollection } from '../../platform/database';

/** What buyers looked for and the shop did not have. */
export type MissedSearchDocument = { _id: string; count: number; firstAt: Date; lastAt: Date };

export const missedSearches = defineCollection<MissedSearchDocument>('missedSearches', [
  { key: { count: -1 } },
]);
