import type { Colour, CategorySlug, Specification } from '../types';
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
  variants: { sku: string; mpn: string | null; colour: Colour | null; size: string | null; price: number }[];
};

const unique = <T>(values: T[]) => [...new Set(values)];

/** What search and filters read of an item, made anew whenever the item changes. */
export function indexEntry(item: Indexed) {
  const { choices, measures } = filterableOf(item.specifications);
  const prices = item.variants.map(({ price }) => price);
  const colours = item.variants.flatMap(({ colour }) => colour?.name ?? []);
  const sizes = item.variants.flatMap(({ size }) => size ?? []);
  const heads = wordsOf(`${item.name} ${item.brand}`);
  const text = [
    categoryName(item.category),
    ...item.tags.map((tag) => tagNames[tag] ?? tag),
    ...item.specifications.map(({ value }) => value),
    ...colours,
    ...sizes,
    item.description,
  ].join(' \n ');
  const codes = item.variants.flatMap(({ sku, mpn }) => (mpn ? [codeOf(sku), codeOf(mpn)] : [codeOf(sku)]));
  return {
    codes: unique(codes),
    heads,
    words: unique([...heads, ...wordsOf(text)]),
    facets: unique([
      `brand=${item.brand}`,
      ...item.tags.map((tag) => `tag=${tag}`),
      ...colours.map((name) => `colour=${name}`),
      ...sizes.map((size) => `size=${size}`),
      ...choices,
    ]),
    numbers: measures,
    price: Math.min(...prices),
    priceTo: Math.max(...prices),
  };
}
