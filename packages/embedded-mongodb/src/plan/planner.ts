import { equal } from '../bson/compare';
import { isDoc, type Doc, type Value } from '../bson/types';
import { badValue } from '../errors';
import { isOperators } from '../query/filter';
import type { SortOrder } from '../query/sort';
import type { Collection } from '../storage/collection';
import { inverted, type Index } from '../storage/database-index';
import { cheapest } from './cost';
import { boundsOf, disjoint, edgeBytes, intersect, type Bound, type Edge } from './bounds';
import { type KeyRange, type Plan, type PlanRequest } from './types';

const mostRanges = 20_000;
/** Ranges that are walked side by side for the sake of an order; as many as MongoDB would. */
const mostMerged = 200;
const firstCounted = 500;

/** The best plan for a query. */
export function plan(
  collection: Collection,
  { filter, sort = [], hint, enough = Infinity }: PlanRequest,
): Plan {
  const all: Plan = { ranges: [], sorted: sort.length === 0, reverse: false, score: 0 };
  const hinted = hint === undefined ? undefined : hintedIndex(collection, hint);
  if (hinted === 'natural') return all;
  const bounds = boundsOf(filter);
  const candidates = (hinted ? [hinted] : collection.indexes.filter((index) => !index.record.hidden))
    .filter((index) => hinted || isComplete(index, filter, bounds))
    .map((index) => planIndex(collection, index, bounds, sort));
  const useful = candidates.filter((candidate) => hinted || candidate.score > 0);
  if (!useful.length) return planBranches(collection, filter, sort) ?? all;
  return cheapest(collection, useful, enough);
}

function planBranches(collection: Collection, filter: Doc, sort: SortOrder): Plan | undefined {
  if (!Array.isArray(filter.$or)) return undefined;
  const branches = (filter.$or as Doc[]).map((part) => plan(collection, { filter: part }));
  if (!branches.every(({ index }) => index)) return undefined;
  return { branches, ranges: [], sorted: sort.length === 0, reverse: false, score: 1 };
}

function hintedIndex(collection: Collection, hint: Value): Index | 'natural' {
  if (isDoc(hint) && '$natural' in hint) return 'natural';
  const found = collection.indexes.find(({ record }) =>
    typeof hint === 'string' ? record.name === hint : equal(record.key, hint),
  );
  if (!found)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return found;
}

/** Whether an index that leaves documents out has all that the filter can match. */
function isComplete(index: Index, filter: Doc, bounds: Map<string, Bound[]>): boolean {
  const { sparse, partialFilterExpression } = index.record;
  if (sparse && !index.fields.some(({ path }) => bounds.has(path) && !asksForNothing(filter, path)))
    return false;
  return !partialFilterExpression || implies(filter, partialFilterExpression);
}

function asksForNothing(filter: Doc, path: string): boolean {
  const operand = filter[path];
  if (operand === undefined) return true;
  if (!isOperators(operand)) return operand === null;
  return Object.values(operand).some((arg) => arg === null || (Array.isArray(arg) && arg.includes(null)));
}

function implies(filter: Doc, partial: Doc): boolean {
  return Object.entries(partial).every(([path, wanted]) => {
    if (path === '$and' && Array.isArray(wanted)) return wanted.every((part: Doc) => implies(filter, part));
    const given = filter[path];
    if (given === undefined) return false;
    if (equal(given, wanted)) return true;
    if (!isOperators(wanted)) return false;
    return Object.entries(wanted).every(([op, arg]) => impliesCondition(given, op, arg, path));
  });
}

function impliesCondition(given: Value, op: string, arg: Value, path: string): boolean {
  if (op === '$exists' && arg) return !isOperators(given) ? given !== null : '$gt' in given || '$lt' in given || '$gte' in given || '$lte' in given || ('$eq' in given && given.$eq !== null); // prettier-ignore
  const wanted = boundsOf({ [path]: { [op]: arg } }).get(path)?.[0];
  const have = boundsOf({ [path]: given }).get(path);
  if (!wanted || !have) return false;
  return have.some((bound) => {
    const both = intersect(bound, wanted);
    return (
      both.intervals.length === bound.intervals.length &&
      disjoint(bound.intervals).every((x, i) => {
        const y = both.intervals[i];
        return (
          y !== undefined &&
          edgeBytes(x.low).equals(edgeBytes(y.low)) &&
          edgeBytes(x.high).equals(edgeBytes(y.high))
        );
      })
    );
  });
}

function planIndex(
  collection: Collection,
  index: Index,
  bounds: Map<string, Bound[]>,
  sort: SortOrder,
): Plan {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let ranges: KeyRange[] | undefined;
  let [score, fixed, points] = [0, 0, 0];
  for (const [i, { path, direction }] of index.fields.entries()) {
    const list = bounds.get(path) ?? [];
    const bound =
      index.record.multikey && list.length > 1
        ? narrowest(collection, index, prefixes, list)
        : together(list, index);
    if (!bound || bound.intervals.length * prefixes.length > mostRanges) break;
    score += bound.point ? 10 : 5;
    if (bound.point && bound.intervals.length === 1 && fixed === i) fixed = i + 1;
    if (bound.point && points === i) points = i + 1;
    const intervals = disjoint(bound.intervals).map(({ low, high }) =>
      direction === 1 ? { low, high } : { low: flipped(high), high: flipped(low) },
    );
    if (bound.point && i + 1 < index.fields.length) {
      prefixes = prefixes.flatMap((prefix) => intervals.map(({ low }) => Buffer.concat([prefix, low.bytes])));
      continue;
    }
    ranges = prefixes.flatMap((prefix) =>
      intervals.map(({ low, high }) => ({
        low: Buffer.concat([prefix, edgeBytes(low)]),
        high: Buffer.concat([prefix, edgeBytes(high)]),
        own: prefix.length,
      })),
    );
    break;
  }
  ranges ??= prefixes.map((prefix) => ({
    low: prefix,
    high: Buffer.concat([prefix, Buffer.from([0xff, 0xff])]),
    own: prefix.length,
  }));
  if (index.record.unique && fixed === index.fields.length) score += 100;
  const single = served(index, sort, fixed);
  const canMerge = !single && ranges.length === prefixes.length && ranges.length <= mostMerged;
  const merged = canMerge ? served(index, sort, points) : undefined;
  const order = single ?? merged;
  return {
    index,
    ranges: ranges.sort((a, b) => Buffer.compare(a.low, b.low)),
    sorted: sort.length === 0 || order !== undefined,
    merged: merged !== undefined,
    reverse: order === 'reverse',
    score: score + (order && sort.length ? 4 : 0),
  };
}

const flipped = ({ bytes, after }: Edge): Edge => ({ bytes: inverted(bytes), after: !after });

/** Of several conditions on an array the one that the fewest keys meet: only one of them narrows the keys. */
function narrowest(
  collection: Collection,
  index: Index,
  prefixes: Buffer[],
  list: Bound[],
): Bound | undefined {
  const points = list.filter(({ point, intervals }) => point && intervals.length <= mostMerged);
  const [prefix] = prefixes;
  if (points.length < 2 || prefixes.length > 1 || !prefix) return together(list, index);
  const keysOf = ({ intervals }: Bound, most: number) => {
    const counts = intervals.map(({ low }) => {
      const start = Buffer.concat([prefix, low.bytes]);
      return collection.countEntries(index, start, Buffer.concat([start, Buffer.from([0xff, 0xff])]), most);
    });
    return counts.reduce((sum, count) => sum + count, 0);
  };
  // Counting the keys of common values to their end would cost more than walking those of a rare one.
  for (let most = firstCounted; ; most *= 8) {
    const keys = points.map((bound) => keysOf(bound, most));
    const fewest = Math.min(...keys);
    if (fewest < most) return points[keys.indexOf(fewest)];
  }
}

function together(list: Bound[], index: Index): Bound | undefined {
  // The conditions on an array may be met by different elements, so only one of them narrows the keys.
  if (index.record.multikey) return list.find((b) => b.point) ?? list[0];
  return list.length ? list.reduce(intersect) : undefined;
}

function served(index: Index, sort: SortOrder, fixed: number): 'forward' | 'reverse' | undefined {
  if (!sort.length || index.record.inexact) return undefined;
  // The least or greatest element of an array decides its place, not the one that the filter has met.
  if (sort.some(({ path }) => index.isMultikey(path))) return undefined;
  const constant = new Set(index.fields.slice(0, fixed).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !constant.has(path));
  const rest = index.fields.slice(fixed);
  if (!wanted.every(({ path }, i) => rest[i]?.path === path)) return undefined;
  const signs = wanted.map(({ direction }, i) => direction * (rest[i]?.direction ?? 1));
  if (signs.every((sign) => sign === 1)) return 'forward';
  return signs.every((sign) => sign === -1) ? 'reverse' : undefined;
}
