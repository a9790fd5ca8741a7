import { compareStrings } from '../bson/compare';
import { isNullish, isNumeric, typeOf, type Value } from '../bson/types';
import { location } from '../errors';
import { int32, searchRange, toLong } from './integers';
import { type SequentialOperator, type SimpleOperator } from './types';

import { coerceToString } from './string-operands';

const concat: SequentialOperator = {
  folding: 'adjacent',
  evaluate: (parts) => {
    let text = '';
    for (const part of parts) {
      if (isNullish(part)) return null;
      if (typeof part !== 'string')
        throw location(16702, `$concat only supports strings, not ${typeOf(part)}`);
      text += part;
    }
    return text;
  },
};

const utf8Bytes = (text: string) => Buffer.from(text);

function substringBytes(v: Value, start: Value, length: Value): Value {
  const bytes = utf8Bytes(coerceToString('$substrBytes', v));
  if (!isNumeric(start))
    throw location(
      16034,
      `$substrBytes:  starting index must be a numeric type (is BSON type ${typeOf(start)})`,
    );
  if (!isNumeric(length))
    throw location(16035, `$substrBytes:  length must be a numeric type (is BSON type ${typeOf(length)})`);
  const from = toLong(start);
  if (from < 0) throw location(50752, `$substrBytes:  starting index must be non-negative (got: ${from})`);
  const count = toLong(length);
  const to = count < 0 ? bytes.length : from + count;
  const inside = (at: number) => at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80;
  if (inside(from))
    throw location(28656, '$substrBytes:  Invalid range, starting index is a UTF-8 continuation byte.');
  if (inside(to))
    throw location(
      28657,
      '$substrBytes:  Invalid range, ending index is in the middle of a UTF-8 character.',
    );
  return bytes.subarray(from, to).toString();
}

function substringPoints(v: Value, start: Value, length: Value): Value {
  const points = [...coerceToString('$substrCP', v)];
  if (!isNumeric(start))
    throw location(34450, `$substrCP: starting index must be a numeric type (is BSON type ${typeOf(start)})`);
  const from = int32(start, 34451, "$substrCP's starting index");
  if (!isNumeric(length))
    throw location(34452, `$substrCP: length must be a numeric type (is BSON type ${typeOf(length)})`);
  const count = int32(length, 34453, "$substrCP's length");
  if (from < 0) throw location(34455, '$substrCP: the starting index must be nonnegative integer.');
  if (count < 0) throw location(34454, '$substrCP: length must be a nonnegative integer.');
  return points.slice(from, from + count).join('');
}

function split(v: Value, separator: Value): Value {
  if (isNullish(v) || isNullish(separator)) return null;
  if (typeof v !== 'string')
    throw location(
      40085,
      `$split requires an expression that evaluates to a string as a first argument, found: ${typeOf(v)}`,
    );
  if (typeof separator !== 'string')
    throw location(
      40086,
      `$split requires an expression that evaluates to a string as a second argument, found: ${typeOf(separator)}`,
    );
  if (!separator) throw location(40087, '$split requires a non-empty separator');
  return v.split(separator);
}

const lengthOperator = (name: string, code: number, run: (text: string) => number) => (v: Value) => {
  if (typeof v !== 'string') throw location(code, `${name} requires a string argument, found: ${typeOf(v)}`);
  return run(v);
};

const indexOperator =
  (name: string, code: number, unitsOf: (text: string) => string[]) =>
  (v: Value, searched: Value, ...bounds: Value[]) => {
    if (isNullish(v)) return null;
    if (typeof v !== 'string')
      throw location(code, `${name} requires a string as the first argument, found: ${typeOf(v)}`);
    if (typeof searched !== 'string')
      throw location(
        code + 1,
        `${name} requires a string as the second argument, found: ${typeOf(searched)}`,
      );
    const [units, search] = [unitsOf(v), unitsOf(searched)];
    const [from, to] = searchRange(name, bounds, units.length);
    for (let i = from; i <= to - search.length; i++)
      if (search.every((unit, j) => units[i + j] === unit)) return i;
    return -1;
  };

export const stringOperators: { [name: string]: SimpleOperator } = {
  $toLower: {
    minArgs: 1,
    maxArgs: 1,
    evaluate: (v) => coerceToString('$toLower', v).replace(/[A-Z]+/g, (s) => s.toLowerCase()),
  },
  $toUpper: {
    minArgs: 1,
    maxArgs: 1,
    evaluate: (v) => coerceToString('$toUpper', v).replace(/[a-z]+/g, (s) => s.toUpperCase()),
  },
  $substr: { minArgs: 3, maxArgs: 3, evaluate: substringBytes },
  $substrBytes: { minArgs: 3, maxArgs: 3, evaluate: substringBytes },
  $substrCP: { minArgs: 3, maxArgs: 3, evaluate: substringPoints },
  $split: { minArgs: 2, maxArgs: 2, evaluate: split },
  $strLenBytes: {
    minArgs: 1,
    maxArgs: 1,
    evaluate: lengthOperator('$strLenBytes', 34473, (s) => utf8Bytes(s).length),
  },
  $strLenCP: { minArgs: 1, maxArgs: 1, evaluate: lengthOperator('$strLenCP', 34471, (s) => [...s].length) },
  $strcasecmp: {
    minArgs: 2,
    maxArgs: 2,
    evaluate: (a, b) =>
      compareStrings(
        coerceToString('$strcasecmp', a).toUpperCase(),
        coerceToString('$strcasecmp', b).toUpperCase(),
      ),
  },
  $indexOfCP: { minArgs: 2, maxArgs: 4, evaluate: indexOperator('$indexOfCP', 40093, (s) => [...s]) },
  $indexOfBytes: {
    minArgs: 2,
    maxArgs: 4,
    evaluate: indexOperator('$indexOfBytes', 40091, (s) => [...utf8Bytes(s).toString('latin1')]),
  },
};

export const sequentialStringOperators: { [name: string]: SequentialOperator } = { $concat: concat };
