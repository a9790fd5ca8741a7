import { keyOf, stringPrefix, tagOf } from '../bson/key-encoding';
import { isDoc, rankOf, type Doc, type Value } from '../bson/types';
import { isOperators } from '../query/filter';
import { isRegex, prefixOf } from '../query/regex';

/** A place between keys: before all that begin with the bytes, or after them. */
export type Edge = { bytes: Buffer; after: boolean };
export type Interval = { low: Edge; high: Edge };
/** What a filter leaves of an index field's keys; `point` when each interval is one value. */
export type Bound = { intervals: Interval[]; point: boolean };

const around = (bytes: Buffer): Interval => ({ low: { bytes, after: false }, high: { bytes, after: true } });
const tag = (rank: number) => around(Buffer.from([tagOf(rank)]));

/** An edge as bytes to compare with. */
export const edgeBytes = ({ bytes, after }: Edge): Buffer =>
  after ? Buffer.concat([bytes, Buffer.from([0xff, 0xff])]) : bytes;

const compareEdges = (a: Edge, b: Edge) => Buffer.compare(edgeBytes(a), edgeBytes(b));

/** For each path of a conjunction, what its conditions leave of the keys. */
export function boundsOf(filter: Doc): Map<string, Bound[]> {
  const bounds = new Map<string, Bound[]>();
  const add = (path: string, bound: Bound | undefined) => {
    if (bound) bounds.set(path, [...(bounds.get(path) ?? []), bound]);
  };
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(operand)) {
      for (const part of operand as Doc[])
        for (const [path, list] of boundsOf(part)) for (const b of list) add(path, b);
    } else if (!name.startsWith('$')) for (const [path, bound] of conditions(name, operand)) add(path, bound);
  }
  return bounds;
}

function conditions(path: string, operand: Value): [string, Bound | undefined][] {
  if (!isOperators(operand)) return [[path, equality(operand, true)]];
  return Object.entries(operand).flatMap(([op, arg]): [string, Bound | undefined][] => {
    if (op === '$elemMatch' && isDoc(arg) && !isOperators(arg))
      return [...boundsOf(arg)].flatMap(([inner, list]) =>
        list.map((b): [string, Bound] => [`${path}.${inner}`, b]),
      );
    if (op === '$elemMatch' && isDoc(arg)) {
      // One element meets all of these: together they narrow its keys.
      const known = conditions(path, arg).flatMap(([, bound]) => bound ?? []);
      return [[path, known.length ? known.reduce(intersect) : undefined]];
    }
    return [[path, condition(op, arg, operand)]];
  });
}

function condition(op: string, arg: Value, siblings: Doc): Bound | undefined {
  switch (op) {
    case '$eq':
      return equality(arg, false);
    case '$in':
      return Array.isArray(arg) ? union(arg.map((v: Value) => equality(v, true))) : undefined;
    case '$all':
      return Array.isArray(arg) && !isOperators(arg[0]) && arg.length ? equality(arg[0], true) : undefined;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return range(op, arg);
    case '$regex':
      if (isRegex(arg)) return pattern(arg.pattern, String(siblings.$options ?? arg.options), arg);
      return typeof arg === 'string' ? pattern(arg, String(siblings.$options ?? ''), undefined) : undefined;
  }
  return undefined;
}

function equality(v: Value, patterns: boolean): Bound | undefined {
  if (isRegex(v) && patterns) return pattern(v.pattern, v.options, v);
  // An array is in the index by its elements, and by itself when it is an element.
  const keys = Array.isArray(v) ? [v.length ? (v[0] as Value) : undefined, v] : [v ?? null];
  return { intervals: keys.map((key) => around(keyOf(key).bytes)), point: true };
}

function pattern(source: string, options: string, self: Value): Bound | undefined {
  const prefix = prefixOf(source, options);
  const intervals = prefix === undefined ? [tag(15), tag(50)] : [around(stringPrefix(prefix))];
  if (prefix !== undefined && self !== undefined) intervals.push(around(keyOf(self).bytes));
  return { intervals, point: false };
}

function range(op: string, arg: Value): Bound | undefined {
  const rank = rankOf(arg);
  if (arg === null) return equality(null, false);
  if (rank === -1 || rank === 127 || Array.isArray(arg) || isDoc(arg)) return undefined;
  const { bytes, exact } = keyOf(arg);
  const edge = exact ? bytes : bytes.subarray(0, 400);
  const all = tag(rank);
  if (op === '$gt')
    return { intervals: [{ low: { bytes: edge, after: exact }, high: all.high }], point: false };
  if (op === '$gte')
    return { intervals: [{ low: { bytes: edge, after: false }, high: all.high }], point: false };
  return {
    intervals: [{ low: all.low, high: { bytes: edge, after: op === '$lte' || !exact } }],
    point: false,
  };
}

function union(bounds: (Bound | undefined)[]): Bound | undefined {
  if (bounds.some((b) => b === undefined)) return undefined;
  const known = bounds as Bound[];
  return { intervals: disjoint(known.flatMap((b) => b.intervals)), point: known.every((b) => b.point) };
}

/** Intervals in order, those that touch joined. */
export function disjoint(intervals: Interval[]): Interval[] {
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

/** What two bounds leave together. */
export function intersect(a: Bound, b: Bound): Bound {
  const intervals = a.intervals.flatMap((x) =>
    b.intervals.flatMap((y) => {
      const low = compareEdges(x.low, y.low) > 0 ? x.low : y.low;
      const high = compareEdges(x.high, y.high) < 0 ? x.high : y.high;
      return compareEdges(low, high) < 0 ? [{ low, high }] : [];
    }),
  );
  return { intervals: disjoint(intervals), point: a.point || b.point };
}
