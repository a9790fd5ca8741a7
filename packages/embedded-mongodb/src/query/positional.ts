import { isArrayIndex, getPath } from '../bson/paths';
import { isDoc, type Doc, type Value } from '../bson/types';
import type { Environment } from './environment';
import { compileMatcher, isOperatorExpression } from './filter';
import { isRegex } from './regex';
import type { Matcher } from './matcher';
import { isTruthy } from '../expressions/operands';

type Condition = { path: string; op: string; operand: Value };

// MongoDB evaluates conditions in this order. The last value that looks into an array determines the position.
const conditionOrder = ['$elemMatch', '$size', '$eq', '$lte', '$lt', '$gt', '$gte', '$regex', '$mod', '$exists', '$in', '$bitsAllSet', '$bitsAllClear', '$bitsAnySet', '$bitsAnyClear', '$type']; // prettier-ignore

/** The index of the array element that made the filter match: the `$` of an update or a projection. */
export function matchedPosition(filter: Doc, doc: Doc, env: Environment): number | undefined {
  const conditions = conditionsOf(filter).sort(
    (a, b) =>
      conditionOrder.indexOf(a.op) - conditionOrder.indexOf(b.op) ||
      (a.path < b.path ? -1 : Number(a.path > b.path)),
  );
  let found: number | undefined;
  for (const condition of conditions) found = positionOf(condition, doc, env) ?? found;
  return found;
}

// Negations ($ne, $nin, $not, $nor, $exists: false) match no particular element and are left out.
function conditionsOf(filter: Doc): Condition[] {
  return Object.entries(filter).flatMap(([path, operand]) => {
    if (path === '$and') return (operand as Doc[]).flatMap(conditionsOf);
    if (path === '$or') return orConditions(operand as Doc[]);
    if (path.startsWith('$')) return [];
    if (!isOperatorExpression(operand)) return [{ path, op: isRegex(operand) ? '$regex' : '$eq', operand }];
    return Object.entries(operand).flatMap(([op, arg]): Condition[] => {
      if (op === '$all') return (arg as Value[]).map((value) => ({ path, op: '$eq', operand: value }));
      const siblings = op === '$regex' ? { $options: operand.$options ?? '' } : {};
      if (op === '$exists' && !isTruthy(arg)) return [];
      return conditionOrder.includes(op) ? [{ path, op, operand: { [op]: arg, ...siblings } }] : [];
    });
  });
}

/**
 * MongoDB records no position for an `$or` with several branches, unless all of them compare the same path with values:
 * it rewrites such an `$or` to `$in`.
 */
function orConditions(branches: Doc[]): Condition[] {
  const lists = branches.map(conditionsOf);
  if (lists.length === 1) return lists[0] as Condition[];
  const values = lists.flatMap(([only, ...others], i) =>
    only && !others.length && Object.keys(branches[i] as Doc).length === 1 ? [valuesOf(only)] : [undefined],
  );
  const path = lists[0]?.[0]?.path;
  if (path === undefined || lists.some(([only]) => only?.path !== path) || values.includes(undefined))
    return [];
  return [{ path, op: '$in', operand: { $in: values.flat() } }];
}

function valuesOf({ op, operand }: Condition): Value[] | undefined {
  if (!isOperatorExpression(operand)) return [operand];
  return op === '$in' ? (operand.$in as Value[]) : op === '$eq' ? [operand.$eq] : undefined;
}

function positionOf({ path, op, operand }: Condition, doc: Doc, env: Environment): number | undefined {
  const parts = path.split('.');
  const at = parts.findIndex((_, i) => Array.isArray(getPath(doc, parts.slice(0, i + 1))));
  if (at < 0) return undefined;
  const rest = parts.slice(at + 1);
  // A condition on the array as a whole determines no position.
  if (op === '$size' && !rest.length) return undefined;
  const test = compileMatcher(operand, env);
  const list = getPath(doc, parts.slice(0, at + 1)) as Value[];
  if (isArrayIndex(rest[0] ?? '')) return positionBesideIndex(list, rest, test);
  const matches = (element: Value) =>
    rest.length
      ? test.matchesPath([element], rest)
      : test.matchesValue(op === '$elemMatch' ? [element] : element);
  const position = list.findIndex(matches);
  return position < 0 ? undefined : position;
}

/**
 * A path with an array index determines no position by that index. But the path also matches a document in the array
 * that lacks a field of that name, and that element then determines the position.
 */
function positionBesideIndex(list: Value[], rest: string[], test: Matcher): number | undefined {
  const first = list.findIndex((element, i) =>
    isDoc(element)
      ? test.matchesPath(element, rest)
      : rest.length === 1 && i === Number(rest[0]) && test.matchesValue(element),
  );
  return isDoc(list[first]) ? first : undefined;
}
