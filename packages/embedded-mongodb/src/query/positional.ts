import { isPosition, plainPath } from '../bson/paths';
import { isDoc, type Doc, type Value } from '../bson/types';
import type { Environment } from './environment';
import { compileTest, isOperators } from './filter';
import { isRegex } from './regex';
import type { Test } from './matcher';
import { isTrue } from '../expressions/operands';

type Condition = { path: string; op: string; operand: Value };

// MongoDB asks the conditions in this order; the last one that looked into an array tells the position.
const order = ['$elemMatch', '$size', '$eq', '$lte', '$lt', '$gt', '$gte', '$regex', '$mod', '$exists', '$in', '$bitsAllSet', '$bitsAllClear', '$bitsAnySet', '$bitsAnyClear', '$type']; // prettier-ignore

/** Which element of an array made the filter match: the `$` of an update or a projection. */
export function matchedPosition(filter: Doc, doc: Doc, env: Environment): number | undefined {
  const conditions = conditionsOf(filter).sort(
    (a, b) => order.indexOf(a.op) - order.indexOf(b.op) || (a.path < b.path ? -1 : Number(a.path > b.path)),
  );
  let found: number | undefined;
  for (const condition of conditions) found = positionOf(condition, doc, env) ?? found;
  return found;
}

// What does not hold ($ne, $nin, $not, $nor, $exists: false) was found at no element.
function conditionsOf(filter: Doc): Condition[] {
  return Object.entries(filter).flatMap(([path, operand]) => {
    if (path === '$and') return (operand as Doc[]).flatMap(conditionsOf);
    if (path === '$or') return alternatives(operand as Doc[]);
    if (path.startsWith('$')) return [];
    if (!isOperators(operand)) return [{ path, op: isRegex(operand) ? '$regex' : '$eq', operand }];
    return Object.entries(operand).flatMap(([op, arg]): Condition[] => {
      if (op === '$all') return (arg as Value[]).map((one) => ({ path, op: '$eq', operand: one }));
      const siblings = op === '$regex' ? { $options: operand.$options ?? '' } : {};
      if (op === '$exists' && !isTrue(arg)) return [];
      return order.includes(op) ? [{ path, op, operand: { [op]: arg, ...siblings } }] : [];
    });
  });
}

/** Of more than one branch MongoDB keeps no position, but for values of one path, which it asks as `$in`. */
function alternatives(branches: Doc[]): Condition[] {
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
  if (!isOperators(operand)) return [operand];
  return op === '$in' ? (operand.$in as Value[]) : op === '$eq' ? [operand.$eq] : undefined;
}

function positionOf({ path, op, operand }: Condition, doc: Doc, env: Environment): number | undefined {
  const parts = path.split('.');
  const at = parts.findIndex((_, i) => Array.isArray(plainPath(doc, parts.slice(0, i + 1))));
  if (at < 0) return undefined;
  const rest = parts.slice(at + 1);
  // A condition on the array as a whole tells nothing.
  if (op === '$size' && !rest.length) return undefined;
  const test = compileTest(operand, env);
  const list = plainPath(doc, parts.slice(0, at + 1)) as Value[];
  if (isPosition(rest[0] ?? '')) return besideNamed(list, rest, test);
  const matches = (element: Value) =>
    rest.length ? test.at([element], rest) : test.on(op === '$elemMatch' ? [element] : element);
  const position = list.findIndex(matches);
  return position < 0 ? undefined : position;
}

/** A position that is named tells nothing, but a document among the elements that has no field of its name may match. */
function besideNamed(list: Value[], rest: string[], test: Test): number | undefined {
  const first = list.findIndex((element, i) =>
    isDoc(element) ? test.at(element, rest) : rest.length === 1 && i === Number(rest[0]) && test.on(element),
  );
  return isDoc(list[first]) ? first : undefined;
}
