import { codeOf } from '../../catalog/rules/search-terms';
import type { TypedTerm } from './expansions';

/** How a query is looked up as a part number; null when it is too short. */
export function codeQuery(q: string): { code: string; isBeginning: boolean } | null {
  const code = codeOf(q);
  // Only a beginning with a digit can be one of a part number.
  return code.length < 3 ? null : { code, isBeginning: /\d/.test(q) && code.length >= 4 };
}

/** How the expanded terms of a query are looked up. */
export type TermPlan = {
  /** The terms that products may have. */
  known: TypedTerm[];
  /** The terms that raise the score of those products. */
  optional: TypedTerm[];
  /** Typed words that no product has. */
  unknown: string[];
  /** Whether the known terms are looked up at all. */
  isSelective: boolean;
  /** The words that are searched for, as they are shown when they differ from the typed ones. */
  words: string;
  /** Whether they differ from the typed ones. */
  isChanged: boolean;
};

export function termPlan(terms: TypedTerm[]): TermPlan {
  const required = terms.filter(({ isOptional }) => !isOptional);
  const known = required.filter(({ expansions }) => expansions.length > 0);
  const unknown = required.filter(({ expansions }) => expansions.length === 0).map(({ typed }) => typed);
  return {
    known,
    optional: terms.filter(({ expansions, isOptional }) => isOptional && expansions.length > 0),
    unknown,
    // The rest of an unknown part number ("18" of 18-X999) would match half of the shop.
    isSelective:
      known.length > 0 && (unknown.length === 0 || known.some(({ typed }) => /[a-z]{3}/.test(typed))),
    words: known.map(({ corrected, typed }) => corrected ?? typed).join(' '),
    isChanged: unknown.length > 0 || known.some(({ corrected }) => corrected !== null),
  };
}
