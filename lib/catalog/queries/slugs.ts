import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { products } from '../collection/products';

/** The number of published products. */
export const countProducts = cached(
  'product-count',
  (): Promise<number> => products().countDocuments({ state: 'published' }),
  () => [tags.products],
);

type Listed<Time> = { slug: string; pictures: string[]; updatedAt: Time };

/** The slugs, pictures (paths) and last changes (ISO) of published products in a fixed order: `limit` of them after the first `skip`. */
export const listSlugs = cached(
  'slugs',
  async (skip: number, limit: number): Promise<Listed<string>[]> => {
    const found = await products()
      .find({ state: 'published' })
      .sort({ _id: 1 })
      .skip(skip)
      .limit(limit)
      .project<Listed<Date>>({ slug: 1, pictures: 1, updatedAt: 1, _id: 0 })
      .toArray();
    return found.map((one) => ({ ...one, updatedAt: one.updatedAt.toISOString() }));
  },
  () => [tags.products],
);
