import { canonicalText, stemOf } from '../../catalog/rules/search-terms';
import { allowedErrors, editDistance, maxErrors } from '../../catalog/rules/spelling';
import { synonymWords } from '../../catalog/rules/synonyms';

/** A term of the catalog that a typed term may mean, weighted from 0 to 1 (the term itself). */
export type QueryExpansion = { word: string; weight: number };

/**
 * `corrected` is the likeliest spelling if no term of the catalog begins with the typed one. Products need not have an
 * optional term, which only raises their score.
 */
export type TypedTerm = {
  typed: string;
  expansions: QueryExpansion[];
  corrected: string | null;
  isOptional?: true;
};

/** A term of the catalog, and how often it was seen. */
export type KnownWord = { word: string; seen: number };

/** The terms of a query after these are ignored. */
export const maxTerms = 12;

/** The most used first; of equally used ones in alphabetical order. */
const byUse = (a: KnownWord, b: KnownWord) => b.seen - a.seen || (a.word < b.word ? -1 : 1);

/** Of terms that begin with `start`: the term itself, then the most used. */
export const completionsOf = (start: string, found: KnownWord[], limit: number): KnownWord[] =>
  found.sort((a, b) => Number(b.word === start) - Number(a.word === start) || byUse(a, b)).slice(0, limit);

/** A typed term that terms of the catalog begin with; null when there are none. */
export function termOfCompletions(typed: string, completions: KnownWord[]): TypedTerm[] | null {
  const expansions = completions.map(({ word }) => ({ word, weight: word === typed ? 1 : 0.6 }));
  return expansions.length ? [{ typed, expansions, corrected: null }] : null;
}

/** The ways to split a joined term in two, such as "impact" and "driver" of "impactdriver". */
export function splitsOf(typed: string): [string, string][] {
  if (typed.length < 6) return [];
  const positions = Array.from({ length: typed.length - 5 }, (_, index) => index + 3);
  return positions.map((at) => [typed.slice(0, at), typed.slice(at)]);
}

/** The terms of a joined term whose parts the catalog has. */
export const termsOfSplit = (parts: [string, string]): TypedTerm[] =>
  parts.map((word) => ({ typed: word, expansions: [{ word, weight: 1 }], corrected: word }));

/** Those of similar terms that a misspelled one may mean, the likeliest first. */
export function spellingsOf(typed: string, similar: KnownWord[]): QueryExpansion[] {
  const errors = allowedErrors(typed);
  return similar
    .map(({ word, seen }) => ({ word, seen, distance: editDistance(typed, word) }))
    .filter(
      ({ word, distance }) => distance <= Math.max(errors, allowedErrors(word)) && distance <= maxErrors,
    )
    .sort((a, b) => likelihood(typed, a) - likelihood(typed, b) || byUse(a, b))
    .slice(0, 6)
    .map(({ word, distance }) => ({ word, weight: 0.6 - distance * 0.15 }));
}

/** A typed term that is corrected, or that the catalog doesn't have. */
export const termOfSpellings = (typed: string, expansions: QueryExpansion[]): TypedTerm[] => [
  { typed, expansions, corrected: expansions[0]?.word ?? null },
];

/** Lower is likelier. Most typing errors are inside words: the first and last letters are mostly right. */
const likelihood = (typed: string, { word, distance }: { word: string; distance: number }) =>
  distance - (word[0] === typed[0] ? 0.2 : 0) - (word.at(-1) === typed.at(-1) ? 0.2 : 0);

/**
 * The query with misspelled synonyms corrected ("spaner" → "spanner"), or null when there are none. The index holds
 * only canonical names ("wrench"), which can't correct them. A term of the catalog wins when it is closer.
 */
export function correctSynonyms(q: string, terms: TypedTerm[]): string | null {
  const misspelled = new Map(
    terms
      .filter(({ expansions, corrected }) => expansions.length === 0 || corrected !== null)
      .map(({ typed, corrected }) => [typed, corrected === null ? Infinity : editDistance(typed, corrected)]),
  );
  let isChanged = false;
  const text = canonicalText(q).replace(/[a-z]+/g, (word) => {
    const typed = stemOf(word);
    const closest = misspelled.get(typed);
    const errors = allowedErrors(typed);
    if (closest === undefined || !errors) return word;
    const [best] = synonymWords
      .map((synonym) => ({ word: synonym, distance: editDistance(typed, synonym) }))
      .filter(({ distance }) => distance <= Math.min(errors, closest))
      .sort((a, b) => likelihood(typed, a) - likelihood(typed, b));
    if (!best) return word;
    isChanged = true;
    return best.word;
  });
  return isChanged ? text : null;
}
