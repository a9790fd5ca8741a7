import { Timestamp, type BSONRegExp } from 'bson';
import { compareStrings } from '../bson/compare';
import { double, numberType, toNumber } from '../bson/numbers';
import { isDoc, isNumeric, typeOf, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { isRegex, toRegExp } from '../query/regex';
import { convertTo } from './conversion';
import { int32, searched, toLong } from './integers';
import { combine, constant, type InTurn, type Plain, type Special } from './types';
import { isNothing } from './operands';

/** What string operators make of numbers, dates and nothing. */
function asText(name: string, v: Value): string {
  if (isNothing(v)) return '';
  if (typeof v === 'string') return v;
  if (numberType(v) === 'double') return shortText(toNumber(v));
  if (isNumeric(v) || v instanceof Date) return String(convertTo('string', v));
  if (v instanceof Timestamp) return timestampText(v);
  throw location(16007, `can't convert from BSON type ${typeOf(v)} to String`);
}

/** The time of day in the year, as C's `ctime` writes it, and the place within the second. */
function timestampText({ t, i }: Timestamp): string {
  const [, day, month, , time] = new Date(t * 1000).toUTCString().split(' ');
  return `${month} ${String(Number(day)).padStart(2)} ${time}:${i}`;
}

/** A double with six digits, as printf's `%g`. */
function shortText(n: number): string {
  if (!Number.isFinite(n)) return String(n).toLowerCase().replace('infinity', 'inf');
  const [digits = '', power = ''] = n.toExponential(5).split('e');
  const plain = n === 0 ? n : Number(n.toPrecision(6));
  if (Number(power) >= -4 && Number(power) < 6) return String(convertTo('string', double(plain)));
  return `${Number(digits)}e${power[0]}${power.slice(1).padStart(2, '0')}`;
}

const concat: InTurn = {
  folds: 'neighbours',
  each: (parts) => {
    let text = '';
    for (const part of parts) {
      if (isNothing(part)) return null;
      if (typeof part !== 'string')
        throw location(16702, `$concat only supports strings, not ${typeOf(part)}`);
      text += part;
    }
    return text;
  },
};

const bytesOf = (text: string) => Buffer.from(text);

function substringBytes(v: Value, start: Value, length: Value): Value {
  const bytes = bytesOf(asText('$substrBytes', v));
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
  const points = [...asText('$substrCP', v)];
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
  if (isNothing(v) || isNothing(separator)) return null;
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

const measured = (name: string, code: number, run: (text: string) => number) => (v: Value) => {
  if (typeof v !== 'string') throw location(code, `${name} requires a string argument, found: ${typeOf(v)}`);
  return run(v);
};

const indexIn =
  (name: string, code: number, unitsOf: (text: string) => string[]) =>
  (v: Value, wanted: Value, ...places: Value[]) => {
    if (isNothing(v)) return null;
    if (typeof v !== 'string')
      throw location(code, `${name} requires a string as the first argument, found: ${typeOf(v)}`);
    if (typeof wanted !== 'string')
      throw location(code + 1, `${name} requires a string as the second argument, found: ${typeOf(wanted)}`);
    const [units, search] = [unitsOf(v), unitsOf(wanted)];
    const [from, to] = searched(name, places, units.length);
    for (let i = from; i <= to - search.length; i++)
      if (search.every((unit, j) => units[i + j] === unit)) return i;
    return -1;
  };

export const strings: { [name: string]: Plain } = {
  $toLower: {
    least: 1,
    most: 1,
    run: (v) => asText('$toLower', v).replace(/[A-Z]+/g, (s) => s.toLowerCase()),
  },
  $toUpper: {
    least: 1,
    most: 1,
    run: (v) => asText('$toUpper', v).replace(/[a-z]+/g, (s) => s.toUpperCase()),
  },
  $substr: { least: 3, most: 3, run: substringBytes },
  $substrBytes: { least: 3, most: 3, run: substringBytes },
  $substrCP: { least: 3, most: 3, run: substringPoints },
  $split: { least: 2, most: 2, run: split },
  $strLenBytes: { least: 1, most: 1, run: measured('$strLenBytes', 34473, (s) => bytesOf(s).length) },
  $strLenCP: { least: 1, most: 1, run: measured('$strLenCP', 34471, (s) => [...s].length) },
  $strcasecmp: {
    least: 2,
    most: 2,
    run: (a, b) =>
      compareStrings(asText('$strcasecmp', a).toUpperCase(), asText('$strcasecmp', b).toUpperCase()),
  },
  $indexOfCP: { least: 2, most: 4, run: indexIn('$indexOfCP', 40093, (s) => [...s]) },
  $indexOfBytes: {
    least: 2,
    most: 4,
    run: indexIn('$indexOfBytes', 40091, (s) => [...bytesOf(s).toString('latin1')]),
  },
};

const white = [
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

const trimming =
  (name: string, left: boolean, right: boolean): Special =>
  (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(50696, `${name} only supports an object as an argument, found ${typeOf(operand)}`);
    const input = compile(operand.input, scope);
    const chars = 'chars' in operand ? compile(operand.chars, scope) : constant('');
    return combine([input, chars], (root, vars) => {
      const [v, set] = [input(root, vars), chars(root, vars)];
      if (isNothing(v) || isNothing(set)) return null;
      if (typeof v !== 'string')
        throw location(50699, `${name} requires its input to be a string, got ${typeOf(v)} instead.`);
      if (typeof set !== 'string')
        throw location(50700, `${name} requires 'chars' to be a string, got ${typeOf(set)} instead.`);
      const cut = set ? [...set] : white;
      const points = [...v];
      while (left && points.length && cut.includes(points[0] as string)) points.shift();
      while (right && points.length && cut.includes(points.at(-1) as string)) points.pop();
      return points.join('');
    });
  };

const replacing =
  (name: string, all: boolean): Special =>
  (operand, scope, compile) => {
    const { input, find, replacement } = operand as Doc;
    const parts = [input, find, replacement].map((part) => compile(part, scope));
    return combine(parts, (root, vars) => {
      const values = parts.map((part) => part(root, vars));
      values.forEach((v, i) => {
        if (!isNothing(v) && typeof v !== 'string')
          throw location(
            [51746, 51745, 51744][i] as number,
            `${name} requires that '${['input', 'find', 'replacement'][i]}' be a string`,
          );
      });
      if (values.some(isNothing)) return null;
      const [text, wanted, by] = values as [string, string, string];
      return all ? text.split(wanted).join(by) : text.replace(wanted, () => by);
    });
  };

type Found = { match: string; idx: number; captures: (string | null)[] };

const searching =
  (name: string, answer: (text: string, regex: RegExp) => Value, nothing: Value): Special =>
  (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(51103, `${name} expects an object of named arguments but found: ${typeOf(operand)}`);
    const [input, pattern, options] = [operand.input, operand.regex, operand.options ?? null].map((part) =>
      compile(part, scope),
    );
    return (root, vars) => {
      const [v, source, flags] = [input?.(root, vars), pattern?.(root, vars), options?.(root, vars)];
      if (!isNothing(v) && typeof v !== 'string')
        throw location(51104, `${name} needs 'input' to be of type string`);
      if (!isNothing(source) && typeof source !== 'string' && !isRegex(source))
        throw location(51105, `${name} needs 'regex' to be of type string or regex`);
      if (!isNothing(flags) && typeof flags !== 'string')
        throw location(51106, `${name} needs 'options' to be of type string`);
      if (isNothing(v) || isNothing(source)) return nothing;
      return answer(v, expressionOf(source, flags));
    };
  };

function expressionOf(source: string | BSONRegExp, flags: Value): RegExp {
  const { pattern, options } = typeof source === 'string' ? { pattern: source, options: '' } : source;
  const regex = toRegExp(pattern, (flags as string | null) ?? options, 51111);
  return new RegExp(regex, `g${regex.flags}`);
}

const found = (text: string, m: RegExpMatchArray): Found => ({
  match: m[0],
  idx: [...text.slice(0, m.index)].length,
  captures: m.slice(1).map((c) => c ?? null),
});

export const stringSpecials: { [name: string]: Special } = {
  $trim: trimming('$trim', true, true),
  $ltrim: trimming('$ltrim', true, false),
  $rtrim: trimming('$rtrim', false, true),
  $replaceOne: replacing('$replaceOne', false),
  $replaceAll: replacing('$replaceAll', true),
  $regexMatch: searching('$regexMatch', (text, regex) => regex.test(text), false),
  $regexFind: searching(
    '$regexFind',
    (text, regex) => {
      const first = regex.exec(text);
      return first ? found(text, first) : null;
    },
    null,
  ),
  $regexFindAll: searching(
    '$regexFindAll',
    (text, regex) => [...text.matchAll(regex)].map((m) => found(text, m)),
    [],
  ),
};

export const stringsInTurn: { [name: string]: InTurn } = { $concat: concat };
