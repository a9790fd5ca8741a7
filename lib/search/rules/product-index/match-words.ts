import { termsOf } from '../../../catalog/rules/search-terms';
import type { TypedTerm } from '../expansions';
import { isNamedIn, placeWeight, scoreOf } from '../ranking';
import { wordFlags } from './postings';
import type { ProductIndex } from './product-index';

/** Products and the score of each. */
export type Scored = { slots: Uint32Array; scores: Float64Array };

/** `isPartial` says that none has all of the terms. */
export type MatchedWords = Scored & { isPartial: boolean };

/** The weight of a word by its flags. */
const weights = [0, 1, 2, 3].map((flags) =>
  placeWeight((flags & wordFlags.inTitle) > 0, true, (flags & wordFlags.inType) > 0),
);

type Workspace = {
  /** Of each product: the score of its terms, their number, and how many of them are in the title. */
  sums: Float64Array;
  matched: Uint8Array;
  titleMatches: Uint8Array;
  /** Of the present term: its best weight in each product, and whether that is in the title. */
  best: Float64Array;
  isInTitle: Uint8Array;
  /** The products with any of the terms, and those with the present one. */
  found: Uint32Array;
  ofTerm: Uint32Array;
};

/** Used again by each search, which leaves zeros behind: making them would cost more than the search. */
const workspaces = new WeakMap<ProductIndex, Workspace>();

function workspaceOf(index: ProductIndex): Workspace {
  const known = workspaces.get(index);
  if (known && known.sums.length >= index.slots) return known;
  const size = index.slots + 1000;
  const made = {
    sums: new Float64Array(size),
    matched: new Uint8Array(size),
    titleMatches: new Uint8Array(size),
    best: new Float64Array(size),
    isInTitle: new Uint8Array(size),
    found: new Uint32Array(size),
    ofTerm: new Uint32Array(size),
  };
  workspaces.set(index, made);
  return made;
}

/**
 * The products that have all of the required terms, or, if none has, those with the most of them, and the score of
 * each. Optional terms stand last. `q` is the query that the terms come from.
 */
export function matchWords(index: ProductIndex, terms: TypedTerm[], q: string): MatchedWords {
  const { sums, matched, titleMatches, best, isInTitle, found, ofTerm } = workspaceOf(index);
  const isLive = index.isLive.values;
  let count = 0;
  for (const { expansions, isOptional } of terms) {
    let touched = 0;
    for (const { word, weight } of expansions) {
      const number = index.vocabulary.numberOf(word);
      if (number === undefined) continue;
      index.postings.each(number, (slot, flags) => {
        if (!isLive[slot]) return;
        const value = weight * weights[flags]!;
        const known = best[slot]!;
        if (value <= known) return;
        if (known === 0) ofTerm[touched++] = slot;
        best[slot] = value;
        isInTitle[slot] = flags & wordFlags.inTitle;
      });
    }
    for (let at = 0; at < touched; at++) {
      const slot = ofTerm[at]!;
      if (!isOptional && matched[slot]!++ === 0) found[count++] = slot;
      if (matched[slot]! > 0) {
        sums[slot]! += best[slot]!;
        titleMatches[slot]! += isInTitle[slot]!;
      }
      best[slot] = 0;
    }
  }
  let most = 0;
  let members = 0;
  for (let at = 0; at < count; at++) {
    const own = matched[found[at]!]!;
    if (own === most) members++;
    else if (own > most) [most, members] = [own, 1];
  }
  const typed = new Set(termsOf(q));
  const namedCategories = index.categories.texts.map((category) => isNamedIn(category, typed));
  const slots = new Uint32Array(members);
  const scores = new Float64Array(members);
  let at = 0;
  for (let place = 0; place < count; place++) {
    const slot = found[place]!;
    if (matched[slot] === most) {
      slots[at] = slot;
      scores[at++] = scoreOf({
        terms: sums[slot]!,
        titleMatches: titleMatches[slot]!,
        titleTerms: index.titleTerms.values[slot]!,
        popularity: index.popularity.values[slot]!,
        isInCategory: namedCategories[index.category.values[slot]!]!,
        inStock: index.inStock.values[slot] === 1,
      });
    }
    sums[slot] = matched[slot] = titleMatches[slot] = 0;
  }
  const required = terms.filter(({ isOptional }) => !isOptional).length;
  return { slots, scores, isPartial: members > 0 && most < required };
}
