import { isPosition, plainPath } from '../bson/paths';
import type { Doc, Value } from '../bson/types';
import type { Environment } from './environment';
import { compileFilter, compileTest, isOperators } from './filter';
import { isRegex } from './regex';

type Condition = { path: string; op: string; operand: Value };

// MongoDB asks the conditions in this order; the last one that looked into an array tells the position.
const order = ['$elemMatch', '$size', '$eq', '$lte', '$lt', '$gt', '$gte', '$regex', '$mod', '$exists', '$in', '$bitsAllSet', '$bitsAllClear', '$bitsAnySet', '$bitsAnyClear', '$type']; // prettier-ignore

/** Which element of an array made the filter match: the `$` of an update or a projection. */
export function matchedPosition(filter: Doc, doc: Doc, env: Environment): number | undefined {
  const conditions = conditionsOf(filter, doc, env).sort(
    (a, b) => order.indexOf(a.op) - order.indexOf(b.op) || (a.path < b.path ? -1 : Number(a.path > b.path)),
  );
  let found: number | undefined;
  for (const condition of conditions) found = positionOf(condition, doc, env) ?? found;
  return found;
}

// What does not hold ($ne, $nin, $not, $nor) was found at no element.
function conditionsOf(filter: Doc, doc: Doc, env: Environment): Condition[] {
  return Object.entries(filter).flatMap(([path, operand]) => {
    if (path === '$and') return (operand as Doc[]).flatMap((part) => conditionsOf(part, doc, env));
    if (path === '$or') {
      const part = (operand as Doc[]).find((one) => compileFilter(one, env)(doc));
      return part ? conditionsOf(part, doc, env) : [];
    }
    if (path.startsWith('$')) return [];
    if (!isOperators(operand)) return [{ path, op: isRegex(operand) ? '$regex' : '$eq', operand }];
    return Object.entries(operand).flatMap(([op, arg]): Condition[] => {
      if (op === '$all') return (arg as Value[]).map((one) => ({ path, op: '$eq', operand: one }));
      const siblings = op === '$regex' ? { $options: operand.$options ?? '' } : {};
      return order.includes(op) ? [{ path, op, operand: { [op]: arg, ...siblings } }] : [];
    });
  });
}

function positionOf({ path, op, operand }: Condition, doc: Doc, env: Environment): number | undefined {
  const parts = path.split('.');
  const at = parts.findIndex((_, i) => Array.isArray(plainPath(doc, parts.slice(0, i + 1))));
  if (at < 0) return undefined;
  const rest = parts.slice(at + 1);
  // A position that is named, and a condition on the array as a whole, tell nothing.
  if (isPosition(rest[0] ?? '') || (op === '$size' && !rest.length)) return undefined;
  const test = compileTest(operand, env);
  const matches = (element: Value) =>
    rest.length ? test.at([element], rest) : test.on(op === '$elemMatch' ? [element] : element);
  const position = (plainPath(doc, parts.slice(0, at + 1)) as Value[]).findIndex(matches);
  return position < 0 ? undefined : position;
}
