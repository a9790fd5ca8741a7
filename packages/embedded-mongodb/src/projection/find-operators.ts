import { toIntegerNumber } from '../bson/numbers';
import { getField, isDoc, isNumeric, setField, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import type { Expression } from '../expressions/types';
import type { Environment } from '../query/environment';
import { compileMatcher } from '../query/filter';
import { matchedPosition } from '../query/positional';

/** A projection operator that exists only in find. */
export type FindOperator = {
  path: string;
  isInclusion: boolean;
  isPositional?: boolean;
  hasSkip?: boolean;
  apply: (out: Doc, doc: Doc) => Doc;
};

/** Replaces the value at a path, also inside arrays of documents. */
function replaceAt(v: Value, parts: string[], replace: (v: Value) => Value): Value {
  const [part, ...rest] = parts;
  if (part === undefined) return replace(v);
  if (Array.isArray(v)) return v.map((e: Value) => replaceAt(e, parts, replace));
  if (!isDoc(v) || !Object.hasOwn(v, part)) return v;
  const copy = { ...v };
  const inner = replaceAt(getField(v, part), rest, replace);
  if (inner === undefined) delete copy[part];
  else setField(copy, part, inner);
  return copy;
}

/** `path.$` projects the element that matched the filter. */
export function positionalOperator(path: string, filter: Doc, env: Environment): FindOperator {
  return {
    path,
    isInclusion: true,
    isPositional: true,
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

/** `$elemMatch` projects the first matching element. */
export function elemMatchExpression(path: string, condition: Value, env: Environment): Expression {
  if (path.includes('.')) throw location(31275, 'Cannot use $elemMatch projection on a nested field');
  if (!isDoc(condition))
    throw location(31274, `elemMatch: Invalid argument, object required, but got ${typeof condition}`);
  const test = compileMatcher({ $elemMatch: condition }, env);
  return (doc) => {
    const v = getField(doc, path);
    const matching: Value[] = Array.isArray(v)
      ? v.filter((e: Value) => test.matchesValue([e])).slice(0, 1)
      : [];
    return matching.length ? matching : undefined;
  };
}

/** `$slice` projects some elements. Returns undefined if the operand belongs to the expression of the same name. */
export function sliceOperator(path: string, operand: Value): FindOperator | undefined {
  const range: Value[] = Array.isArray(operand) ? operand : [operand];
  const isFindSlice = range.every(isNumeric) && (!Array.isArray(operand) || operand.length === 2);
  if (!isFindSlice) return undefined;
  const [first, count] = range.map((v) => toIntegerNumber(v) || 0) as [number, number?];
  if (count !== undefined && count <= 0) return undefined;
  const slice = (list: Value[]) => {
    if (count === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
    const start = first < 0 ? Math.max(0, list.length + first) : first;
    return list.slice(start, start + count);
  };
  return {
    path,
    isInclusion: false,
    hasSkip: count !== undefined,
    apply: (out) => replaceAt(out, path.split('.'), (v) => (Array.isArray(v) ? slice(v) : v)) as Doc,
  };
}
