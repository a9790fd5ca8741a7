import { equal } from '../bson/compare';
import { isNullish, isNumeric, typeOf, type Value } from '../bson/types';
import { location, ServerError } from '../errors';
import { int32 } from './integers';
import { type SequentialOperator, type SimpleOperator } from './types';

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

export const sequentialArrayOperators: { [name: string]: SequentialOperator } = { $concatArrays: concat };
