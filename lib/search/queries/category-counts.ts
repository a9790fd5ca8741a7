import { products } from '../../catalog/collection/products';
import { findStructure } from '../../catalog/queries/structure';
import { scopeOf } from '../../catalog/rules/structure';
import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import type { ShopFacets } from '../types';
import { maxListed } from './list-source';

/** The published products of each category, counted up to the last page of its list. */
export const countByCategory = cached(
  'category-counts',
  async (): Promise<ShopFacets['categories']> => {
    const structure = await findStructure();
    return Promise.all(
      structure.categories.map(async ({ slug }) => {
        const filter = { state: 'published', category: { $in: scopeOf(structure, slug) } } as const;
        const count = await products().countDocuments(filter, { limit: maxListed });
        return { slug, count, more: count >= maxListed };
      }),
    );
  },
  () => [tags.products, tags.structure],
);
