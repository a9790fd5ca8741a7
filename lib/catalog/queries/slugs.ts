import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { products } from '../collection/products';

/** The number of published products. */
export const countProducts = cached(
  'product-count',
  (): Promise<number> => products().countDocuments({ state: 'published' }),
  () => [tags.products],
);

/** The slugs and last changes (ISO) of published products in a fixed order: `limit` of them after the first `skip`. */
export const listSlugs = cached(
  'slugs',
  async (skip: number, limit: number): Promise<{ slug: string; updatedAt: string }[]> => {
    const found = await products()
      .find({ state: 'published' })
      .sort({ _id: 1 })
      .skip(skip)
      .limit(limit)
      .project<{ slug: string; updatedAt: Date }>({ slug: 1, updatedAt: 1, _id: 0 })
      .toArray();
    return found.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
  },
  () => [tags.products],
);
