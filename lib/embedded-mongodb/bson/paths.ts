import { badValue, ServerError } from '../errors';
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

type Cursor = { node: Value; rest: string[]; done: boolean };

/**
 * The keys of a document under a list of paths, one tuple for each element of the array that the
 * paths go through. Missing is null; an empty array is undefined (which sorts before null).
 */
export function tuples(doc: Doc, paths: string[][], parallel: (a: string, b: string) => Error): Value[][] {
  return expand(
    paths.map((rest) => ({ node: doc, rest, done: false })),
    paths,
    parallel,
  );
}

function expand(start: Cursor[], paths: string[][], parallel: (a: string, b: string) => Error): Value[][] {
  const cursors = start.map(descend);
  const open = cursors.findIndex((c) => !c.done && Array.isArray(c.node));
  if (open < 0)
    return [cursors.map((c) => (c.node === undefined ? null : c.node === empty ? undefined : c.node))];
  const array = (cursors[open] as Cursor).node as Value[];
  cursors.forEach((c, i) => {
    if (!c.done && Array.isArray(c.node) && c.node !== array)
      throw parallel((paths[i] as string[]).join('.'), (paths[open] as string[]).join('.'));
  });
  const elements: Value[] = array.length ? array : [empty];
  return elements.flatMap((element) =>
    expand(
      cursors.map((c) => (c.done || c.node !== array ? c : enter(c, element, array))),
      paths,
      parallel,
    ),
  );
}

const empty = Symbol('empty array');

function enter(c: Cursor, element: Value, array: Value[]): Cursor {
  const [part, ...rest] = c.rest;
  if (part === undefined) return { node: element, rest: [], done: true };
  if (isPosition(part) && Number(part) < array.length) {
    const node: Value = array[Number(part)];
    // An array that lies at the position is one value, except beside an element that is a document.
    return { node, rest, done: !rest.length && !(Array.isArray(node) && isDoc(element)) };
  }
  return isDoc(element) ? { ...c, node: element } : { node: undefined, rest: [], done: true };
}

function descend(c: Cursor): Cursor {
  let { node, rest } = c;
  if (c.done) return c;
  for (;;) {
    const [part, ...others] = rest;
    if (part === undefined) return { node, rest, done: !Array.isArray(node) };
    if (isDoc(node)) node = field(node, part);
    else if (Array.isArray(node)) return { node, rest, done: false };
    else return { node: undefined, rest: [], done: true };
    rest = others;
  }
}

/** The refusal of a sort by two arrays of one document. */
export const parallelSort = () => badValue('cannot sort with keys that are parallel arrays');

/** The refusal of an index entry for two arrays of one document. */
export const parallelIndex = (a: string, b: string) =>
  new ServerError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays [${last(a)}] [${last(b)}]`);

const last = (path: string) => path.split('.').at(-1);
