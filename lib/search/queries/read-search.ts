import { findStructure } from '../../catalog/queries/structure';
import { cached } from '../../platform/cache';
import { findShop } from '../../settings/queries';
import { tags } from '../../shared/cache-tags';
import type { ProductIndex } from '../rules/product-index/product-index';
import { fieldsNamedIn } from '../rules/reading/named-fields';
import { readQuery, type Meaning, type QueryReading } from '../rules/reading/read-query';
import { plainAttempt } from '../rules/reading/search-query';
import { listFieldValues } from './field-values';
import { listSynonyms } from './missed-searches';
import { findStandards } from './standards';

const findMeanings = cached(
  'search-meanings',
  async (): Promise<Meaning[]> => (await listSynonyms()).map(({ typed, means }) => ({ typed, means })),
  () => [tags.products],
);

/** A search with its specifications read by the fields, the values, the words and the standards of this shop. */
export async function readSearch(typed: string, index: ProductIndex | null): Promise<QueryReading> {
  if (typed === '') return { chips: [], attempts: [plainAttempt('')] };
  const [structure, shop, meanings, { groups: standards }] = await Promise.all([
    findStructure(),
    findShop(),
    findMeanings(),
    findStandards(),
  ]);
  const namesChoice = fieldsNamedIn(typed, structure).some(({ field }) => field.kind === 'choice');
  const stored = namesChoice && !index ? await listFieldValues() : {};
  const valuesOf = (key: string) =>
    index
      ? index.facets.ofGroup(key).map((facet) => index.facets.texts[facet]!.slice(key.length + 1))
      : (stored[key] ?? []);
  return readQuery(typed, { structure, valuesOf, currency: shop.currency, meanings, standards });
}
