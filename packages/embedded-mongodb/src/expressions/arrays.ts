import { compare, equal } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { isDoc, isNullish, isNumeric, typeOf, type Doc, type Value } from '../bson/types';
import { location, ServerError } from '../errors';
import { documentComparator, parseSort } from '../query/sort';
import { int32, searchRange } from './integers';
import {
  combineExpressions,
  type Expression,
  type SequentialOperator,
  type SimpleOperator,
  type SpecialForm,
} from './types';
import { checkArity, isTruthy } from './operands';

function arrayElementAt(list: Value, index: Value): Value {
  if (isNullish(list) || isNullish(index)) return null;
  if (!Array.isArray(list))
    throw location(28689, `$arrayElemAt's first argument must be an array, but is ${typeOf(list)}`);
  if (!isNumeric(index))
    throw location(28690, `$arrayElemAt's second argument must be a numeric value, but is ${typeOf(index)}`);
  return list.at(int32(index, 28691, "$arrayElemAt's second argument")) as Value;
}

const firstOrLast = (name: string, index: number) => (list: Value) => {
  if (isNullish(list)) return null;
  if (!Array.isArray(list))
    throw location(28689, `${name}'s argument must be an array, but is ${typeOf(list)}`);
  return list.at(index) as Value;
};

const concat: SequentialOperator = {
  folding: 'adjacent',
  evaluate: (lists) => {
    const all: Value[] = [];
    for (const list of lists) {
      if (isNullish(list)) return null;
      if (!Array.isArray(list))
        throw location(28664, `$concatArrays only supports arrays, not ${typeOf(list)}`);
      for (const v of list as Value[]) all.push(v);
    }
    return all;
  },
};

function slice(list: Value, a: Value, ...more: Value[]): Value {
  if ([list, a, ...more].some(isNullish)) return null;
  if (!Array.isArray(list))
    throw location(28724, `First argument to $slice must be an array, but is of type: ${typeOf(list)}`);
  if (!isNumeric(a))
    throw location(28725, `Second argument to $slice must be a numeric value, but is of type: ${typeOf(a)}`);
  const first = int32(a, 28726, 'Second argument to $slice');
  const [b] = more;
  if (b === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
  if (!isNumeric(b))
    throw location(28727, `Third argument to $slice must be numeric, but is of type: ${typeOf(b)}`);
  const count = int32(b, 28728, 'Third argument to $slice');
  if (count <= 0) throw location(28729, `Third argument to $slice must be positive: ${count}`);
  const start = first < 0 ? Math.max(0, list.length + first) : first;
  return list.slice(start, start + count);
}

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

// MongoDB estimates the memory of a range before it creates one.
const maxRangeBytes = 100 * 1024 * 1024;

function range(...bounds: Value[]): Value {
  const kinds = ['starting', 'ending', 'step'];
  const [from, to, by = 1] = bounds.map((v, i) => {
    if (!isNumeric(v))
      throw location(
        34443 + i * 2,
        `$range requires a numeric ${kinds[i]} value, found value of type: ${typeOf(v)}`,
      );
    return int32(v, 34444 + i * 2, `$range's ${kinds[i]} value`);
  }) as [number, number, number?];
  if (by === 0) throw location(34449, '$range requires a non-zero step value');
  const bytes = 24 + 16 * (Math.floor((to - from) / by) + 1);
  if (bytes > maxRangeBytes)
    throw new ServerError(146, 'ExceededMemoryLimit', `$range would use too much memory (${bytes} bytes)`);
  const list: number[] = [];
  for (let n = from; by > 0 ? n < to : n > to; n += by) list.push(n);
  return list;
}

const arraySize = (list: Value): Value => {
  if (!Array.isArray(list))
    throw location(17124, `The argument to $size must be an array, but was of type: ${typeOf(list)}`);
  return list.length;
};

const reverseArray = (list: Value): Value => {
  if (isNullish(list)) return null;
  if (!Array.isArray(list))
    throw location(34435, `The argument to $reverseArray must be an array, but was of type: ${typeOf(list)}`);
  return [...list].reverse();
};

const isElement = (v: Value, list: Value): Value => {
  if (!Array.isArray(list))
    throw location(40081, `$in requires an array as a second argument, found: ${typeOf(list)}`);
  return list.some((x: Value) => equal(x, v));
};

export const arrayOperators: { [name: string]: SimpleOperator } = {
  $arrayElemAt: { minArgs: 2, maxArgs: 2, evaluate: arrayElementAt },
  $slice: { minArgs: 2, maxArgs: 3, evaluate: slice },
  $range: { minArgs: 2, maxArgs: 3, evaluate: range },
  $size: { minArgs: 1, maxArgs: 1, evaluate: arraySize },
  $reverseArray: { minArgs: 1, maxArgs: 1, evaluate: reverseArray },
  $in: { minArgs: 2, maxArgs: 2, evaluate: isElement },
  $isArray: { minArgs: 1, maxArgs: 1, evaluate: (v) => Array.isArray(v) },
  $first: { minArgs: 1, maxArgs: 1, evaluate: firstOrLast('$first', 0) },
  $last: { minArgs: 1, maxArgs: 1, evaluate: firstOrLast('$last', -1) },
};

type ElementFunction = (element: Value) => Value;

function elementForm(
  name: string,
  code: number,
  body: 'in' | 'cond',
  run: (list: Value[], each: ElementFunction, limit?: number) => Value,
): SpecialForm {
  return (operand, scope, compile) => {
    if (!isDoc(operand)) throw location(code, `${name} only supports an object as its argument`);
    for (const needed of ['input', body])
      if (!(needed in operand)) throw location(code + 2, `Missing '${needed}' parameter to ${name}`);
    const as = String(operand.as ?? 'this');
    const input = compile(operand.input, scope);
    const limit = operand.limit === undefined ? undefined : compile(operand.limit, scope);
    const inner = compile(operand[body], { ...scope, names: new Set([...scope.names, as]) });
    return (root, vars) => {
      const list = input(root, vars);
      if (isNullish(list)) return null;
      if (!Array.isArray(list))
        throw location(
          name === '$map' ? 16883 : 28651,
          `input to ${name} must be an array not ${typeOf(list)}`,
        );
      const maxElements = filterLimit(limit?.(root, vars));
      return run(list, (v) => inner(root, { ...vars, [as]: v }), maxElements);
    };
  };
}

function filterLimit(limit: Value): number | undefined {
  if (isNullish(limit)) return undefined;
  const n = int32(limit, 327391, "$filter's limit");
  if (n <= 0) throw location(327392, `$filter: limit must be greater than 0: ${n}`);
  return n;
}

const reduce: SpecialForm = (operand, scope, compile) => {
  if (!isDoc(operand)) throw location(40075, '$reduce requires an object as an argument');
  const names = ['input', 'initialValue', 'in'] as const;
  for (const name of names)
    if (!(name in operand)) throw location(40077, `$reduce requires '${name}' to be specified`);
  const inner = { ...scope, names: new Set([...scope.names, 'this', 'value']) };
  const [input, initial] = [compile(operand.input, scope), compile(operand.initialValue, scope)];
  const step: Expression = compile(operand.in, inner);
  return (root, vars) => {
    const list = input(root, vars);
    if (isNullish(list)) return null;
    if (!Array.isArray(list))
      throw location(40080, `$reduce requires that 'input' be an array, found: ${typeOf(list)}`);
    let value = initial(root, vars);
    for (const element of list as Value[]) value = step(root, { ...vars, this: element, value });
    return value;
  };
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
  $map: elementForm('$map', 16878, 'in', (list, each) => list.map((v) => each(v) ?? null)),
  $filter: elementForm('$filter', 28646, 'cond', (list, each, limit) =>
    list.filter((v) => isTruthy(each(v))).slice(0, limit),
  ),
  $indexOfArray: indexOf,
  $reduce: reduce,
  $sortArray: sortArray,
  $zip: zip,
};

export const sequentialArrayOperators: { [name: string]: SequentialOperator } = { $concatArrays: concat };
