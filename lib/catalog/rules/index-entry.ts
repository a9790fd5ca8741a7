import type { Color, CategorySlug, Specification } from '../types';
import { categoryName, tagNames } from './categories';
import { filterableOf } from './fields';
import { codeOf, wordsOf } from './words';

export type Indexed = {
  name: string;
  brand: string;
  category: CategorySlug;
  tags: string[];
  description: string;
  specifications: Specification[];
  variants: { sku: string; mpn: string | null; colour: Color | null; size: string | null; price: number }[];
};

const unique = <T>(values: T[]) => [...new Set(values)];

/** What search and filters read of an item, made anew whenever the item changes. */
export function indexEntry(product: Indexed) {
  const { choices, measures } = filterableOf(product.specifications);
  const prices = product.variants.map(({ price }) => price);
  const colors = product.variants.flatMap(({ colour: color }) => color?.name ?? []);
  const sizes = product.variants.flatMap(({ size }) => size ?? []);
  const titleTerms = wordsOf(`${product.name} ${product.brand}`);
  const text = [
    categoryName(product.category),
    ...product.tags.map((tag) => tagNames[tag] ?? tag),
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
    heads: titleTerms,
    words: unique([...titleTerms, ...wordsOf(text)]),
    facets: unique([
      `brand=${product.brand}`,
      ...product.tags.map((tag) => `tag=${tag}`),
      ...colors.map((name) => `colour=${name}`),
      ...sizes.map((size) => `size=${size}`),
      ...choices,
    ]),
    numbers: measures,
    price: Math.min(...prices),
    priceTo: Math.max(...prices),
  };
}
