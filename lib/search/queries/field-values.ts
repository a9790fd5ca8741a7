import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { products } from '../../catalog/collection/products';
import { countFacets, valuesOf } from '../rules/filters';
import { findStructure } from '../../catalog/queries/structure';

const maxRead = 2000;
const maxValues = 60;

/** The values in use of each choice field by key, most used first: suggestions in the product form. */
export const listFieldValues = cached(
  'field-values',
  async (): Promise<Record<string, string[]>> => {
    const read = await products()
      .find({ state: 'published' })
      .sort({ createdAt: -1 })
      .limit(maxRead)
      .project<{ facets: string[] }>({ facets: 1 })
      .toArray();
    const { fields } = await findStructure();
    const counts = countFacets(read);
    return Object.fromEntries(
      fields
        .filter(({ kind }) => kind === 'choice')
        .map(({ key }) => [
          key,
          valuesOf(counts, key)
            .slice(0, maxValues)
            .map(({ value }) => value),
        ]),
    );
  },
  () => [tags.products, tags.structure],
);
