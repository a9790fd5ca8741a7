import { Timestamp, type BSONRegExp } from 'bson';
import { compareStrings } from '../bson/compare';
import { makeDouble, numberType, toNumber } from '../bson/numbers';
import { isDoc, isNullish, isNumeric, typeOf, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { isRegex, toRegExp } from '../query/regex';
import { convertTo } from './conversion';
import { int32, searchRange, toLong } from './integers';
import {
  combineExpressions,
  constantExpression,
  type SequentialOperator,
  type SimpleOperator,
  type SpecialForm,
} from './types';

/** Converts the operand of a string operator to a string. Null and missing become empty. */
function coerceToString(name: string, v: Value): string {
  if (isNullish(v)) return '';
  if (typeof v === 'string') return v;
  if (numberType(v) === 'double') return formatDouble(toNumber(v));
  if (isNumeric(v) || v instanceof Date) return String(convertTo('string', v));
  if (v instanceof Timestamp) return formatTimestamp(v);
  throw location(16007, `can't convert from BSON type ${typeOf(v)} to String`);
}

/** Formats a timestamp as C's `ctime` does, without weekday and year, followed by the increment. */
function formatTimestamp({ t, i }: Timestamp): string {
  const [, day, month, , time] = new Date(t * 1000).toUTCString().split(' ');
  return `${month} ${String(Number(day)).padStart(2)} ${time}:${i}`;
}

/** Formats a double with six significant digits, like printf's `%g`. */
function formatDouble(n: number): string {
  if (!Number.isFinite(n)) return String(n).toLowerCase().replace('infinity', 'inf');
  const [digits = '', power = ''] = n.toExponential(5).split('e');
  const plain = n === 0 ? n : Number(n.toPrecision(6));
  if (Number(power) >= -4 && Number(power) < 6) return String(convertTo('string', makeDouble(plain)));
  return `${Number(digits)}e${power[0]}${power.slice(1).padStart(2, '0')}`;
}

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

const whitespace = [
  '\0',
  ' ',
  '\t',
  '\n',
  '\v',
  '\f',
  '\r',
  '\u00a0',
  '\u1680',
  ...Array.from({ length: 11 }, (_, i) => String.fromCharCode(0x2000 + i)),
];

const trimForm =
  (name: string, left: boolean, right: boolean): SpecialForm =>
  (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(50696, `${name} only supports an object as an argument, found ${typeOf(operand)}`);
    const input = compile(operand.input, scope);
    const chars = 'chars' in operand ? compile(operand.chars, scope) : constantExpression('');
    return combineExpressions([input, chars], (root, vars) => {
      const [v, set] = [input(root, vars), chars(root, vars)];
      if (isNullish(v) || isNullish(set)) return null;
      if (typeof v !== 'string')
        throw location(50699, `${name} requires its input to be a string, got ${typeOf(v)} instead.`);
      if (typeof set !== 'string')
        throw location(50700, `${name} requires 'chars' to be a string, got ${typeOf(set)} instead.`);
      const trimmed = set ? [...set] : whitespace;
      const points = [...v];
      while (left && points.length && trimmed.includes(points[0] as string)) points.shift();
      while (right && points.length && trimmed.includes(points.at(-1) as string)) points.pop();
      return points.join('');
    });
  };

const replaceForm =
  (name: string, all: boolean): SpecialForm =>
  (operand, scope, compile) => {
    const { input, find, replacement } = operand as Doc;
    const parts = [input, find, replacement].map((part) => compile(part, scope));
    return combineExpressions(parts, (root, vars) => {
      const values = parts.map((part) => part(root, vars));
      values.forEach((v, i) => {
        if (!isNullish(v) && typeof v !== 'string')
          throw location(
            [51746, 51745, 51744][i] as number,
            `${name} requires that '${['input', 'find', 'replacement'][i]}' be a string`,
          );
      });
      if (values.some(isNullish)) return null;
      const [text, searched, by] = values as [string, string, string];
      return all ? text.split(searched).join(by) : text.replace(searched, () => by);
    });
  };

type RegexMatch = { match: string; idx: number; captures: (string | null)[] };

const regexForm =
  (name: string, run: (text: string, regex: RegExp) => Value, resultOfNull: Value): SpecialForm =>
  (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(51103, `${name} expects an object of named arguments but found: ${typeOf(operand)}`);
    const [input, pattern, options] = [operand.input, operand.regex, operand.options ?? null].map((part) =>
      compile(part, scope),
    );
    return (root, vars) => {
      const [v, source, flags] = [input?.(root, vars), pattern?.(root, vars), options?.(root, vars)];
      if (!isNullish(v) && typeof v !== 'string')
        throw location(51104, `${name} needs 'input' to be of type string`);
      if (!isNullish(source) && typeof source !== 'string' && !isRegex(source))
        throw location(51105, `${name} needs 'regex' to be of type string or regex`);
      if (!isNullish(flags) && typeof flags !== 'string')
        throw location(51106, `${name} needs 'options' to be of type string`);
      if (isNullish(v) || isNullish(source)) return resultOfNull;
      return run(v, buildRegExp(source, flags));
    };
  };

function buildRegExp(source: string | BSONRegExp, flags: Value): RegExp {
  const { pattern, options } = typeof source === 'string' ? { pattern: source, options: '' } : source;
  const regex = toRegExp(pattern, (flags as string | null) ?? options, 51111);
  return new RegExp(regex, `g${regex.flags}`);
}

const describeMatch = (text: string, m: RegExpMatchArray): RegexMatch => ({
  match: m[0],
  idx: [...text.slice(0, m.index)].length,
  captures: m.slice(1).map((c) => c ?? null),
});

export const stringForms: { [name: string]: SpecialForm } = {
  $trim: trimForm('$trim', true, true),
  $ltrim: trimForm('$ltrim', true, false),
  $rtrim: trimForm('$rtrim', false, true),
  $replaceOne: replaceForm('$replaceOne', false),
  $replaceAll: replaceForm('$replaceAll', true),
  $regexMatch: regexForm('$regexMatch', (text, regex) => regex.test(text), false),
  $regexFind: regexForm(
    '$regexFind',
    (text, regex) => {
      const first = regex.exec(text);
      return first ? describeMatch(text, first) : null;
    },
    null,
  ),
  $regexFindAll: regexForm(
    '$regexFindAll',
    (text, regex) => [...text.matchAll(regex)].map((m) => describeMatch(text, m)),
    [],
  ),
};

export const sequentialStringOperators: { [name: string]: SequentialOperator } = { $concat: concat };
