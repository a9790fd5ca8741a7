import { isPosition } from '../bson/paths';
import { field, isDoc, type Doc, type Value } from '../bson/types';
import type { Environment } from './environment';
import { compileFilter, compileTest } from './filter';

/** Which element of an array made the filter match: the `$` of an update or a projection. */
export function matchedPosition(filter: Doc, doc: Doc, env: Environment): number | undefined {
  let found: number | undefined;
  for (const [name, operand] of Object.entries(filter)) {
    const position = name.startsWith('$')
      ? fromCombination(name, operand, doc, env)
      : fromPath(name.split('.'), operand, doc, env);
    found = position ?? found;
  }
  return found;
}

function fromCombination(name: string, operand: Value, doc: Doc, env: Environment): number | undefined {
  if (name !== '$and' && name !== '$or') return undefined;
  let found: number | undefined;
  for (const part of operand as Doc[]) {
    if (!compileFilter(part, env)(doc)) continue;
    found = matchedPosition(part, doc, env) ?? found;
    if (name === '$or') break;
  }
  return found;
}

function fromPath(parts: string[], operand: Value, doc: Doc, env: Environment): number | undefined {
  let v: Value = doc;
  for (let at = 0; at <= parts.length; at++) {
    if (Array.isArray(v)) {
      const rest = parts.slice(at);
      if (rest[0] !== undefined && isPosition(rest[0])) return Number(rest[0]);
      const test = compileTest(operand, env);
      const position = v.findIndex((element: Value) => test.at([element], rest));
      return position < 0 ? undefined : position;
    }
    const part = parts[at];
    if (part === undefined || !isDoc(v)) return undefined;
    v = field(v, part);
  }
  return undefined;
}
