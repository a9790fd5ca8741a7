import { visitPath } from '../bson/paths';
import type { Value } from '../bson/types';

/** A condition on a path of a document, or on a single value (inside `$elemMatch`). */
export type Matcher = {
  matchesPath(doc: Value, parts: string[]): boolean;
  matchesValue(v: Value): boolean;
};

/** Matches if a value at the path, or an element of an array there, passes the test. */
export const elementMatcher = (test: (v: Value) => boolean): Matcher => ({
  matchesPath: (doc, parts) =>
    visitPath(doc, parts, 0, (v, whole) => (Array.isArray(v) && !whole && v.some((e) => test(e))) || test(v)),
  matchesValue: test,
});

/** Matches if a value at the path passes the test. Arrays are tested as a whole. */
export const fieldMatcher = (test: (v: Value) => boolean): Matcher => ({
  matchesPath: (doc, parts) => visitPath(doc, parts, 0, test),
  matchesValue: test,
});

/** Negates a matcher. */
export const negate = (test: Matcher): Matcher => ({
  matchesPath: (doc, parts) => !test.matchesPath(doc, parts),
  matchesValue: (v) => !test.matchesValue(v),
});

/** Matches if all matchers do. */
export const allOf = (tests: Matcher[]): Matcher =>
  tests.length === 1
    ? (tests[0] as Matcher)
    : {
        matchesPath: (doc, parts) => tests.every((t) => t.matchesPath(doc, parts)),
        matchesValue: (v) => tests.every((t) => t.matchesValue(v)),
      };

/** Matches nothing. */
export const matchNothing: Matcher = { matchesPath: () => false, matchesValue: () => false };
