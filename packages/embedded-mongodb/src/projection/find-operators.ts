import { toWhole } from '../bson/numbers';
import { field, isDoc, isNumeric, setField, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import type { Expression } from '../expressions/types';
import type { Environment } from '../query/environment';
import { compileTest } from '../query/filter';
import { matchedPosition } from '../query/positional';

/** A projection operator that only find knows. */
export type Extra = {
  path: string;
  includes: boolean;
  positional?: boolean;
  pair?: boolean;
  apply: (out: Doc, doc: Doc) => Doc;
};

/** Replaces what lies at a path, through arrays of documents. */
function replaceAt(v: Value, parts: string[], replace: (v: Value) => Value): Value {
  const [part, ...rest] = parts;
  if (part === undefined) return replace(v);
  if (Array.isArray(v)) return v.map((e: Value) => replaceAt(e, parts, replace));
  if (!isDoc(v) || !Object.hasOwn(v, part)) return v;
  const copy = { ...v };
  const inner = replaceAt(field(v, part), rest, replace);
  if (inner === undefined) delete copy[part];
  else setField(copy, part, inner);
  return copy;
}

/** `path.$`: the element that matched. */
export function positional(path: string, filter: Doc, env: Environment): Extra {
  return {
    path,
    includes: true,
    positional: true,
    apply: (out, doc) => {
      const position = matchedPosition(filter, doc, env);
      const parts = path.split('.');
      return replaceAt(out, parts, (v) => {
        if (!Array.isArray(v)) return v;
        if (position === undefined || position >= v.length)
          throw location(
            51246,
            "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
          );
        return [v[position]];
      }) as Doc;
    },
  };
}

/** `$elemMatch`: the first element that matches. */
export function elementMatch(path: string, condition: Value, env: Environment): Expression {
  if (path.includes('.')) throw location(31275, 'Cannot use $elemMatch projection on a nested field');
  if (!isDoc(condition))
    throw location(31274, `elemMatch: Invalid argument, object required, but got ${typeof condition}`);
  const test = compileTest({ $elemMatch: condition }, env);
  return (doc) => {
    const v = field(doc, path);
    const found: Value[] = Array.isArray(v) ? v.filter((e: Value) => test.on([e])).slice(0, 1) : [];
    return found.length ? found : undefined;
  };
}

/** `$slice`: some of the elements; undefined when the operand is the expression of the same name. */
export function sliced(path: string, operand: Value): Extra | undefined {
  const range: Value[] = Array.isArray(operand) ? operand : [operand];
  const fits = range.every(isNumeric) && (!Array.isArray(operand) || operand.length === 2);
  if (!fits) return undefined;
  const [first, count] = range.map((v) => toWhole(v) || 0) as [number, number?];
  if (count !== undefined && count <= 0) return undefined;
  const cut = (list: Value[]) => {
    if (count === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
    const start = first < 0 ? Math.max(0, list.length + first) : first;
    return list.slice(start, start + count);
  };
  return {
    path,
    includes: false,
    pair: count !== undefined,
    apply: (out) => replaceAt(out, path.split('.'), (v) => (Array.isArray(v) ? cut(v) : v)) as Doc,
  };
}
