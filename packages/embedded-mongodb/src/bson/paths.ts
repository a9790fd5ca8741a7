import { badValue, location, ServerError } from '../errors';
import { field, isDoc, type Doc, type Value } from './types';

/** Whether a part of a path may be a position in an array. */
export const isPosition = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * Shows every value that a query's path reaches, as MongoDB walks: through arrays of documents,
 * by position too; `undefined` where the path ends in nothing. `whole` says that an array reached by its
 * position counts as a value, not by its elements.
 */
export function visit(
  v: Value,
  parts: string[],
  at: number,
  see: (v: Value, whole: boolean) => boolean,
): boolean {
  if (at === parts.length) return see(v, false);
  const part = parts[at] as string;
  if (isDoc(v)) return visit(field(v, part), parts, at + 1, see);
  if (!Array.isArray(v)) return see(undefined, false);
  const position = isPosition(part) ? Number(part) : -1;
  if (position >= 0 && position < v.length) {
    const element: Value = v[position];
    if (at + 1 === parts.length) {
      if (see(element, true)) return true;
    } else if ((isDoc(element) || Array.isArray(element)) && visit(element, parts, at + 1, see)) return true;
  }
  return v.some((element) => isDoc(element) && visit(element, parts, at, see));
}

/** The value at a path of plain sub-documents, no array looked through. */
export function plainPath(doc: Doc, parts: string[]): Value {
  let v: Value = doc;
  for (const part of parts) {
    if (!isDoc(v)) return undefined;
    v = field(v, part);
  }
  return v;
}

/** How far a path was walked: the value, and what is left of the path behind an array. */
type Step = { value: Value; rest: string[] };
/** Where a path leads from a position of the array in hand; `nested` when an array lies at that position. */
type Position = Step & { nested: boolean };

const ended = (value: Value): Step => ({ value, rest: [] });

/** Walks until the path ends or an array lies in the way. */
function walk(from: Value, parts: string[]): Step {
  const [part, ...rest] = parts;
  if (part === undefined || Array.isArray(from)) return { value: from, rest: parts };
  return isDoc(from) ? walk(field(from, part), rest) : ended(undefined);
}

/**
 * The keys of a document under a list of paths, one tuple for each element of the array that the paths go through
 * (the same tuple more than once where an array is one value). Missing is null; an empty array is undefined, which
 * sorts before null. A position in a path leads to that element from every element of its array, as MongoDB has it;
 * a document there with a field of that name is refused (16746).
 */
export function tuples(doc: Doc, paths: string[][], parallel: (a: string, b: string) => Error): Value[][] {
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
    const found = take(from, step.rest, positions[i]);
    whole ||= found.nested;
    if (!Array.isArray(found.value)) return ended(found.value === undefined ? null : found.value);
    if (array && found.value !== array) throw parallel(i, first);
    if (!array) [array, first] = [found.value, i];
    return { ...found, open: true };
  });
  if (!array) return [next.map(({ value }) => value)];
  const elements: Value[] = array;
  const ahead = next.map(({ open, rest }) => (open ? positionOf(elements, rest) : undefined));
  const one = whole && elements.length > 0;
  return (elements.length ? elements : [undefined]).flatMap((element) =>
    expand(
      next.map((step) => (step.open && !step.rest.length ? ended(one ? elements : element) : step)),
      isDoc(element) ? element : {},
      ahead,
      parallel,
    ),
  );
}

function take(from: Doc, rest: string[], position: Position | undefined): Position {
  if (field(from, rest[0] as string) === undefined) return position ?? { ...ended(undefined), nested: false };
  if (position)
    throw location(
      16746,
      'Ambiguous field name found in array (do not use numeric field names in embedded elements in an array)',
    );
  return { ...walk(from, rest), nested: false };
}

function positionOf(array: Value[], [part, ...rest]: string[]): Position | undefined {
  if (part === undefined || !isPosition(part) || Number(part) >= array.length) return undefined;
  const element: Value = array[Number(part)];
  return { ...walk(element, rest), nested: Array.isArray(element) };
}

/** The refusal of a sort by two arrays of one document. */
export const parallelSort = () => badValue('cannot sort with keys that are parallel arrays');

/** The refusal of an index entry for two arrays of one document. */
export const parallelIndex = (a: string, b: string) =>
  new ServerError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays [${last(a)}] [${last(b)}]`);

const last = (path: string) => path.split('.').at(-1);
