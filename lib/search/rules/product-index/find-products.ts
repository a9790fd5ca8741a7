import { termsOf } from '../../../catalog/rules/search-terms';
import { correctSynonyms, type TypedTerm } from '../expansions';
import { codeQuery, termPlan } from '../query-plan';
import type { SearchQuery } from '../reading/search-query';
import { matchWords, type Scored } from './match-words';
import type { ProductIndex } from './product-index';

/** The products that a search finds, the highest score first. */
export type IndexMatches = Scored & {
  /** The slot of the only product with the typed part number. */
  exact: number | null;
  /** The words actually searched for, if they differ from the typed ones. */
  searchedFor: string | null;
  /** Typed words that no product has. */
  unknown: string[];
  /** Whether those found by words have only the most of the known ones. */
  isPartial: boolean;
};

const nothing: Scored = { slots: new Uint32Array(0), scores: new Float64Array(0) };

/** Above the score of every product that is found by words. */
const codeScore = 1e6;

/**
 * Finds products by part number in any spelling, then by words; a query without results is repeated with misspelled
 * synonyms corrected. The same rules as `findCandidates`, over all products.
 */
export function findProducts(index: ProductIndex, query: SearchQuery): IndexMatches {
  const { typed, text } = query;
  const coded = findByCode(index, typed);
  if (coded.exact !== null) return { ...coded, searchedFor: null, unknown: [], isPartial: false };
  const terms = index.vocabulary.expand(termsOf(text));
  const specified = index.vocabulary.expandSpecifications(query);
  const respelled = coded.slots.length === 0 ? correctSynonyms(text, terms) : null;
  if (respelled === null) return findByTerms(index, text, [...terms, ...specified], coded);
  const respelledTerms = [...index.vocabulary.expand(termsOf(respelled)), ...specified];
  const found = findByTerms(index, respelled, respelledTerms, nothing);
  return { ...found, searchedFor: found.searchedFor ?? (found.slots.length ? respelled : null) };
}

function findByTerms(index: ProductIndex, q: string, terms: TypedTerm[], coded: Scored): IndexMatches {
  const { known, optional, unknown, isSelective, words, isChanged } = termPlan(terms);
  const found = isSelective
    ? matchWords(index, [...known, ...optional], q)
    : { ...nothing, isPartial: false };
  const all = join(coded, found);
  return {
    ...all,
    isPartial: found.isPartial,
    exact: null,
    unknown: all.slots.length ? unknown : [],
    searchedFor: isChanged && found.slots.length > 0 && coded.slots.length === 0 ? words : null,
  };
}

/** Products with a part number that equals the query or, if it has a digit, begins with it; best-selling first. */
function findByCode(index: ProductIndex, q: string): Scored & { exact: number | null } {
  const query = codeQuery(q);
  if (!query) return { ...nothing, exact: null };
  const find = (isWhole: boolean) => [
    ...new Set(index.codeSlots.find(query.code, isWhole).filter((slot) => index.isLive.values[slot])),
  ];
  const same = find(true);
  const found = same.length || !query.isBeginning ? same : find(false);
  return {
    slots: Uint32Array.from(found),
    scores: Float64Array.from(found, (slot) => codeScore + index.sold.values[slot]!),
    exact: same.length === 1 ? same[0]! : null,
  };
}

/** The products of both, each once. */
function join(first: Scored, second: Scored): Scored {
  if (first.slots.length === 0) return second;
  const known = new Set(first.slots);
  const more = [...second.slots.keys()].filter((at) => !known.has(second.slots[at]!));
  return {
    slots: Uint32Array.from([...first.slots, ...more.map((at) => second.slots[at]!)]),
    scores: Float64Array.from([...first.scores, ...more.map((at) => second.scores[at]!)]),
  };
}
