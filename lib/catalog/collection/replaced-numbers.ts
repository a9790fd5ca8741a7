import { defineCollection } from '../../platform/database';

/** A part number that is no longer sold, and the SKU that replaces it. `_id` is the number as searches compare it (`codeOf`). */
export type ReplacedNumberDocument = { _id: string; number: string; sku: string; at: Date };

export const replacedNumbers = defineCollection<ReplacedNumberDocument>('replacedNumbers', [
  { key: { sku: 1 } },
]);
