import { defineCollection } from '../platform/database';
import type { Shop } from './schema/shop';

/** One document, `_id: 'shop'`, with the settings that an admin has changed; all others are defaults. */
export type ShopDocument = { _id: 'shop' } & Partial<Shop>;

export const shopSettings = defineCollection<ShopDocument>('shopSettings');
