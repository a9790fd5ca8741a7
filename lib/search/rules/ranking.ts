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

/** Sorts best first: terms in the title count most, a short title that consists of them even more. */
export function rankCandidates<T extends Ranked>(candidates: T[], terms: RankedTerm[], q: string): T[] {
  const wanted = new Set(termsOf(q));
  // Many products share few types and categories: each text is split once.
  const known = new Map<string, string[]>();
  const termsOnce = (text: string): string[] => {
    const found = known.get(text) ?? termsOf(text);
    known.set(text, found);
    return found;
  };
  const scores = new Map(
    candidates.map((product) => [product._id, scoreOf(product, terms, wanted, termsOnce)]),
  );
  return candidates.sort(
    (a, b) => (scores.get(b._id) ?? 0) - (scores.get(a._id) ?? 0) || a.name.localeCompare(b.name),
  );
}

function scoreOf(
  product: Ranked,
  terms: RankedTerm[],
  wanted: Set<string>,
  termsOnce: (text: string) => string[],
): number {
  const titleTerms = new Set(product.titleTerms);
  const type = new Set(termsOnce(product.facets.find((facet) => facet.startsWith('type='))?.slice(5) ?? ''));
  const matched = new Set([...product.matchedTerms, ...type]);
  const isInCategory = termsOnce(product.category.replace('-', ' ')).some((term) => wanted.has(term));
  let score = 0;
  let titleMatches = 0;
  for (const { expansions } of terms) {
    let best = 0;
    let isInTitle = false;
    for (const { word, weight } of expansions) {
      const place = (titleTerms.has(word) ? 3 : matched.has(word) ? 1 : 0) + (type.has(word) ? 1.5 : 0);
      if (weight * place > best) {
        best = weight * place;
        isInTitle = titleTerms.has(word);
      }
    }
    score += best;
    titleMatches += isInTitle ? 1 : 0;
  }
  const shareOfTitle = titleMatches / Math.max(1, titleTerms.size);
  const popularity = Math.log10(product.sold + 1) * 0.3;
  return score + shareOfTitle * 2 + popularity + (isInCategory ? 1 : 0) + (product.inStock ? 0.2 : 0);
}
