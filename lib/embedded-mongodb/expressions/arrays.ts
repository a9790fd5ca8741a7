import { compare, equal } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { compareBy, sortOrder } from '../query/sorting';
import { typeName } from './arithmetic';
import { checkArity, isTrue } from './compile';
import { combine, isNothing, type Expression, type InTurn, type Plain, type Special } from './types';

function elementAt(list: Value, index: Value): Value {
  if (isNothing(list) || isNothing(index)) return null;
  if (!Array.isArray(list))
    throw location(28689, `$arrayElemAt's first argument must be an array, but is ${typeName(list)}`);
  if (!isNumeric(index))
    throw location(
      28690,
      `$arrayElemAt's second argument must be a numeric value, but is ${typeName(index)}`,
    );
  const n = toNumber(index);
  if (!Number.isInteger(n))
    throw location(28691, `$arrayElemAt's second argument must be representable as a 32-bit integer: ${n}`);
  return list.at(n) as Value;
}

const end = (name: string, index: number) => (list: Value) => {
  if (isNothing(list)) return null;
  if (!Array.isArray(list))
    throw location(28689, `${name}'s argument must be an array, but is ${typeName(list)}`);
  return list.at(index) as Value;
};

const concat: InTurn = {
  folds: 'neighbours',
  each: (lists) => {
    const all: Value[] = [];
    for (const list of lists) {
      if (isNothing(list)) return null;
      if (!Array.isArray(list))
        throw location(28664, `$concatArrays only supports arrays, not ${typeName(list)}`);
      all.push(...(list as Value[]));
    }
    return all;
  },
};

function slice(list: Value, a: Value, b?: Value): Value {
  if (isNothing(list) || isNothing(a) || b === null) return null;
  if (!Array.isArray(list))
    throw location(28724, `First argument to $slice must be an array, but is of type: ${typeName(list)}`);
  if (!isNumeric(a))
    throw location(
      28725,
      `Second argument to $slice must be a numeric value, but is of type: ${typeName(a)}`,
    );
  const first = toNumber(a);
  if (!Number.isInteger(first))
    throw location(28726, `Second argument to $slice can't be represented as a 32-bit integer: ${first}`);
  if (b === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
  if (!isNumeric(b))
    throw location(28727, `Third argument to $slice must be numeric, but is of type: ${typeName(b)}`);
  const count = toNumber(b);
  if (count <= 0) throw location(28729, `Third argument to $slice must be positive: ${count}`);
  const start = first < 0 ? Math.max(0, list.length + first) : first;
  return list.slice(start, start + count);
}

// What the list is decides before the others are looked at.
const indexOf: Special = (operand, scope, compile) => {
  const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
  checkArity('$indexOfArray', { least: 2, most: 4 }, parts.length);
  const first = parts[0] as Expression;
  const listOf = (v: Value, code = 40090): Value[] | null => {
    if (isNothing(v) || Array.isArray(v)) return v ?? null;
    throw location(code, `$indexOfArray requires an array as a first argument, found: ${typeName(v)}`);
  };
  if (first.constant && !parts.every((part) => part.constant))
    scope.checks.push(() => listOf(first({}, {}), 50809));
  return combine(parts, (root, vars) => {
    const list = listOf(first(root, vars));
    if (!list) return null;
    const [wanted, start = 0, stop = list.length] = parts.slice(1).map((part) => part(root, vars));
    return list.findIndex((v, i) => i >= toNumber(start) && i < toNumber(stop) && equal(v, wanted));
  });
};

function range(start: Value, stop: Value, step: Value = 1): Value {
  const [from, to, by] = [start, stop, step].map((v, i) => {
    if (!isNumeric(v))
      throw location(
        34443 + i * 2,
        `$range requires a numeric ${['starting', 'ending', 'step'][i]} value, found value of type: ${typeName(v)}`,
      );
    if (!Number.isInteger(toNumber(v)))
      throw location(34444 + i * 2, `$range requires a value that can be represented as a 32-bit integer`);
    return toNumber(v);
  }) as [number, number, number];
  if (by === 0) throw location(34449, '$range requires a non-zero step value');
  const list: number[] = [];
  for (let n = from; by > 0 ? n < to : n > to; n += by) list.push(n);
  return list;
}

const lengthOf = (list: Value): Value => {
  if (!Array.isArray(list))
    throw location(17124, `The argument to $size must be an array, but was of type: ${typeName(list)}`);
  return list.length;
};

const reverse = (list: Value): Value => {
  if (isNothing(list)) return null;
  if (!Array.isArray(list))
    throw location(
      34435,
      `The argument to $reverseArray must be an array, but was of type: ${typeName(list)}`,
    );
  return [...list].reverse();
};

const contains = (v: Value, list: Value): Value => {
  if (!Array.isArray(list))
    throw location(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
  return list.some((x: Value) => equal(x, v));
};

export const arrays: { [name: string]: Plain } = {
  $arrayElemAt: { least: 2, most: 2, run: elementAt },
  $slice: { least: 2, most: 3, run: slice },
  $range: { least: 2, most: 3, run: range },
  $size: { least: 1, most: 1, run: lengthOf },
  $reverseArray: { least: 1, most: 1, run: reverse },
  $in: { least: 2, most: 2, run: contains },
  $isArray: { least: 1, most: 1, run: (v) => Array.isArray(v) },
  $first: { least: 1, most: 1, run: end('$first', 0) },
  $last: { least: 1, most: 1, run: end('$last', -1) },
};

type Element = (element: Value) => Value;

function overElements(
  name: string,
  code: number,
  body: 'in' | 'cond',
  run: (list: Value[], each: Element, limit?: number) => Value,
): Special {
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
      if (isNothing(list)) return null;
      if (!Array.isArray(list))
        throw location(
          name === '$map' ? 16883 : 28651,
          `input to ${name} must be an array not ${typeName(list)}`,
        );
      const most = limit?.(root, vars);
      return run(
        list,
        (v) => inner(root, { ...vars, [as]: v }),
        isNothing(most) ? undefined : toNumber(most),
      );
    };
  };
}

const reduce: Special = (operand, scope, compile) => {
  if (!isDoc(operand)) throw location(40075, '$reduce requires an object as an argument');
  const names = ['input', 'initialValue', 'in'] as const;
  for (const name of names)
    if (!(name in operand)) throw location(40077, `$reduce requires '${name}' to be specified`);
  const inner = { ...scope, names: new Set([...scope.names, 'this', 'value']) };
  const [input, initial] = [compile(operand.input, scope), compile(operand.initialValue, scope)];
  const step: Expression = compile(operand.in, inner);
  return (root, vars) => {
    const list = input(root, vars);
    if (isNothing(list)) return null;
    if (!Array.isArray(list))
      throw location(40080, `$reduce requires that 'input' be an array, found: ${typeName(list)}`);
    let value = initial(root, vars);
    for (const element of list as Value[]) value = step(root, { ...vars, this: element, value });
    return value;
  };
};

const sortArray: Special = (operand, scope, compile) => {
  const { input, sortBy } = operand as Doc;
  const list = compile(input, scope);
  const order = isDoc(sortBy) ? compareBy(sortOrder(sortBy)) : undefined;
  const by = (a: Value, b: Value) =>
    order ? order(isDoc(a) ? a : {}, isDoc(b) ? b : {}) : compare(a, b) * toNumber(sortBy);
  return (root, vars) => {
    const v = list(root, vars);
    if (isNothing(v)) return null;
    if (!Array.isArray(v))
      throw location(
        2942504,
        `The input argument to $sortArray must be an array, but was of type: ${typeName(v)}`,
      );
    return [...v].sort(by);
  };
};

const zip: Special = (operand, scope, compile) => {
  const { inputs, useLongestLength, defaults } = operand as {
    inputs: Value[];
    useLongestLength?: boolean;
    defaults?: Value[];
  };
  const lists = inputs.map((list) => compile(list, scope));
  const fill = (defaults ?? []).map((v) => compile(v, scope));
  return (root, vars) => {
    const values = lists.map((list) => list(root, vars));
    if (values.some(isNothing)) return null;
    const arraysOf = values.map((v) => {
      if (!Array.isArray(v))
        throw location(34468, `$zip found a non-array expression in input: ${typeName(v)}`);
      return v as Value[];
    });
    const lengths = arraysOf.map((list) => list.length);
    const length = useLongestLength ? Math.max(...lengths) : Math.min(...lengths);
    return Array.from({ length }, (_, i) =>
      arraysOf.map((list, j) => (i < list.length ? list[i] : (fill[j]?.(root, vars) ?? null))),
    );
  };
};

export const arraySpecials: { [name: string]: Special } = {
  $map: overElements('$map', 16878, 'in', (list, each) => list.map((v) => each(v) ?? null)),
  $filter: overElements('$filter', 28646, 'cond', (list, each, limit) =>
    list.filter((v) => isTrue(each(v))).slice(0, limit),
  ),
  $indexOfArray: indexOf,
  $reduce: reduce,
  $sortArray: sortArray,
  $zip: zip,
};

export const arraysInTurn: { [name: string]: InTurn } = { $concatArrays: concat };
