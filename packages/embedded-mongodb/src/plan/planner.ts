import { equal } from '../bson/compare';
import { isDoc, type Doc, type Value } from '../bson/types';
import { badValue } from '../errors';
import { isOperatorExpression } from '../query/filter';
import type { SortOrder } from '../query/sort';
import type { Collection } from '../storage/collection';
import { invertBytes, type Index } from '../storage/database-index';
import { cheapestPlan } from './cost';
import { filterBounds, mergeIntervals, edgeBytes, intersectBounds, type Bound, type Edge } from './bounds';
import { type KeyRange, type Plan, type PlanRequest } from './types';

const maxRanges = 20_000;
/** The maximum number of ranges for a sort merge, the same as in MongoDB. */
const maxMergedRanges = 200;
const initialCountLimit = 500;

/** Chooses the plan for a query. */
export function choosePlan(
  collection: Collection,
  { filter, sort = [], hint, maxDocuments = Infinity }: PlanRequest,
): Plan {
  const scan: Plan = { ranges: [], isSorted: sort.length === 0, isReverse: false, score: 0 };
  const hinted = hint === undefined ? undefined : hintedIndex(collection, hint);
  if (hinted === 'natural') return scan;
  if (hinted) return planIndex(collection, hinted, filterBounds(filter), sort);
  const usable = usablePlans(collection, filter, sort);
  if (!usable.length) return planOr(collection, filter, sort) ?? scan;
  return cheapestPlan(collection, usable, maxDocuments);
}

/** A plan for each index that helps a query. */
export function usablePlans(collection: Collection, filter: Doc, sort: SortOrder = []): Plan[] {
  const bounds = filterBounds(filter);
  return collection.indexes
    .filter((index) => !index.record.hidden && coversFilter(index, filter, bounds))
    .map((index) => planIndex(collection, index, bounds, sort))
    .filter(({ score }) => score > 0);
}

function planOr(collection: Collection, filter: Doc, sort: SortOrder): Plan | undefined {
  if (!Array.isArray(filter.$or)) return undefined;
  const branches = (filter.$or as Doc[]).map((part) => choosePlan(collection, { filter: part }));
  if (!branches.every(({ index }) => index)) return undefined;
  return { branches, ranges: [], isSorted: sort.length === 0, isReverse: false, score: 1 };
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

/** Whether a sparse or partial index contains every document that the filter can match. */
function coversFilter(index: Index, filter: Doc, bounds: Map<string, Bound[]>): boolean {
  const { sparse, partialFilterExpression } = index.record;
  if (sparse && !index.fields.some(({ path }) => bounds.has(path) && !matchesMissing(filter, path)))
    return false;
  return !partialFilterExpression || implies(filter, partialFilterExpression);
}

function matchesMissing(filter: Doc, path: string): boolean {
  const operand = filter[path];
  if (operand === undefined) return true;
  if (!isOperatorExpression(operand)) return operand === null;
  return Object.values(operand).some((arg) => arg === null || (Array.isArray(arg) && arg.includes(null)));
}

function implies(filter: Doc, partial: Doc): boolean {
  return Object.entries(partial).every(([path, required]) => {
    if (path === '$and' && Array.isArray(required))
      return required.every((part: Doc) => implies(filter, part));
    const operand = filter[path];
    if (operand === undefined) return false;
    if (equal(operand, required)) return true;
    if (!isOperatorExpression(required)) return false;
    return Object.entries(required).every(([op, arg]) => impliesCondition(operand, op, arg, path));
  });
}

function impliesCondition(operand: Value, op: string, arg: Value, path: string): boolean {
  if (op === '$exists' && arg) return !isOperatorExpression(operand) ? operand !== null : '$gt' in operand || '$lt' in operand || '$gte' in operand || '$lte' in operand || ('$eq' in operand && operand.$eq !== null); // prettier-ignore
  const required = filterBounds({ [path]: { [op]: arg } }).get(path)?.[0];
  const bounds = filterBounds({ [path]: operand }).get(path);
  if (!required || !bounds) return false;
  return bounds.some((bound) => {
    const both = intersectBounds(bound, required);
    return (
      both.intervals.length === bound.intervals.length &&
      mergeIntervals(bound.intervals).every((x, i) => {
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
  let [score, equalities, points] = [0, 0, 0];
  for (const [i, { path, direction }] of index.fields.entries()) {
    const list = bounds.get(path) ?? [];
    const bound =
      index.record.multikey && list.length > 1
        ? mostSelectiveBound(collection, index, prefixes, list)
        : combineBounds(list, index);
    if (!bound || bound.intervals.length * prefixes.length > maxRanges) break;
    score += bound.isPoint ? 10 : 5;
    if (bound.isPoint && bound.intervals.length === 1 && equalities === i) equalities = i + 1;
    if (bound.isPoint && points === i) points = i + 1;
    const intervals = mergeIntervals(bound.intervals).map(({ low, high }) =>
      direction === 1 ? { low, high } : { low: invertEdge(high), high: invertEdge(low) },
    );
    if (bound.isPoint && i + 1 < index.fields.length) {
      prefixes = prefixes.flatMap((prefix) => intervals.map(({ low }) => Buffer.concat([prefix, low.bytes])));
      continue;
    }
    ranges = prefixes.flatMap((prefix) =>
      intervals.map(({ low, high }) => ({
        low: Buffer.concat([prefix, edgeBytes(low)]),
        high: Buffer.concat([prefix, edgeBytes(high)]),
        prefixLength: prefix.length,
      })),
    );
    break;
  }
  ranges ??= prefixes.map((prefix) => ({
    low: prefix,
    high: Buffer.concat([prefix, Buffer.from([0xff, 0xff])]),
    prefixLength: prefix.length,
  }));
  if (index.record.unique && equalities === index.fields.length) score += 100;
  const single = servedDirection(index, sort, equalities);
  const canMerge = !single && ranges.length === prefixes.length && ranges.length <= maxMergedRanges;
  const merged = canMerge ? servedDirection(index, sort, points) : undefined;
  const order = single ?? merged;
  return {
    index,
    ranges: ranges.sort((a, b) => Buffer.compare(a.low, b.low)),
    isSorted: sort.length === 0 || order !== undefined,
    isMerged: merged !== undefined,
    isReverse: order === 'reverse',
    score: score + (order && sort.length ? 4 : 0),
  };
}

const invertEdge = ({ bytes, isAfter }: Edge): Edge => ({ bytes: invertBytes(bytes), isAfter: !isAfter });

/** The most selective of several conditions on an array. Only one of them can bound the keys. */
function mostSelectiveBound(
  collection: Collection,
  index: Index,
  prefixes: Buffer[],
  list: Bound[],
): Bound | undefined {
  const points = list.filter(({ isPoint, intervals }) => isPoint && intervals.length <= maxMergedRanges);
  const [prefix] = prefixes;
  if (points.length < 2 || prefixes.length > 1 || !prefix) return combineBounds(list, index);
  const keysOf = ({ intervals }: Bound, maxCount: number) => {
    const counts = intervals.map(({ low }) => {
      const start = Buffer.concat([prefix, low.bytes]);
      return collection.countEntries(
        index,
        start,
        Buffer.concat([start, Buffer.from([0xff, 0xff])]),
        maxCount,
      );
    });
    return counts.reduce((sum, count) => sum + count, 0);
  };
  // Count in growing steps: counting all keys of a common value would cost more than scanning those of a rare one.
  for (let limit = initialCountLimit; ; limit *= 8) {
    const keys = points.map((bound) => keysOf(bound, limit));
    const fewest = Math.min(...keys);
    if (fewest < limit) return points[keys.indexOf(fewest)];
  }
}

function combineBounds(list: Bound[], index: Index): Bound | undefined {
  // Different elements of an array may match different conditions, so only one condition can bound the keys.
  if (index.record.multikey) return list.find((b) => b.isPoint) ?? list[0];
  return list.length ? list.reduce(intersectBounds) : undefined;
}

function servedDirection(
  index: Index,
  sort: SortOrder,
  equalities: number,
): 'forward' | 'reverse' | undefined {
  if (!sort.length || index.record.inexact) return undefined;
  // An array sorts by its smallest or largest element, which need not be the one that matched the filter.
  if (sort.some(({ path }) => index.isMultikey(path))) return undefined;
  const constant = new Set(index.fields.slice(0, equalities).map(({ path }) => path));
  const remaining = sort.filter(({ path }) => !constant.has(path));
  const rest = index.fields.slice(equalities);
  if (!remaining.every(({ path }, i) => rest[i]?.path === path)) return undefined;
  const signs = remaining.map(({ direction }, i) => direction * (rest[i]?.direction ?? 1));
  if (signs.every((sign) => sign === 1)) return 'forward';
  return signs.every((sign) => sign === -1) ? 'reverse' : undefined;
}
