import { termsOf } from '../../../catalog/rules/search-terms';
import type { KnownWord, TypedTerm } from '../expansions';
import type { Condition } from '../filters';

/** Terms of which a product must have one, the likeliest first; `shown` is what was typed. */
export type TermGroup = {
  shown: string;
  words: string[];
  /** Whether it is a part of a size: a variant that names its size must name this one. */
  isSize?: true;
};

/**
 * Measures of which a product must have one, in a metric unit. For a measure typed in a unit that is converted, `exact`
 * is the converted value, which counts more than those near it.
 */
export type MeasureRange = {
  shown: string;
  unit: string;
  from: number;
  to: number;
  exact?: number;
  isSize?: true;
};

/** Bounds of a specification field, in its metric unit. */
export type FieldRange = { key: string; from: number; to: number };

/** What a search looks for, after its specifications have been read. */
export type SearchQuery = {
  /** As typed: looked up as a part number. */
  typed: string;
  /** Products must have these words. */
  text: string;
  groups: TermGroup[];
  ranges: MeasureRange[];
  /** Words that only raise the score of a product. */
  optional: string;
};

/** A search for the typed words as they are. */
export const plainQuery = (typed: string): SearchQuery => ({
  typed,
  text: typed,
  groups: [],
  ranges: [],
  optional: '',
});

/** A search, and what products must meet besides. */
export type SearchAttempt = {
  query: SearchQuery;
  conditions: Condition[];
  /** What fields or sizes of variants must be, where the products found are few enough to be compared. */
  fields: FieldRange[];
  /** Whether it asks for all that was understood. */
  isWhole: boolean;
  /** Whether it counts only where the products found are compared with `fields`. */
  isCompared?: true;
};

/** The only attempt of a search in which nothing was understood. */
export const plainAttempt = (typed: string): SearchAttempt => ({
  query: plainQuery(typed),
  conditions: [],
  fields: [],
  isWhole: true,
});

/** Whether a query has anything that products could be found by. */
export const hasTerms = ({ text, groups, ranges }: SearchQuery): boolean =>
  groups.length > 0 || ranges.length > 0 || termsOf(text).length > 0;

/** The search term of a measure in a metric unit, as `termsOf` derives it: "12.7mm". */
export const measureTerm = (value: number, unit: string): string =>
  `${Number(value.toFixed(2))}${unit.toLowerCase()}`;

/** The most measures that a range stands for. */
const maxMeasures = 2000;

/** The term of a group, of those of its words that the catalog has. */
export function termOfGroup({ shown, words }: TermGroup, isKnown: (word: string) => boolean): TypedTerm {
  const expansions = words
    .filter(isKnown)
    .map((word, at) => ({ word, weight: at === 0 && word === words[0] ? 1 : 0.8 }));
  return { typed: shown, expansions, corrected: null };
}

/** The term of a range; `known` are words of the catalog that begin with a digit. */
export function termOfRange({ shown, unit, from, to, exact }: MeasureRange, known: KnownWord[]): TypedTerm {
  const suffix = unit.toLowerCase();
  const words = known.flatMap(({ word }) => {
    const amount = word.endsWith(suffix) ? word.slice(0, -suffix.length) : '';
    const value = /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : NaN;
    return value >= from && value <= to ? [word] : [];
  });
  const same = exact === undefined ? undefined : measureTerm(exact, unit);
  const expansions = words
    .sort()
    .slice(0, maxMeasures)
    .map((word) => ({ word, weight: same === undefined || word === same ? 1 : 0.6 }));
  return { typed: shown, expansions, corrected: null };
}

/** Terms that only raise the score: corrected spellings would be guesses. */
export const optionalTerms = (terms: TypedTerm[]): TypedTerm[] =>
  terms.flatMap((term): TypedTerm[] =>
    term.corrected === null && term.expansions.length ? [{ ...term, isOptional: true }] : [],
  );

/** The words by which a query names a variant: its measures in the catalog's units, too. */
export const variantText = ({ text, groups, ranges }: SearchQuery): string =>
  [
    text,
    ...groups.flatMap(({ words }) => words),
    ...ranges.flatMap(({ exact, unit }) => (exact === undefined ? [] : [measureTerm(exact, unit)])),
  ].join(' ');
