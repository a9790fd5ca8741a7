import type { Color, Specification } from '../schema/product';
import type { CatalogStructure } from '../schema/structure';
import { codeOf, termsOf } from './search-terms';
import { filterableOf } from './specification-fields';
import { ancestryOf, tagName } from './structure';

/** The part of a product that search and filters read. Derived from its facts at each write. */
export type IndexEntry = {
  /** Normalized SKUs and manufacturer part numbers. */
  codes: string[];
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

/** The index entry of a product with these facts. */
export function indexEntry(product: IndexedFacts, structure: CatalogStructure): IndexEntry {
  const { choices, measures } = filterableOf(structure, product.specifications);
  const prices = product.variants.map(({ price }) => price);
  const colors = product.variants.flatMap(({ color }) => color?.name ?? []);
  const sizes = product.variants.flatMap(({ size }) => size ?? []);
  const titleTerms = termsOf(`${product.name} ${product.brand}`);
  const text = [
    ...ancestryOf(structure, product.category).map(({ name }) => name),
    ...product.tags.map((tag) => tagName(structure, tag)),
    ...product.specifications.map(({ value }) => value),
    ...colors,
    ...sizes,
    product.description,
  ].join(' \n ');
  const codes = product.variants.flatMap(({ sku, mpn }) =>
    mpn ? [codeOf(sku), codeOf(mpn)] : [codeOf(sku)],
  );
  return {
    codes: unique(codes),
    titleTerms,
    words: unique([...titleTerms, ...termsOf(text)]),
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
