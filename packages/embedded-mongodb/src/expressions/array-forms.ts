import { compare, equal } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { isDoc, isNullish, isNumeric, typeOf, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { documentComparator, parseSort } from '../query/sort';
import { searchRange } from './integers';
import { combineExpressions, type Expression, type SpecialForm } from './types';
import { checkArity } from './operands';

// The first operand is evaluated and checked before the others.
const indexOf: SpecialForm = (operand, scope, compile) => {
  const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
  checkArity('$indexOfArray', { minArgs: 2, maxArgs: 4 }, parts.length);
  const first = parts[0] as Expression;
  const listOf = (v: Value, code = 40090): Value[] | null => {
    if (isNullish(v) || Array.isArray(v)) return v ?? null;
    throw location(code, `$indexOfArray requires an array as a first argument, found: ${typeOf(v)}`);
  };
  if (first.isConstant && !parts.every((part) => part.isConstant))
    scope.constantChecks.push(() => listOf(first({}, {}), 50809));
  return combineExpressions(parts, (root, vars) => {
    const list = listOf(first(root, vars));
    if (!list) return null;
    const [searched, ...bounds] = parts.slice(1).map((part) => part(root, vars));
    const [from, to] = searchRange('$indexOfArray', bounds, list.length);
    return list.findIndex((v, i) => i >= from && i < to && equal(v, searched));
  });
};

function checkSort(sortBy: Value): void {
  const isDirection = (v: Value) => isNumeric(v) && Math.abs(toNumber(v)) === 1;
  if (isDoc(sortBy)) {
    if (!Object.values(sortBy).every(isDirection))
      throw location(2942505, 'The sort element value must be either 1 or -1');
  } else if (!isNumeric(sortBy))
    throw location(
      2942507,
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  else if (!isDirection(sortBy)) throw location(2942506, 'The $sort element value must be either 1 or -1');
}

const sortArray: SpecialForm = (operand, scope, compile) => {
  const { input, sortBy } = operand as Doc;
  const list = compile(input, scope);
  checkSort(sortBy);
  const order = isDoc(sortBy) ? documentComparator(parseSort(sortBy)) : undefined;
  const by = (a: Value, b: Value) =>
    order ? order(isDoc(a) ? a : {}, isDoc(b) ? b : {}) : compare(a, b) * toNumber(sortBy);
  return (root, vars) => {
    const v = list(root, vars);
    if (isNullish(v)) return null;
    if (!Array.isArray(v))
      throw location(
        2942504,
        `The input argument to $sortArray must be an array, but was of type: ${typeOf(v)}`,
      );
    return [...v].sort(by);
  };
};

const zip: SpecialForm = (operand, scope, compile) => {
  const { inputs, useLongestLength = false, defaults = [] } = operand as Doc;
  if (!Array.isArray(inputs))
    throw location(34461, `inputs must be an array of expressions, found ${typeOf(inputs)}`);
  if (!inputs.length) throw location(34465, '$zip requires at least one input array');
  if (!Array.isArray(defaults))
    throw location(34462, `defaults must be an array of expressions, found ${typeOf(defaults)}`);
  if (typeof useLongestLength !== 'boolean')
    throw location(34463, `useLongestLength must be a bool, found ${typeOf(useLongestLength)}`);
  if (defaults.length && defaults.length !== inputs.length)
    throw location(34467, 'defaults and inputs must have the same length');
  const lists = inputs.map((list: Value) => compile(list, scope));
  const fill = defaults.map((v: Value) => compile(v, scope));
  return (root, vars) => {
    const values = lists.map((list) => list(root, vars));
    if (values.some(isNullish)) return null;
    const arraysOf = values.map((v) => {
      if (!Array.isArray(v))
        throw location(34468, `$zip found a non-array expression in input: ${typeOf(v)}`);
      return v as Value[];
    });
    const lengths = arraysOf.map((list) => list.length);
    const length = useLongestLength ? Math.max(...lengths) : Math.min(...lengths);
    return Array.from({ length }, (_, i) =>
      arraysOf.map((list, j) => (i < list.length ? list[i] : (fill[j]?.(root, vars) ?? null))),
    );
  };
};

export const arrayForms: { [name: string]: SpecialForm } = {
  $indexOfArray: indexOf,
  $sortArray: sortArray,
  $zip: zip,
};
