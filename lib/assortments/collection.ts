import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { AssortmentInput } from './schema';

export type AssortmentDocument = Omit<AssortmentInput, 'audience'> & {
  _id: ObjectId;
  /** Kind and id, as those of price lists. */
  audience: string;
  version: number;
};

export const assortments = defineCollection<AssortmentDocument>('assortments', [
  { key: { name: 1 }, unique: true },
  { key: { audience: 1, active: 1 } },
]);
