import type { Color, Specification } from '../schema/product';
import type { CatalogStructure } from '../schema/structure';
import { specificationKey } from './equal-products';
import { nearCodesOf } from './near-codes';
import { codeOf, termsOf } from './search-terms';
import { filterableOf } from './specification-fields';
import { standardTermsOf } from './standards';
import { ancestryOf, tagName } from './structure';

/** The part of a product that search and filters read. Derived from its facts at each write. */
export type IndexEntry = {
  /** Normalized SKUs and manufacturer part numbers. */
  codes: string[];
  /** The keys by which similar part numbers find it. */
  nearCodes: string[];
  /** What products with the same specification table share; null for a short table. */
  specificationKey?: string | null;
  /** Terms of name and brand, which rank highest. */
  titleTerms: string[];
  /** All terms of the product. */
  words: string[];
  /** Choices such as "brand=Ferrox" and "voltage=18 V". */
  facets: string[];
  /** Measures such as { k: "diameter", v: 12.7 }, in the metric unit of the field. */
  numbers: { k: string; v: number }[];
  /** The lowest and the highest price of a variant. */
  price: number;
  priceTo: number;
  /** The version of the catalog structure that it is derived with. Older products lack it. */
  structureVersion?: number;
};

type IndexedFacts = {
  name: string;
  brand: string;
  category: string;
  tags: string[];
  description: string;
  specifications: Specification[];
  variants: { sku: string; mpn: string | null; color: Color | null; size: string | null; price: number }[];
};

const unique = <T>(values: T[]) => [...new Set(values)];

/** The searched text of a product that holds for all of its variants, without its name and brand. */
export const commonText = (
  { category, tags, specifications, description }: Omit<IndexedFacts, 'name' | 'brand' | 'variants'>,
  structure: CatalogStructure,
): string =>
  [
    ...ancestryOf(structure, category).map(({ name }) => name),
    ...tags.map((tag) => tagName(structure, tag)),
    ...specifications.map(({ value }) => value),
    description,
  ].join(' \n ');

/** The index entry of a product with these facts. */
export function indexEntry(product: IndexedFacts, structure: CatalogStructure): IndexEntry {
  const { choices, measures } = filterableOf(structure, product.specifications);
  const prices = product.variants.map(({ price }) => price);
  const colors = product.variants.flatMap(({ color }) => color?.name ?? []);
  const sizes = product.variants.flatMap(({ size }) => size ?? []);
  const titleTerms = termsOf(`${product.name} ${product.brand}`);
  const text = [commonText(product, structure), ...colors, ...sizes].join(' \n ');
  const partNumbers = product.variants.flatMap(({ sku, mpn }) => (mpn ? [sku, mpn] : [sku]));
  return {
    codes: unique(partNumbers.map(codeOf)),
    nearCodes: unique(partNumbers.flatMap(nearCodesOf)),
    specificationKey: specificationKey(product.specifications),
    titleTerms,
    words: unique([...titleTerms, ...termsOf(text), ...standardTermsOf(`${product.name} \n ${text}`)]),
    facets: unique([
      `brand=${product.brand}`,
      ...product.tags.map((tag) => `tag=${tag}`),
      ...colors.map((name) => `color=${name}`),
      ...sizes.map((size) => `size=${size}`),
      ...choices,
    ]),
    numbers: measures,
    price: Math.min(...prices),
    priceTo: Math.max(...prices),
    structureVersion: structure.version,
  };
}
