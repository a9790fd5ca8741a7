import { badValue, location, ServerError } from '../errors';
import { getField, isDoc, type Doc, type Value } from './types';

/** Whether a path component can be an array index. */
export const isArrayIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * Calls `visitor` with every value that a query path reaches, until it returns true. Like MongoDB, it descends into the
 * documents of arrays and follows array indexes; a path to nothing yields `undefined`. `whole` is true for an array
 * that was reached by its index: it is compared as a value, not by its elements.
 */
export function visitPath(
  v: Value,
  parts: string[],
  at: number,
  visitor: (v: Value, whole: boolean) => boolean,
): boolean {
  if (at === parts.length) return visitor(v, false);
  const part = parts[at] as string;
  if (isDoc(v)) return visitPath(getField(v, part), parts, at + 1, visitor);
  if (!Array.isArray(v)) return visitor(undefined, false);
  const position = isArrayIndex(part) ? Number(part) : -1;
  if (position >= 0 && position < v.length) {
    const element: Value = v[position];
    if (at + 1 === parts.length) {
      if (visitor(element, true)) return true;
    } else if ((isDoc(element) || Array.isArray(element)) && visitPath(element, parts, at + 1, visitor))
      return true;
  }
  return v.some((element) => isDoc(element) && visitPath(element, parts, at, visitor));
}

/** The value at a path of embedded documents. It does not descend into arrays. */
export function getPath(doc: Doc, parts: string[]): Value {
  let v: Value = doc;
  for (const part of parts) {
    if (!isDoc(v)) return undefined;
    v = getField(v, part);
  }
  return v;
}

/** A partly resolved path: the value so far, and the rest of the path after an array. */
type Step = { value: Value; rest: string[] };
/** A path resolved from an index of the current array. `nested` is true if the element there is an array itself. */
type Position = Step & { nested: boolean };

const finished = (value: Value): Step => ({ value, rest: [] });

/** Resolves a path up to its end or up to the first array. */
function walk(from: Value, parts: string[]): Step {
  const [part, ...rest] = parts;
  if (part === undefined || Array.isArray(from)) return { value: from, rest: parts };
  return isDoc(from) ? walk(getField(from, part), rest) : finished(undefined);
}

/**
 * The keys of a document for a list of paths: one tuple for each element of the array that the paths pass through. The
 * same tuple may occur more than once. A missing value is null; an empty array is undefined, which sorts before null.
 * As in MongoDB, an array index in a path leads to the same element from every element of the array; it is an error
 * (16746) if a document in the array has a field with that name.
 */
export function keyTuples(doc: Doc, paths: string[][], parallel: (a: string, b: string) => Error): Value[][] {
  const start = paths.map((rest): Step => ({ value: undefined, rest }));
  return expand(start, doc, [], (i, j) => parallel((paths[i] ?? []).join('.'), (paths[j] ?? []).join('.')));
}

function expand(
  steps: Step[],
  from: Doc,
  positions: (Position | undefined)[],
  parallel: (i: number, j: number) => Error,
): Value[][] {
  let [whole, first] = [false, -1];
  let array: Value[] | undefined;
  const next = steps.map((step, i): Step & { open?: boolean } => {
    if (!step.rest.length) return step;
    const found = resolveStep(from, step.rest, positions[i]);
    whole ||= found.nested;
    if (!Array.isArray(found.value)) return finished(found.value === undefined ? null : found.value);
    if (array && found.value !== array) throw parallel(i, first);
    if (!array) [array, first] = [found.value, i];
    return { ...found, open: true };
  });
  if (!array) return [next.map(({ value }) => value)];
  const elements: Value[] = array;
  const nextPositions = next.map(({ open, rest }) => (open ? elementAtPosition(elements, rest) : undefined));
  const one = whole && elements.length > 0;
  return (elements.length ? elements : [undefined]).flatMap((element) =>
    expand(
      next.map((step) => (step.open && !step.rest.length ? finished(one ? elements : element) : step)),
      isDoc(element) ? element : {},
      nextPositions,
      parallel,
    ),
  );
}

function resolveStep(from: Doc, rest: string[], position: Position | undefined): Position {
  if (getField(from, rest[0] as string) === undefined)
    return position ?? { ...finished(undefined), nested: false };
  if (position)
    throw location(
      16746,
      'Ambiguous field name found in array (do not use numeric field names in embedded elements in an array)',
    );
  return { ...walk(from, rest), nested: false };
}

function elementAtPosition(array: Value[], [part, ...rest]: string[]): Position | undefined {
  if (part === undefined || !isArrayIndex(part) || Number(part) >= array.length) return undefined;
  const element: Value = array[Number(part)];
  return { ...walk(element, rest), nested: Array.isArray(element) };
}

/** The error for a sort by two different arrays of one document. */
export const parallelSortError = () => badValue('cannot sort with keys that are parallel arrays');

/** The error for an index on two different arrays of one document. */
export const parallelIndexError = (a: string, b: string) =>
  new ServerError(
    171,
    'CannotIndexParallelArrays',
    `cannot index parallel arrays [${lastPart(a)}] [${lastPart(b)}]`,
  );

const lastPart = (path: string) => path.split('.').at(-1);
