import { BSONRegExp } from 'bson';
import { encodeKey, stringPrefixKey, typeTag } from '../bson/key-encoding';
import { isDoc, rankOf, type Doc, type Value } from '../bson/types';
import { isOperatorExpression } from '../query/filter';
import { isRegex, literalPrefix } from '../query/regex';

/** A position between keys: before or after all keys that start with the bytes. */
export type Edge = { bytes: Buffer; isAfter: boolean };
export type Interval = { low: Edge; high: Edge };
/** The keys of an index field that can match a filter. `isPoint` is true if each interval is a single value. */
export type Bound = { intervals: Interval[]; isPoint: boolean };

const prefixInterval = (bytes: Buffer): Interval => ({
  low: { bytes, isAfter: false },
  high: { bytes, isAfter: true },
});
const typeInterval = (rank: number) => prefixInterval(Buffer.from([typeTag(rank)]));

/** The bytes of an edge for comparisons. */
export const edgeBytes = ({ bytes, isAfter }: Edge): Buffer =>
  isAfter ? Buffer.concat([bytes, Buffer.from([0xff, 0xff])]) : bytes;

const compareEdges = (a: Edge, b: Edge) => Buffer.compare(edgeBytes(a), edgeBytes(b));

/** The bounds of each path in a conjunction. */
export function filterBounds(filter: Doc): Map<string, Bound[]> {
  const bounds = new Map<string, Bound[]>();
  const add = (path: string, bound: Bound | undefined) => {
    if (bound) bounds.set(path, [...(bounds.get(path) ?? []), bound]);
  };
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(operand)) {
      for (const part of operand as Doc[])
        for (const [path, list] of filterBounds(part)) for (const b of list) add(path, b);
    } else if (!name.startsWith('$')) for (const [path, bound] of pathBounds(name, operand)) add(path, bound);
  }
  return bounds;
}

function pathBounds(path: string, operand: Value): [string, Bound | undefined][] {
  if (!isOperatorExpression(operand)) return [[path, equalityBound(operand, true)]];
  return Object.entries(operand).flatMap(([op, arg]): [string, Bound | undefined][] => {
    if (op === '$elemMatch' && isDoc(arg) && !isOperatorExpression(arg))
      return [...filterBounds(arg)].flatMap(([inner, list]) =>
        list.map((b): [string, Bound] => [`${path}.${inner}`, b]),
      );
    if (op === '$elemMatch' && isDoc(arg)) {
      // One element must match all of these conditions, so their bounds can be intersected.
      const known = pathBounds(path, arg).flatMap(([, bound]) => bound ?? []);
      return [[path, known.length ? known.reduce(intersectBounds) : undefined]];
    }
    return [[path, operatorBound(op, arg, operand)]];
  });
}

function operatorBound(op: string, arg: Value, siblings: Doc): Bound | undefined {
  switch (op) {
    case '$eq':
      return equalityBound(arg, false);
    case '$in':
      return Array.isArray(arg) ? unionBounds(arg.map((v: Value) => equalityBound(v, true))) : undefined;
    case '$all':
      return Array.isArray(arg) && !isOperatorExpression(arg[0]) && arg.length
        ? equalityBound(arg[0], true)
        : undefined;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return rangeBound(op, arg);
    case '$regex':
      if (isRegex(arg)) return regexBound(arg.pattern, String(siblings.$options ?? arg.options));
      return typeof arg === 'string' ? regexBound(arg, String(siblings.$options ?? '')) : undefined;
  }
  return undefined;
}

function equalityBound(v: Value, patterns: boolean): Bound | undefined {
  if (isRegex(v) && patterns) return regexBound(v.pattern, v.options);
  // An index contains an array by its elements, and as a whole if it is an element of another array.
  const keys = Array.isArray(v) ? [v.length ? (v[0] as Value) : undefined, v] : [v ?? null];
  return { intervals: keys.map((key) => prefixInterval(encodeKey(key).bytes)), isPoint: true };
}

/** A pattern matches strings, and stored regular expressions that are equal to it. */
function regexBound(source: string, options: string): Bound | undefined {
  const prefix = literalPrefix(source, options);
  const intervals =
    prefix === undefined
      ? [typeInterval(15), typeInterval(50)]
      : [
          prefixInterval(stringPrefixKey(prefix)),
          prefixInterval(encodeKey(new BSONRegExp(source, options)).bytes),
        ];
  return { intervals, isPoint: false };
}

function rangeBound(op: string, arg: Value): Bound | undefined {
  const rank = rankOf(arg);
  if (arg === null) return equalityBound(null, false);
  if (rank === -1 || rank === 127 || Array.isArray(arg) || isDoc(arg)) return undefined;
  const { bytes, exact } = encodeKey(arg);
  const edge = exact ? bytes : bytes.subarray(0, 400);
  const all = typeInterval(rank);
  if (op === '$gt')
    return { intervals: [{ low: { bytes: edge, isAfter: exact }, high: all.high }], isPoint: false };
  if (op === '$gte')
    return { intervals: [{ low: { bytes: edge, isAfter: false }, high: all.high }], isPoint: false };
  return {
    intervals: [{ low: all.low, high: { bytes: edge, isAfter: op === '$lte' || !exact } }],
    isPoint: false,
  };
}

function unionBounds(bounds: (Bound | undefined)[]): Bound | undefined {
  if (bounds.some((b) => b === undefined)) return undefined;
  const known = bounds as Bound[];
  return {
    intervals: mergeIntervals(known.flatMap((b) => b.intervals)),
    isPoint: known.every((b) => b.isPoint),
  };
}

/** Sorts intervals and merges those that overlap or touch. */
export function mergeIntervals(intervals: Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => compareEdges(a.low, b.low));
  const out: Interval[] = [];
  for (const interval of sorted) {
    const before = out.at(-1);
    if (before && compareEdges(interval.low, before.high) <= 0) {
      if (compareEdges(interval.high, before.high) > 0) before.high = interval.high;
    } else out.push({ ...interval });
  }
  return out;
}

/** The intersection of two bounds. */
export function intersectBounds(a: Bound, b: Bound): Bound {
  const intervals = a.intervals.flatMap((x) =>
    b.intervals.flatMap((y) => {
      const low = compareEdges(x.low, y.low) > 0 ? x.low : y.low;
      const high = compareEdges(x.high, y.high) < 0 ? x.high : y.high;
      return compareEdges(low, high) < 0 ? [{ low, high }] : [];
    }),
  );
  return { intervals: mergeIntervals(intervals), isPoint: a.isPoint || b.isPoint };
}
