import { defineCollection } from '../platform/database';
import type { Shop } from './schema';

/** One document, `_id: 'shop'`: what the admin changed; all else comes from the defaults. */
export type ShopDocument = { _id: 'shop' } & Partial<Shop>;

export const shopSettings = defineCollection<ShopDocument>('shopSettings');
