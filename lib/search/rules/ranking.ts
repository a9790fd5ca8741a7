import { termsOf } from '../../catalog/rules/search-terms';

type Ranked = {
  _id: string;
  name: string;
  category: string;
  facets: string[];
  titleTerms: string[];
  matchedTerms: string[];
  sold: number;
  inStock: boolean;
};
type RankedTerm = { expansions: { word: string; weight: number }[] };

/** What a matched word counts: terms in the title count most, those of the product's type more than others. */
export const placeWeight = (inTitle: boolean, inText: boolean, inType: boolean): number =>
  (inTitle ? 3 : inText ? 1 : 0) + (inType ? 1.5 : 0);

/** What sales add to a score. */
export const popularityOf = (sold: number): number => Math.log10(sold + 1) * 0.3;

/** The terms of the type in a product's facets. */
export const typeOf = (facets: string[]): string =>
  facets.find((facet) => facet.startsWith('type='))?.slice(5) ?? '';

/** Whether a category's name has one of the typed terms. */
export const isNamedIn = (category: string, typed: Set<string>, split = termsOf): boolean =>
  split(category.replace('-', ' ')).some((term) => typed.has(term));

type Match = {
  /** The sum of the best expansion of each term. */
  terms: number;
  /** How many of the terms are in the title, and how many terms the title has. */
  titleMatches: number;
  titleTerms: number;
  popularity: number;
  isInCategory: boolean;
  inStock: boolean;
};

/** The score of a product that matches a search. A short title that consists of typed terms ranks higher. */
export const scoreOf = ({
  terms,
  titleMatches,
  titleTerms,
  popularity,
  isInCategory,
  inStock,
}: Match): number =>
  terms +
  (titleMatches / Math.max(1, titleTerms)) * 2 +
  popularity +
  (isInCategory ? 1 : 0) +
  (inStock ? 0.2 : 0);

/** The order of equal scores: by name, the same on every server, whatever its language. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts best first; equal scores by name. */
export function rankCandidates<T extends Ranked>(candidates: T[], terms: RankedTerm[], q: string): T[] {
  const typed = new Set(termsOf(q));
  // Many products share few types and categories: each text is split once.
  const known = new Map<string, string[]>();
  const termsOnce = (text: string): string[] => {
    const found = known.get(text) ?? termsOf(text);
    known.set(text, found);
    return found;
  };
  const scores = new Map(candidates.map((product) => [product._id, score(product, terms, typed, termsOnce)]));
  return candidates.sort(
    (a, b) =>
      (scores.get(b._id) ?? 0) - (scores.get(a._id) ?? 0) ||
      compareTexts(a.name, b.name) ||
      compareTexts(a._id, b._id),
  );
}

function score(
  product: Ranked,
  terms: RankedTerm[],
  typed: Set<string>,
  termsOnce: (text: string) => string[],
): number {
  const titleTerms = new Set(product.titleTerms);
  const type = new Set(termsOnce(typeOf(product.facets)));
  const matched = new Set([...product.matchedTerms, ...type]);
  let [sum, titleMatches] = [0, 0];
  for (const { expansions } of terms) {
    let best = 0;
    let isInTitle = false;
    for (const { word, weight } of expansions) {
      const value = weight * placeWeight(titleTerms.has(word), matched.has(word), type.has(word));
      if (value > best) {
        best = value;
        isInTitle = titleTerms.has(word);
      }
    }
    sum += best;
    titleMatches += isInTitle ? 1 : 0;
  }
  return scoreOf({
    terms: sum,
    titleMatches,
    titleTerms: titleTerms.size,
    popularity: popularityOf(product.sold),
    isInCategory: isNamedIn(product.category, typed, termsOnce),
    inStock: product.inStock,
  });
}
