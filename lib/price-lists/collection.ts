import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { PriceListInput } from './schema';

export type PriceListDocument = Omit<PriceListInput, 'audience'> & {
  _id: ObjectId;
  /** Kind and id: `company 0123…`. */
  audience: string;
  version: number;
};

export const priceLists = defineCollection<PriceListDocument>('priceLists', [
  { key: { name: 1 }, unique: true },
  { key: { audience: 1, active: 1 } },
]);
