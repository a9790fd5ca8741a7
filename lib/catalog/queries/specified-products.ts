import { cached } from '../../platform/cache';
import { parseOnce } from '../../platform/parsed-text';
import { tags } from '../../shared/cache-tags';
import { products } from '../collection/products';
import type { Specification } from '../schema/product';

/** At most this many products of one group, those that sell best. */
const maxListed = 500;

export type SpecifiedProduct = {
  id: string;
  slug: string;
  name: string;
  category: string;
  specifications: Specification[];
};

const readText = cached(
  'text-of-products-of-choice',
  async (categories: string, facets: string): Promise<string> => {
    const found = await products()
      .find({
        facets: { $in: JSON.parse(facets) as string[] },
        state: 'published',
        category: { $in: categories.split(' ') },
      })
      .sort({ sold: -1, _id: 1 })
      .limit(maxListed)
      .project<Omit<SpecifiedProduct, 'id'> & { _id: string }>({
        slug: 1,
        name: 1,
        category: 1,
        specifications: 1,
      })
      .toArray();
    return JSON.stringify(found.map(({ _id, ...product }): SpecifiedProduct => ({ id: _id, ...product })));
  },
  (categories) => [tags.structure, ...categories.split(' ').map(tags.specifications)],
);

/** The most groups whose products are kept as objects; rules for what fits what name a few. */
const parse = parseOnce<SpecifiedProduct[]>(20);

/** The same products as objects, which are made once from each text: every page of a product reads several groups. */
const read = async (categories: string, facets: string): Promise<SpecifiedProduct[]> =>
  parse(`${categories} ${facets}`, await readText(categories, facets));

/**
 * The published products of some categories (all their slugs) with one of some values of a choice by which lists are
 * filtered: the 500 that sell best.
 */
export const findSpecified = (
  categories: string[],
  field: string,
  values: string[],
): Promise<SpecifiedProduct[]> =>
  categories.length
    ? read(categories.join(' '), JSON.stringify(values.map((value) => `${field}=${value}`)))
    : Promise.resolve([]);
