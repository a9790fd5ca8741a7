import { visit } from '../bson/paths';
import type { Value } from '../bson/types';

/** A condition that can be asked of a path of a document, or of one value alone (in `$elemMatch`). */
export type Test = {
  at(doc: Value, parts: string[]): boolean;
  on(v: Value): boolean;
};

/** A condition on single values: a path passes when a value it reaches, or an element of it, does. */
export const onValues = (test: (v: Value) => boolean): Test => ({
  at: (doc, parts) =>
    visit(doc, parts, 0, (v, whole) => (Array.isArray(v) && !whole && v.some((e) => test(e))) || test(v)),
  on: test,
});

/** A condition on a field as a whole: an array is not looked into. */
export const onWhole = (test: (v: Value) => boolean): Test => ({
  at: (doc, parts) => visit(doc, parts, 0, test),
  on: test,
});

/** True where the other is false. */
export const not = (test: Test): Test => ({
  at: (doc, parts) => !test.at(doc, parts),
  on: (v) => !test.on(v),
});

/** True where all are. */
export const every = (tests: Test[]): Test =>
  tests.length === 1
    ? (tests[0] as Test)
    : {
        at: (doc, parts) => tests.every((t) => t.at(doc, parts)),
        on: (v) => tests.every((t) => t.on(v)),
      };

/** Never true. */
export const never: Test = { at: () => false, on: () => false };
