import { cached } from '../platform/cache';
import { tags } from '../shared/cache-tags';
import { shopSettings } from './collection';
import { defaultShop } from './rules';
import type { Shop } from './types';

/** The shop's own settings: the defaults with the admin's changes over them. */
export const findShop = cached(
  'shop',
  async (): Promise<Shop> => {
    const stored = await shopSettings().findOne({ _id: 'shop' }, { projection: { _id: 0 } });
    return { ...defaultShop, ...stored };
  },
  () => [tags.shop],
);
